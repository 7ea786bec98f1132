import { csvLine } from '@heed/contracts'
import { csvBlob, download } from './download.ts'

type Cell = string | number | null | undefined

export function downloadCsv(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const lines = rows.map((cells) => csvLine(cells.map((cell) => cell ?? '')))
  download(name, csvBlob([csvLine(heads), ...lines]))
}
