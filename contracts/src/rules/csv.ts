/** One row of a CSV file, each cell safe to open in a spreadsheet. */
export const csvLine = (cells: readonly (string | number)[]): string => cells.map(csvCell).join(',')

/** What a spreadsheet takes for the beginning of a formula, also in the wide letters of Chinese and Japanese. */
export const formulaStart = '=+\\-@＝＋－＠'

const startsFormula = new RegExp(`^['\\s]*[${formulaStart}\\t\\r]`)
const isGuarded = new RegExp(`^'['\\s]*[${formulaStart}\\t\\r]`)

/**
 * A cell that starts like a formula gets an apostrophe, so that a spreadsheet shows it instead of running it; one that
 * has an apostrophe of its own there gets another one, or nobody could tell them apart.
 */
export const spreadsheetSafe = (cell: string): string => (startsFormula.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `spreadsheetSafe`. */
export const unguarded = (cell: string): string => (isGuarded.test(cell) ? cell.slice(1) : cell)

export function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safe = spreadsheetSafe(cell)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
