import { createImportReader, type ReadRecord } from '@heed/contracts/rules/import/lines'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutReason, withReason } from './marker.ts'
import { createLineReader } from './reading.ts'

const anyLine = fc.string({
  unit: fc.constantFrom('a', '@', '.', 'é', ',', ';', '"', ' ', '#', 'heed'),
  maxLength: 40,
})
const reason = { lineNumber: 12, rule: 'email', message: 'Email not valid' }

it.each([',', ';'])('gives the line back as it was, whatever stands in it (%s)', (separator) => {
  fc.assert(
    fc.property(anyLine, (line) => {
      expect(withoutReason(withReason({ line, ...reason }, separator))).toBe(line)
    }),
  )
})

it('leaves a line alone that bears no mark', () => {
  expect([withoutReason('a@example.is,#heed'), withoutReason('a@example.is,x,y,#heed')]).toEqual([null, null])
})

/** What a reader makes of lines, without line text. */
function read(make: typeof createImportReader | typeof createLineReader, text: string) {
  const found: unknown[] = []
  const reader = make({
    record: ({ line: _, ...record }: ReadRecord) => found.push(record),
    refused: ({ lineNumber, rule, line }) => found.push({ lineNumber, rule, line }),
  })
  reader.write(text)
  reader.end()
  return { found, counts: { ...reader.counts } }
}

it('reads mended lines with their reasons as it reads the lines alone', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
      // An empty line is never refused, so it never bears a reason.
      const filled = lines.filter((line) => line.trim() !== '')
      const marked = filled.map((line) => withReason({ line, ...reason }, ';'))
      expect(read(createLineReader, marked.join('\n'))).toEqual(read(createImportReader, filled.join('\n')))
    }),
  )
})
