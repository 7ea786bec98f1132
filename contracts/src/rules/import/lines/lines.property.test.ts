/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../../../test/runs.ts'
import { normalizeAddress, normalizeName } from '../../../entities/names.ts'
import { createImportReader, type FileRecord, type RejectedLine } from './lines.ts'

function readChunks(chunks: readonly string[]) {
  const found: (FileRecord | RejectedLine)[] = []
  const reader = createImportReader({
    record: (line) => found.push(line),
    refused: (line) => found.push(line),
  })
  for (const chunk of chunks) reader.write(chunk)
  return { found, counts: { ...reader.end() } }
}

const pieces = [
  '\n',
  '\r',
  '\r\n',
  ',',
  ';',
  '"',
  '""',
  ' ',
  '\ufeff',
  '\u2028',
  '\0',
  'Á',
  '王',
  '𝒜',
  '\ud800',
]
const words = ['asa@example.is', 'ASA@Example.is', 'a@b', 'Ása', 'Sala', 'x'.repeat(60), '.', '@']
const anyFile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 60 }).map((parts) => parts.join('')),
)

function splitPhysicalLines(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

test('any text is read, with every physical line counted exactly once', () => {
  fc.assert(
    fc.property(anyFile, (text) => {
      const { found, counts } = readChunks([text])
      const lines = splitPhysicalLines(text)
      const numbered = found.flatMap(({ lineNumber, line }) =>
        line.split('\n').map((part, at): [number, string] => [lineNumber + at, part]),
      )
      const numbers = new Set(numbered.map(([lineNumber]) => lineNumber))
      expect(numbered.map(([lineNumber]) => lines[lineNumber - 1])).toEqual(numbered.map(([, part]) => part))
      expect(numbers.size).toBe(numbered.length)
      const others = lines.filter((_, at) => !numbers.has(at + 1))
      expect(others.filter((line) => line.trim() !== '')).toEqual([])
      expect(counts.lines).toBe(found.length + counts.empty)
      expect(counts.empty).toBe(others.length)
      expect(counts.empty + counts.records + counts.refused).toBe(counts.lines)
    }),
    { numRuns: limitRuns(2000) },
  )
})

test('a line continuing a quoted cell is never read as an employee', () => {
  const ink = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/["\r\n\ufeff#]/g, ''))
  const end = fc.constantFrom('\n', '\r\n', '\r')
  const goingOn = fc.array(fc.tuple(end, ink), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(3), goingOn, fc.boolean(), fc.nat(3), end, (before, more, isClosed, after, feed) => {
      const good = (name: string, count: number) =>
        Array.from({ length: count }, (_, at) => `${name}${at}@x.is${feed}`).join('')
      const cell = `A${more.map(([stop, text], at) => `${stop}inside${at}@x.is,${text}`).join('')}`
      const text = `${good('before', before)}asa@x.is,"${cell}${isClosed ? '"' : ''}${feed}${good('after', after)}`
      const { found, counts } = readChunks([text])
      const people = found.flatMap((one) => ('email' in one ? one.email : []))
      expect(people.filter((email) => email.startsWith('inside'))).toEqual([])
      expect(people.filter((email) => email.startsWith('before')).length).toBe(before)
      expect(people.filter((email) => email.startsWith('after')).length).toBe(isClosed ? after : 0)
      expect(counts.lines).toBe(before + 1 + (isClosed ? after : 0))
      if (!isClosed) expect(found.at(-1)).toMatchObject({ lineNumber: before + 1, rule: 'quote' })
    }),
    { numRuns: limitRuns(1000) },
  )
})

test('the result is the same wherever the text is cut', () => {
  fc.assert(
    fc.property(anyFile, fc.array(fc.nat(200)), (text, places) => {
      const cuts = [0, ...places.filter((place) => place < text.length).sort((one, other) => one - other)]
      const chunks = cuts.map((cut, at) => text.slice(cut, cuts[at + 1]))
      expect(readChunks(chunks)).toEqual(readChunks([text]))
    }),
    { numRuns: limitRuns(2000) },
  )
})

test('a line without quotes is read like a plain split', () => {
  const steering = fc.constantFrom('\t', '\v', '\f', '\0', '\x1b', '\x7f', '\x85', '\x9f', '\u2028', '\u2029')
  const ink = fc.string({ unit: 'grapheme', maxLength: 20 })
  const cell = fc
    .oneof(
      ink,
      fc.tuple(ink, steering, ink).map((parts) => parts.join('')),
    )
    .map((text) => text.replace(/[",;\r\n\ufeff]/g, ''))
  const address = fc.constantFrom('asa@example.is', 'Þóra@Fyrirtæki.is', 'x.y-z_9@a.b.co', ' a+b@c.is ')
  fc.assert(
    fc.property(address, fc.array(fc.tuple(fc.constantFrom(',', ';'), cell)), (email, rest) => {
      const line = email + rest.flat().join('')
      const [name = '', listName = '', ...tags] = rest.map(([, text]) => normalizeName(text))
      expect(readChunks([line]).found).toEqual([
        {
          email: normalizeAddress(email),
          name,
          listName,
          metadata: tags.filter((tag) => tag !== ''),
          line,
          lineNumber: 1,
        },
      ])
    }),
  )
})
