import type { ImportRule } from './checks.ts'
import type { Separator } from './columns/cells.ts'
import type { Headings } from './columns/columns.ts'

export type FileRecord = {
  email: string
  name: string
  listName: string
  metadata: string[]
  line: string
  lineNumber: number
}
export type RejectedLine = { lineNumber: number; line: string; rule: ImportRule; message: string }
export type ImportSink = {
  record(record: FileRecord): void
  refused(line: RejectedLine): void
  leftOut?(lineNumber: number): void
}

export type LineFilter = (headings: Headings, cells: readonly string[], lineNumber: number) => boolean

/** lines = empty + records + refused + leftOut, without headings; an empty file gives `importTexts.noRows` (P-2). */
export type ImportCounts = {
  lines: number
  empty: number
  records: number
  refused: number
  leftOut?: number
  cleanedNames?: number
}

export type ImportReader = {
  readonly counts: Readonly<ImportCounts>
  readonly headings: Headings | null
  readonly separator: Separator
  write(chunk: string): void
  readonly isQuoted: boolean
  pass(): number
  end(): Readonly<ImportCounts>
}
