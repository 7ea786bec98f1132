/** Before a text in a file: spreadsheets read it as UTF-8 then. */
export const byteOrderMark = '\uFEFF'

/** One row of a CSV file, each cell safe to open in a spreadsheet. */
export const csvLine = (cells: readonly (string | number)[]): string => cells.map(csvCell).join(',')

/** What a spreadsheet takes for the beginning of a formula, also in the wide letters of Chinese and Japanese. */
const formulaStart = '=+\\-@＝＋－＠'

const separators = ',;\\t\\r\\n'
/** A spreadsheet looks for one behind white space, apostrophes and quotes. */
const formula = `(?:['"]|[^\\S\\t\\r\\n])*[${formulaStart}]`

/** Places where a spreadsheet may begin a cell: which sign separates, its settings decide. */
const cellStarts = new RegExp(`(?<=^|[${separators}])(?=${formula}|^['\\s]*[\\t\\r])`, 'g')
const guardedStarts = new RegExp(`(?<=^|[${separators}])'(?=${formula}|(?<=^')['\\s]*[\\t\\r])`, 'g')
/**
 * What starts like a formula gets an apostrophe, at the beginning of a cell and behind each separator in it, so that a
 * spreadsheet shows it instead of running it; an apostrophe that is there already gets another one, or nobody could tell
 * them apart.
 */
export const spreadsheetSafe = (cell: string): string => cell.replace(cellStarts, "'")

/** The cell as it was before `spreadsheetSafe`. */
export const unguarded = (cell: string): string =>
  cell.includes("'") ? cell.replace(guardedStarts, '') : cell

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
