/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { createImportReader, type FileRecord, type RejectedLine } from './lines/lines.ts'
import { appendReason, removeReason } from './marker.ts'

const anyLine = fc.string({
  unit: fc.constantFrom('asa@x.is', 'a', '@', 'é', ',', ';', '"', ' ', '#', '#heed', '\ufeff'),
  maxLength: 30,
})
const separator = fc.constantFrom(',', ';')
const anyReason = fc.record({
  lineNumber: fc.integer({ min: 1, max: 5_000_000 }),
  rule: fc.constantFrom('email', 'nameLength', 'server'),
  message: fc.constantFrom(
    'Email not valid',
    'No data found in line',
    'Refused: "a, b; c"',
    'Refused:\nasa@x.is\r\rþ',
  ),
})

function readChunks(chunks: readonly string[]) {
  const found: (FileRecord | RejectedLine)[] = []
  const reader = createImportReader({
    record: (record) => found.push(record),
    refused: (line) => found.push(line),
  })
  for (const chunk of chunks) reader.write(chunk)
  return { found, counts: { ...reader.end() } }
}

const isCompleteLine = (line: string): boolean => readChunks([`${line}\nnext`]).counts.lines === 2

test('a line with an appended reason can be restored exactly', () => {
  fc.assert(
    fc.property(anyLine, separator, anyReason, (line, between, reason) => {
      expect(removeReason(appendReason({ line, ...reason }, between))).toBe(line)
    }),
  )
})

test("a file of rejected lines reads as if their reasons weren't there", () => {
  // A reason ends its line even if a quote is still open.
  const rows = fc.array(fc.tuple(anyLine.filter(isCompleteLine), fc.option(anyReason), separator), {
    minLength: 1,
    maxLength: 8,
  })
  const cuts = fc.array(fc.nat(400))
  fc.assert(
    fc.property(rows, cuts, (lines, places) => {
      // An empty last line counts only if a reason follows it.
      const marked = lines.map(([line, reason, between]) =>
        reason ? appendReason({ line, ...reason }, between) : line,
      )
      const text = marked.map((line) => `${line}\n`).join('')
      const sorted = [0, ...places.filter((place) => place < text.length).sort((one, other) => one - other)]
      const pieces = sorted.map((cut, at) => text.slice(cut, sorted[at + 1]))
      expect(readChunks(pieces)).toEqual(readChunks([lines.map(([line]) => `${line}\n`).join('')]))
    }),
    { numRuns: limitRuns(2000) },
  )
})

test.each([
  ['asa@x.is,Ása,Sala,#heed', ['#heed']],
  ['asa@x.is,Ása,Sala,#hash,12,email', ['#hash', '12', 'email']],
  ['asa@x.is,Ása,,#heed,12,email', ['#heed', '12', 'email']],
  ['asa@x.is,Ása,Sala,,,#heed,first,email', ['#heed', 'first', 'email']],
])("the tags of %s are kept as the employee's own", (line, tags) => {
  expect(removeReason(line)).toBeNull()
  expect(readChunks([line]).found).toMatchObject([{ metadata: tags, line }])
})
