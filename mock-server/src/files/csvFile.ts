import { byteOrderMark, csvLine } from '@heed/contracts'

/** The head of a column of hundredths. */
export const percent = (name: string): string => `${name} (%)`

export type Cells = readonly (string | number)[]

/** A CSV file as spreadsheets open it, with byte order mark and CRLF; a piece per group of lines, so that none is held as a whole. */
export function* csvFile(head: Cells, groups: Iterable<readonly Cells[]>): Generator<string> {
  yield `${byteOrderMark}${lineOf(head)}`
  for (const lines of groups) if (lines.length > 0) yield lines.map(lineOf).join('')
}

const lineOf = (cells: Cells): string => `${csvLine(cells)}\r\n`
