import { csvLine, spreadsheetSafe } from '@heed/contracts/rules/csv'
import { joinInCell } from '@heed/contracts/rules/import/columns/columns'
import { type Cell, cellText } from './table.ts'

type Lines = readonly (readonly Cell[])[]

const plain = (value: Cell): string | number =>
  typeof value === 'number' ? value : Array.isArray(value) ? joinInCell(value) : cellText(value)

/** Escapes cells, so that spreadsheets can't run them as formulas. */
export const renderCsv = (heading: readonly string[], rows: Lines): string =>
  `${[heading, ...rows].map((cells) => csvLine(cells.map(plain))).join('\n')}\n`

const breaks = /[\t\r\n\v\f\u0085\u2028\u2029]+/g

function tsvCell(value: Cell): string {
  const cell = plain(value)
  return typeof cell === 'number' ? String(cell) : spreadsheetSafe(cell).replace(breaks, ' ')
}

export const renderTsv = (heading: readonly string[], rows: Lines): string =>
  `${[heading, ...rows].map((cells) => cells.map(tsvCell).join('\t')).join('\n')}\n`
