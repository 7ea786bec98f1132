import { csvLine, spreadsheetSafe } from '@heed/contracts/rules/csv'
import { inOneCell } from '@heed/contracts/rules/import/columns'
import { type Cell, cellText } from './table.ts'

type Lines = readonly (readonly Cell[])[]

/** Several names stand in a cell as an import reads them. */
const plain = (value: Cell): string | number =>
  typeof value === 'number' ? value : Array.isArray(value) ? inOneCell(value) : cellText(value)

/** Comma-separated lines under a heading. No cell runs as a formula in a spreadsheet. */
export const renderCsv = (heading: readonly string[], rows: Lines): string =>
  `${[heading, ...rows].map((cells) => csvLine(cells.map(plain))).join('\n')}\n`

const breaks = /[\t\r\n\v\f\u0085\u2028\u2029]+/g

function tsvCell(value: Cell): string {
  const cell = plain(value)
  return typeof cell === 'number' ? String(cell) : spreadsheetSafe(cell).replace(breaks, ' ')
}

/** The same between tabs, which a cell has no way to hold: tabs and line breaks in it become spaces. */
export const renderTsv = (heading: readonly string[], rows: Lines): string =>
  `${[heading, ...rows].map((cells) => cells.map(tsvCell).join('\t')).join('\n')}\n`
