import { csvLine } from '@heed/contracts'
import { csvBlob, download } from './download.ts'

type Cell = string | number | null | undefined

/** Lets the browser save a table: its headings, and a line a row. What is not known is an empty cell. */
export function downloadCsv(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const lines = rows.map((cells) => csvLine(cells.map((cell) => cell ?? '')))
  download(name, csvBlob([csvLine(heads), ...lines]))
}
