/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectDeepEqual } from '../../../../test/expectDeepEqual.ts'
import { limitRuns } from '../../../../test/runs.ts'
import { createByteReader } from '../lines/byteReader.ts'
import { createImportReader, type FileRecord } from '../lines/lines.ts'
import { asUint8Array, type BorrowedBytes, copyBytes } from './bytes.ts'
import { createDecoder, type ImportEncoding } from './encoding.ts'

type WrittenPerson = Pick<FileRecord, 'email' | 'name' | 'listName' | 'metadata'>

const letters: Record<ImportEncoding, string> = {
  'utf-8': 'aZ7éÞðöŁ王ก한𝒜😀𠮷',
  'iso-8859-1': 'aZ7éÞðöÿ',
}

const encode = (text: string, encoding: ImportEncoding): Uint8Array =>
  encoding === 'utf-8'
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** `slice` returns a view for a Buffer, but a copy for a Uint8Array. */
const memoryFactories = [(size: number) => Buffer.alloc(size), (size: number) => new Uint8Array(size)]

/** Overwrites the memory after every piece. */
function lendChunks(
  file: Uint8Array,
  cuts: readonly number[],
  memory: Uint8Array,
  take: (bytes: BorrowedBytes) => void,
) {
  const places = [0, ...cuts, file.length]
  for (let at = 1; at < places.length; at++) {
    const piece = file.subarray(places[at - 1], places[at])
    memory.set(piece)
    take(memory.subarray(0, piece.length))
    memory.fill(0x2e)
  }
}

type ReaderFactory = (sink: (line: WrittenPerson) => void, encoding: ImportEncoding) => Reader
type Reader = { write(bytes: BorrowedBytes): void; end(): void }

const toWrittenPerson = ({ email, name, listName, metadata }: FileRecord): WrittenPerson => ({
  email,
  name,
  listName,
  metadata,
})

const throwOnRejected = ({ line }: { line: string }) => {
  throw new Error(`refused: ${line}`)
}

const readerFactories: Record<string, ReaderFactory> = {
  'in place where a line is plain': (take, encoding) =>
    createByteReader(encoding, {
      record: (record) => take(toWrittenPerson(record)),
      plain({ bytes, from, emailTo, nameFrom, nameTo, listName }) {
        const text = (start: number, end: number) =>
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(asUint8Array(bytes.subarray(start, end)))
        take({ email: text(from, emailTo), name: text(nameFrom, nameTo), listName, metadata: [] })
      },
      refused: throwOnRejected,
    }),
  'line by line from the bytes': (take, encoding) =>
    createByteReader(encoding, {
      record: (record) => take(toWrittenPerson(record)),
      refused: throwOnRejected,
    }),
  'from the text': (take, encoding) => {
    const decoder = createDecoder(encoding)
    const reader = createImportReader({
      record: (record) => take(toWrittenPerson(record)),
      refused: throwOnRejected,
    })
    return {
      write: (bytes) => reader.write(decoder.write(bytes)),
      end() {
        reader.write(decoder.end())
        reader.end()
      },
    }
  },
}

const word = (encoding: ImportEncoding, maxLength: number) =>
  fc.array(fc.constantFrom(...letters[encoding]), { minLength: 1, maxLength }).map((some) => some.join(''))

/** Repeats list names often, like real files. */
const people = (encoding: ImportEncoding) =>
  fc
    .record({
      lists: fc.array(fc.oneof(word(encoding, 6), fc.constantFrom('Sales', 'Salex', 'IT')), {
        minLength: 1,
        maxLength: 3,
      }),
      cells: fc.array(
        fc.record({
          name: word(encoding, 8),
          at: fc.nat(2),
          tags: fc.array(word(encoding, 4), { maxLength: 2 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ lists, cells }) =>
      cells.map(
        ({ name, at, tags }, number): WrittenPerson => ({
          email: `p${number}@x.is`,
          name,
          listName: lists[at % lists.length] ?? '',
          metadata: tags,
        }),
      ),
    )

const formatText = (written: readonly WrittenPerson[], end: string) =>
  written
    .map(({ email, name, listName, metadata }) => [email, name, listName, ...metadata].join(',') + end)
    .join('')

const readAs = (
  door: ReaderFactory,
  encoding: ImportEncoding,
  read: (reader: Reader) => void,
): WrittenPerson[] => {
  const lines: WrittenPerson[] = []
  const reader = door((line) => lines.push(line), encoding)
  read(reader)
  reader.end()
  return lines
}

test.each(Object.keys(readerFactories))(
  'cells read %s match the written ones, wherever lent bytes are cut',
  (name) => {
    const door = readerFactories[name] as ReaderFactory
    fc.assert(
      fc.property(
        fc
          .constantFrom<ImportEncoding>('utf-8', 'iso-8859-1')
          .chain((encoding) => people(encoding).map((written) => ({ encoding, written }))),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom(...memoryFactories),
        ({ encoding, written }, end, memoryOf) => {
          const file = encode(formatText(written, end), encoding)
          const memory = memoryOf(file.length)
          const read = (cuts: readonly number[]) =>
            readAs(door, encoding, (reader) => lendChunks(file, cuts, memory, reader.write))
          for (let cut = 0; cut <= file.length; cut++) expectDeepEqual(read([cut]), written, `cut at ${cut}`)
          for (const step of [1, 2, 3, 5, 7]) {
            const cuts = Array.from({ length: Math.floor(file.length / step) }, (_, at) => at * step)
            expectDeepEqual(read(cuts), written, `cut every ${step}`)
          }
        },
      ),
      { numRuns: limitRuns(50) },
    )
  },
)

test('ownBytes returns a copy that survives overwriting the original bytes', () => {
  for (const memoryOf of memoryFactories) {
    const memory = memoryOf(4)
    memory.set([1, 2, 3, 4])
    const own = copyBytes((memory as BorrowedBytes).subarray(1, 3))
    memory.fill(9)
    expect([...own]).toEqual([2, 3])
  }
})
