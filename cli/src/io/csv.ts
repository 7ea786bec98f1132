import { csvLine } from '@heed/contracts/rules/csv'
import { type Cell, type Column, cellText, type Row } from './table.ts'

const plain = (value: Cell): string | number => (typeof value === 'number' ? value : cellText(value))

/** Comma-separated lines with the columns' keys as heading. No cell runs as a formula in a spreadsheet. */
export function renderCsv(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = rows.map((row) => csvLine(columns.map(({ key }) => plain(row[key] ?? null))))
  return `${[columns.map(({ key }) => key).join(','), ...lines].join('\n')}\n`
}
