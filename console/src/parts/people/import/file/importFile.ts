import type { EmployeeList, ImportRecord } from '@heed/contracts'
import type { EncodingProblem, ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import type { Separator } from '@heed/contracts/rules/import/columns/cells'
import type { Headings } from '@heed/contracts/rules/import/columns/columns'
import type { ColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import type { RecognisedColumns } from '@heed/contracts/rules/import/columns/recognise'
import type { LockedListConflict } from '@heed/contracts/rules/import/keptLists'
import type { PersonDetails } from '@heed/contracts/rules/import/outcomes/changes'
import type { DepartedSummary } from '@heed/contracts/rules/import/outcomes/departed'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'

/** Number of parallel lanes; browsers allow six connections per host. */
export const laneCount = 4
export const batchSize = 1000

/** `people` is the number of people who are saved completely after this batch. */
export type BatchInfo = { lane: number; records: number; people: number }

export type FileFacts = {
  encoding: ImportEncoding
  totals: ImportTotals
  batches: BatchInfo[]
  headings: boolean
  columns: Headings | null
  separator: Separator
  mapping: RecognisedColumns | null
  wronglyDecoded: EncodingProblem | null
  /** False if the garbled text may be in a column that isn't imported. */
  showsDamage: boolean
  departed: DepartedSummary | null
  keepsDeparted: boolean
}

export type ReadOutcome = { kind: 'read'; facts: FileFacts } | { kind: 'refused'; message: string }

export const peopleGroups = ['new', 'updated', 'unchanged'] as const
export type PeopleGroup = (typeof peopleGroups)[number]

/** `lineNumber` is the person's first line; the other fields merge all the person's lines. */
export type ImportPerson = PersonDetails & { email: string; lineNumber: number }
/** `line` is the displayed text, without columns that aren't imported. */
export type RepeatedLine = { lineNumber: number; line: string; first: number }
/** `rule` is the failed check, or 'server'; `line` is the complete line, for saving to a file. */
export type BadLine = {
  lineNumber: number
  line: string
  shown: string
  person: { email: string; name: string } | undefined
  rule: string
  message: string
}

export type CurrentMembers = Pick<EmployeeList, 'name' | 'source'> & { members: string[] }

export type ImportRound = 'preview' | 'saving'

/** Has few fields, because every batch copies this object to the worker. */
export type BatchCounts = {
  newEmails: string[]
  updatedEmails: string[]
  newLists: string[]
  refused: { lineNumber: number; message: string }[]
}

export type ReadOptions = {
  encoding: ImportEncoding
  columns?: ColumnChoice | undefined
  keepsDeparted?: boolean | undefined
  signal: AbortSignal
  onProgress: (share: number) => void
}

export type ReadChange = Partial<Pick<ReadOptions, 'encoding' | 'columns' | 'keepsDeparted'>>

/** Records stay in the worker and are fetched in parts, so that long files never block the page. */
export interface ImportFile {
  /** Rejects only if aborted. Replaces any file read earlier. */
  read(file: Blob, options: ReadOptions): Promise<ReadOutcome>
  batch(index: number): Promise<ImportRecord[]>
  answered(index: number, round: ImportRound, batchCounts: BatchCounts): Promise<ImportTotals>
  onto(lists: CurrentMembers[]): Promise<LockedListConflict | null>
  missing(emails: string[]): Promise<string[]>
  people(group: PeopleGroup, from: number, to: number): Promise<ImportPerson[]>
  repeated(from: number, to: number): Promise<RepeatedLine[]>
  refused(from: number, to: number): Promise<BadLine[]>
  close(): void
}
