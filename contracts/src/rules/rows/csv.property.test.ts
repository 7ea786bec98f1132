/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import type { ColumnSpec } from './columns.ts'
import { readCsv } from './csv.ts'

const columns: ColumnSpec[] = ['name', 'seats', 'plan'].map((key) => ({
  key,
  type: 'text',
  help: '',
  required: true,
  examples: [],
}))

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '日', ' ', '\t', "'", '=', ',', ';', '\ufeff', '0'),
})
const end = fc.constantFrom('\n', '\r\n', '\r')
const separator = fc.constantFrom(',', ';', '\t')

test('a file reads the same with or without quotes around a cell', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 4 })),
      separator,
      end,
      fc.constantFrom('', '\ufeff'),
      fc.boolean(),
      async (rows, between, lineEnd, mark, ends) => {
        const lines = [['seats', 'plan'], ...rows].map((cells) => cells.join(between))
        const read = (first: string) => {
          const text = `${mark}${first}${between}${lines.join(lineEnd)}${ends ? lineEnd : ''}`
          return readCsv(text, columns, 'rows.csv')
        }
        expect(await read('name')).toEqual(await read('"name"'))
      },
    ),
    { numRuns: limitRuns(500) },
  )
})
