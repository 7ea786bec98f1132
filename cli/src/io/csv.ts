import { type Cell, type Column, cellText, type Row } from './table.ts'

// A spreadsheet runs a cell that begins like this; a quote in front makes it text again.
const formula = /^[=+\-@\t\r]/
const needsQuotes = /[",;\r\n]/

function csvCell(value: Cell): string {
  const text = cellText(value)
  const safe = typeof value !== 'number' && formula.test(text) ? `'${text}` : text
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Comma-separated lines with the columns' keys as heading. No cell runs as a formula in a spreadsheet. */
export function renderCsv(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ key }) => csvCell(row[key] ?? null)).join(','))
  return `${[columns.map(({ key }) => key).join(','), ...lines].join('\n')}\n`
}
