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

/**
 * An instant as spreadsheets read it, '2026-02-02 09:00:00', in UTC; empty where nothing happened. So every file for
 * people writes its times; programs are given the instants of the API.
 */
export const csvTime = (instant: string | null | undefined): string =>
  instant?.slice(0, 19).replace('T', ' ') ?? ''

export function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safe = spreadsheetSafe(cell)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
