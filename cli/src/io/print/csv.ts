import { escapeFormulas, formatCsvLine } from '@heed/contracts/rules/csv'
import { joinCellItems } from '@heed/contracts/rules/import/columns/columns'
import { type Cell, formatCell } from './table.ts'

type CsvRows = readonly (readonly Cell[])[]

const toPlainValue = (value: Cell): string | number =>
  typeof value === 'number' ? value : Array.isArray(value) ? joinCellItems(value) : formatCell(value)

/** Escapes cells, so that spreadsheets can't run them as formulas. */
export const renderCsv = (heading: readonly string[], rows: CsvRows): string =>
  `${[heading, ...rows].map((cells) => formatCsvLine(cells.map(toPlainValue))).join('\n')}\n`

const lineBreakPattern = /[\t\r\n\v\f\u0085\u2028\u2029]+/g

function toTsvCell(value: Cell): string {
  const cell = toPlainValue(value)
  return typeof cell === 'number' ? String(cell) : escapeFormulas(cell).replace(lineBreakPattern, ' ')
}

export const renderTsv = (heading: readonly string[], rows: CsvRows): string =>
  `${[heading, ...rows].map((cells) => cells.map(toTsvCell).join('\t')).join('\n')}\n`
