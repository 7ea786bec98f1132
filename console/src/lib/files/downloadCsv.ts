import { formatCsvLine } from '@heed/contracts'
import { createCsvBlob, downloadBlob } from './download.ts'

type Cell = string | number | null | undefined

export function downloadCsv(
  name: string,
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const lines = rows.map((cells) => formatCsvLine(cells.map((cell) => cell ?? '')))
  downloadBlob(name, createCsvBlob([formatCsvLine(headers), ...lines]))
}
