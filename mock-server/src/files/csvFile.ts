import { byteOrderMark, formatCsvLine } from '@heed/contracts'

export const formatPercentHeading = (name: string): string => `${name} (%)`

export type CsvRow = readonly (string | number)[]

/** Spreadsheets need the byte order mark and CRLF. Yields groups of lines, so that files can be streamed. */
export function* generateCsv(header: CsvRow, groups: Iterable<readonly CsvRow[]>): Generator<string> {
  yield `${byteOrderMark}${formatLine(header)}`
  for (const lines of groups) if (lines.length > 0) yield lines.map(formatLine).join('')
}

const formatLine = (cells: CsvRow): string => `${formatCsvLine(cells)}\r\n`
