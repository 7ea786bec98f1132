import { type BorrowedBytes, copyBytes } from '../bytes/bytes.ts'
import { createDecoder, type ImportEncoding } from '../bytes/encoding.ts'
import { lineFeed } from '../bytes/letters.ts'
import type { Headings } from '../columns/columns.ts'
import type { ColumnChoice } from '../columns/mapping.ts'
import type { LineFilter } from '../importReader.ts'
import { createImportReader, type ImportCounts, type ImportSink } from './lines.ts'
import { findCells, type PlainLine } from './plainLine.ts'

export type ByteSink = ImportSink & { plain?(line: PlainLine): void }

export type ByteReader = {
  readonly counts: Readonly<ImportCounts>
  readonly headings: Headings | null
  write(bytes: BorrowedBytes): void
  end(): Readonly<ImportCounts>
}

const maxCachedNames = 4096

function createNameCache(): (bytes: BorrowedBytes, from: number, to: number) => string {
  const cachedNames = new Map<number, { name: string; bytes: Uint8Array }>()
  const decoder = new TextDecoder()
  return (bytes, from, to) => {
    if (from === to) return ''
    let hash = to - from
    for (let position = from; position < to; position++)
      hash = (Math.imul(hash, 31) + (bytes[position] ?? 0)) | 0
    const cachedName = cachedNames.get(hash)
    if (cachedName && hasSameBytes(cachedName.bytes, bytes, from, to)) return cachedName.name
    const ownedBytes = copyBytes(bytes.subarray(from, to))
    const name = decoder.decode(ownedBytes)
    if (cachedNames.size === maxCachedNames) cachedNames.clear()
    cachedNames.set(hash, { name, bytes: ownedBytes })
    return name
  }
}

function hasSameBytes(first: Uint8Array, second: BorrowedBytes, from: number, to: number): boolean {
  if (first.length !== to - from) return false
  for (let position = 0; position < first.length; position++)
    if (first[position] !== second[from + position]) return false
  return true
}

/** Reads plain lines without decoding them, which takes a third of the time. */
export function createByteReader(
  encoding: ImportEncoding,
  sink: ByteSink,
  choice?: ColumnChoice,
  isLeftOut?: LineFilter,
  fixedHeadings?: Headings,
): ByteReader {
  const decoder = createDecoder(encoding)
  const isUtf8 = encoding === 'utf-8'
  const reader = createImportReader(sink, choice, isLeftOut, fixedHeadings)
  const readName = createNameCache()
  const line: PlainLine = {
    bytes: new Uint8Array(),
    from: 0,
    to: 0,
    emailTo: 0,
    nameFrom: 0,
    nameTo: 0,
    listFrom: 0,
    listTo: 0,
    listName: '',
    lineNumber: 0,
  }
  let isOpen = true

  const decode = (bytes: BorrowedBytes): void => reader.write(decoder.write(bytes))

  const isNamed = (): boolean => choice !== undefined || reader.headings !== null

  function findTextEnd(bytes: BorrowedBytes, from: number, end: number): number {
    if (isNamed()) return end
    let to = bytes.indexOf(lineFeed, from) + 1
    while (to < end && findCells(bytes, to, line, reader.separator, isUtf8) === -1)
      to = bytes.indexOf(lineFeed, to) + 1
    return to
  }

  return {
    counts: reader.counts,
    get headings() {
      return reader.headings
    },
    write(bytes) {
      if (!sink.plain) {
        decode(bytes)
        return
      }
      // Reading past the last byte makes the engine deoptimize this code.
      const end = bytes.lastIndexOf(lineFeed) + 1
      let from = 0
      if (isOpen && end > 0) {
        from = bytes.indexOf(lineFeed) + 1
        decode(bytes.subarray(0, from))
      }
      while (from < end) {
        const nextPosition =
          isNamed() || reader.isQuoted ? -1 : findCells(bytes, from, line, reader.separator, isUtf8)
        if (nextPosition === -1) {
          const to = findTextEnd(bytes, from, end)
          decode(bytes.subarray(from, to))
          from = to
          continue
        }
        line.listName = readName(bytes, line.listFrom, line.listTo)
        line.lineNumber = reader.pass()
        sink.plain(line)
        from = nextPosition
      }
      if (from < bytes.length) decode(bytes.subarray(from))
      if (bytes.length > 0) isOpen = end < bytes.length
    },
    end() {
      reader.write(decoder.end())
      return reader.end()
    },
  }
}
