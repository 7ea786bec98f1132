/** @module-tag property */
import { escapeFormulas } from '@heed/contracts/rules/csv'
import { createAwkwardText } from '@heed/contracts/test/letters'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderCsv, renderTsv } from './csv.ts'

const lines = fc.array(fc.tuple(createAwkwardText({ maxLength: 8 }), createAwkwardText({ maxLength: 8 })), {
  minLength: 1,
  maxLength: 8,
})

it('CSV keeps every heading and cell, whatever characters they contain', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const [heading = [], ...rows] = all
      const found: unknown = parse(renderCsv(heading, rows))
      expect(found).toEqual(all.map((cells) => cells.map(escapeFormulas)))
    }),
  )
})

it('TSV keeps each row on one line with cells separated by tabs', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const [heading = [], ...rows] = all
      const found = renderTsv(heading, rows).split('\n').slice(0, -1)
      const oneLine = (cell: string) => escapeFormulas(cell).replace(/[\t\r\n\u2028]+/g, ' ')
      expect(found).toEqual(all.map((cells) => cells.map(oneLine).join('\t')))
    }),
  )
})
