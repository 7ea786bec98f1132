import fc from 'fast-check'
import { expect, it } from 'vitest'
import { awkward } from '../../../test/letters.ts'
import { openedWith } from '../../../test/spreadsheet.ts'
import { keptName } from '../../entities/names.ts'
import { createImportReader, type ReadRecord } from './lines.ts'
import { canHold, lineOf } from './writeLine.ts'

function read(text: string): ReadRecord[] {
  const records: ReadRecord[] = []
  const reader = createImportReader({ record: (record) => records.push(record), refused: () => {} })
  reader.write(text)
  reader.end()
  return records
}

const formula = fc
  .tuple(fc.constantFrom('=', '+', '-', '@'), awkward({ maxLength: 6 }))
  .map((parts) => parts.join(''))
const held = fc
  .oneof(awkward({ maxLength: 8 }), formula)
  .filter((text) => canHold(text) && text === keptName(text))

it('is read as the cells that it was written for', () => {
  fc.assert(
    fc.property(held, held, fc.array(held, { maxLength: 3 }), (name, listName, tags) => {
      expect(read(lineOf(['asa@example.is', name, listName, ...tags]))).toMatchObject([
        { name, listName, metadata: tags.filter((tag) => tag !== '') },
      ])
    }),
    { numRuns: 1000 },
  )
})

it.each([',', ';', '\t'])('has no cell that a spreadsheet would run with %j between cells', (separator) => {
  fc.assert(
    fc.property(fc.array(held), (cells) => {
      for (const cell of openedWith(lineOf(cells), separator)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }),
    { numRuns: 1000 },
  )
})

it.each<[string, string[], string]>([
  ['a formula', ['=1+1', ''], '"""=1+1""",'],
  ['a formula behind a separator', ['Jón;=1+1;x'], '"Jón;""""=1+1;x"'],
  ['separators', ['Þór, Ása', 'a;b'], '"Þór, Ása","a;b"'],
])('writes %s', (_, cells, line) => {
  expect(lineOf(cells)).toBe(line)
})
