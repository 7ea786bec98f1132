import type { Separator } from './cells.ts'
import type { ImportRule } from './checks.ts'
import type { Headings } from './columns.ts'

/**
 * A good line: address and names as they are kept, every field there, `line` as it stands in the file but without the
 * reason that `withReason` put behind it, `lineNumber` physical from 1. A cell in quotes may go on over several physical
 * lines, which are one line then: `line` has line feeds between them, the cell spaces. Under headings a line may name
 * several lists: it comes as a record for each, all under its number, the first of them with name and tags.
 */
export type ReadRecord = {
  email: string
  name: string
  listName: string
  metadata: string[]
  line: string
  lineNumber: number
}
export type RefusedLine = { lineNumber: number; line: string; rule: ImportRule; message: string }
export type ImportSink = {
  record(record: ReadRecord): void
  refused(line: RefusedLine): void
  leftOut?(lineNumber: number): void
}

/** Leaves out valid and rejected lines alike. */
export type LeavesOut = (headings: Headings, cells: readonly string[], lineNumber: number) => boolean

/** lines = empty + records + refused + leftOut, at every moment; headings are none of them. No records and no refused lines: `importTexts.noRows` (P-2). */
export type ImportCounts = {
  lines: number
  empty: number
  records: number
  refused: number
  /** Absent where no line was. */
  leftOut?: number
  /** Names of people, lists and tags in good lines that lost invisible characters; absent where none did. */
  cleanedNames?: number
}

export type ImportReader = {
  /** So far; the same object all along. */
  readonly counts: Readonly<ImportCounts>
  /** What the columns hold, where the first line that is not empty says so. */
  readonly headings: Headings | null
  readonly separator: Separator
  /** The next piece of text, cut anywhere. */
  write(chunk: string): void
  /** Whether the quotes of a cell are open: what comes next is no line of its own. */
  readonly isQuoted: boolean
  /** Counts a good line that was read in another way, between two lines; answers its number. */
  pass(): number
  /** Reads what stands after the last line end. */
  end(): Readonly<ImportCounts>
}
