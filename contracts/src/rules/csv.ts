export const byteOrderMark = '\uFEFF'

export const formatCsvLine = (cells: readonly (string | number)[]): string =>
  cells.map(formatCsvCell).join(',')

/** Includes full-width characters, because spreadsheets accept them as the start of a formula. */
const formulaStarters = '=+\\-@＝＋－＠'

const separators = ',;\\t\\r\\n'
const formulaPattern = `(?:['"]|[^\\S\\t\\r\\n])*[${formulaStarters}]`

const cellStartPattern = new RegExp(`(?<=^|[${separators}])(?=${formulaPattern}|^['\\s]*[\\t\\r])`, 'g')
const escapedStartPattern = new RegExp(
  `(?<=^|[${separators}])'(?=${formulaPattern}|(?<=^')['\\s]*[\\t\\r])`,
  'g',
)
/** Prevents formula injection; doubles existing apostrophes so that `unescapeFormulas` can restore the text. */
export const escapeFormulas = (cell: string): string => cell.replace(cellStartPattern, "'")

export const unescapeFormulas = (cell: string): string =>
  cell.includes("'") ? cell.replace(escapedStartPattern, '') : cell

export const formatCsvTime = (instant: string | null | undefined): string =>
  instant?.slice(0, 19).replace('T', ' ') ?? ''

export function formatCsvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safeCell = escapeFormulas(cell)
  return /[",;\r\n]/.test(safeCell) ? `"${safeCell.replaceAll('"', '""')}"` : safeCell
}
