import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptAddress, keptName } from '../../entities/names.ts'
import { createImportReader, type ReadRecord, type RefusedLine } from './lines.ts'

function read(chunks: readonly string[]) {
  const found: (ReadRecord | RefusedLine)[] = []
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

function physicalLines(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

test('any text is read, and every physical line is accounted for exactly once', () => {
  fc.assert(
    fc.property(anyFile, (text) => {
      const { found, counts } = read([text])
      const lines = physicalLines(text)
      const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [[at + 1, line]]))
      expect(found.map(({ lineNumber, line }) => [lineNumber, line])).toEqual(filled)
      expect(counts.lines).toBe(lines.length)
      expect(counts.empty + counts.records + counts.refused).toBe(counts.lines)
    }),
    { numRuns: 2000 },
  )
})

test('where the text is cut changes nothing', () => {
  fc.assert(
    fc.property(anyFile, fc.array(fc.nat(200)), (text, places) => {
      const cuts = [0, ...places.filter((place) => place < text.length).sort((one, other) => one - other)]
      const chunks = cuts.map((cut, at) => text.slice(cut, cuts[at + 1]))
      expect(read(chunks)).toEqual(read([text]))
    }),
    { numRuns: 2000 },
  )
})

test('without quotes a line is what a plain split gives', () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.replace(/[",;\r\n\ufeff]/g, ''))
  const address = fc.constantFrom('asa@example.is', 'Þóra@Fyrirtæki.is', 'x.y-z_9@a.b.co', ' a+b@c.is ')
  fc.assert(
    fc.property(address, fc.array(fc.tuple(fc.constantFrom(',', ';'), cell)), (email, rest) => {
      const line = email + rest.flat().join('')
      const [name = '', listName = '', ...tags] = rest.map(([, text]) => keptName(text))
      expect(read([line]).found).toEqual([
        {
          email: keptAddress(email),
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
