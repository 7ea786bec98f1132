export const byteOrderMark = '\uFEFF'

export const formatCsvLine = (cells: readonly (string | number)[]): string =>
  cells.map(formatCsvCell).join(',')

/** Includes full-width characters, because spreadsheets also start formulas with them. */
const formulaStart = '=+\\-@＝＋－＠'

const separators = ',;\\t\\r\\n'
const formula = `(?:['"]|[^\\S\\t\\r\\n])*[${formulaStart}]`

const cellStarts = new RegExp(`(?<=^|[${separators}])(?=${formula}|^['\\s]*[\\t\\r])`, 'g')
const guardedStarts = new RegExp(`(?<=^|[${separators}])'(?=${formula}|(?<=^')['\\s]*[\\t\\r])`, 'g')
/** Prevents formula injection; doubles existing apostrophes so that `unguardCell` can restore the text. */
export const spreadsheetSafe = (cell: string): string => cell.replace(cellStarts, "'")

export const unguardCell = (cell: string): string =>
  cell.includes("'") ? cell.replace(guardedStarts, '') : cell

export const formatCsvTime = (instant: string | null | undefined): string =>
  instant?.slice(0, 19).replace('T', ' ') ?? ''

export function formatCsvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safe = spreadsheetSafe(cell)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
