/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAwkwardText } from '../../../../test/letters.ts'
import { normalizeName } from '../../../entities/names.ts'
import { formatCsvLine } from '../../csv.ts'
import { createImportReader, type FileRecord } from '../lines/lines.ts'
import { joinCellItems } from './columns.ts'

const awkwardTexts = [
  "'=1",
  '=1',
  "''-x",
  "' +x",
  '"',
  'a; "b"',
  '";"',
  "O'Brien",
  '5" screen',
  'a,b',
  '""',
  ';',
]
const name = fc
  .oneof(fc.constantFrom(...awkwardTexts), createAwkwardText({ maxLength: 8 }))
  .map(normalizeName)
  .filter((text) => text !== '')
const person = fc.record({
  name: fc.oneof(fc.constant(''), name),
  lists: fc.array(name, { maxLength: 3 }),
  tags: fc.array(name, { maxLength: 3 }),
})

test('cells with several lists or tags are read back exactly as written', () =>
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 5 }), (all) => {
      const records: FileRecord[] = []
      const refused: string[] = []
      const reader = createImportReader({
        record: (record) => records.push(record),
        refused: ({ line }) => refused.push(line),
      })
      reader.write(`${formatCsvLine(['Email', 'Name', 'Lists', 'Tags'])}\r\n`)
      for (const [at, { name: own, lists, tags }] of all.entries()) {
        reader.write(`${formatCsvLine([`p${at}@x.is`, own, joinCellItems(lists), joinCellItems(tags)])}\r\n`)
      }
      reader.end()
      const found = all.map((_, at) => {
        const own = records.filter(({ email }) => email === `p${at}@x.is`)
        const lists = own.map(({ listName }) => listName).filter((list) => list !== '')
        return { name: own[0]?.name, lists, tags: own.flatMap(({ metadata }) => metadata) }
      })
      expect([found, refused]).toEqual([all, []])
    }),
  ))
