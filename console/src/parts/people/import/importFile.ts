import type { EmployeeList, ImportRecord } from '@heed/contracts'
import type { Separator } from '@heed/contracts/rules/import/cells'
import type { SaidOfPerson } from '@heed/contracts/rules/import/changes'
import type { Headings } from '@heed/contracts/rules/import/columns'
import type { DepartedFound } from '@heed/contracts/rules/import/departed'
import type { ImportEncoding, WronglyDecoded } from '@heed/contracts/rules/import/encoding'
import type { OntoKeptList } from '@heed/contracts/rules/import/keptLists'
import type { ColumnChoice } from '@heed/contracts/rules/import/mapping'
import type { RecognisedColumns } from '@heed/contracts/rules/import/recognise'
import type { ImportTotals } from '@heed/contracts/rules/import/tally'

/** Lanes side by side (a browser keeps six connections to a host) and records a call. */
export const laneCount = 4
export const batchSize = 1000

/** `people` are those whose last line is in this batch: once it is saved, nothing of them is missing. */
export type BatchSize = { lane: number; records: number; people: number }

export type FileFacts = {
  encoding: ImportEncoding
  totals: ImportTotals
  batches: BatchSize[]
  /** The first line looks like column headings, but not like ours. */
  headings: boolean
  /** What the columns hold, where the first line says so. */
  columns: Headings | null
  /** Between the cells of each line. */
  separator: Separator
  /** Of a file of another system: which columns hold what. */
  mapping: RecognisedColumns | null
  wronglyDecoded: WronglyDecoded | null
  /** False where the damaged place may be in a column that isn't imported. */
  showsDamage: boolean
  /** People whom a column marks as having left; null where none does. */
  departed: DepartedFound | null
  keepsDeparted: boolean
}

export type ReadOutcome = { kind: 'read'; facts: FileFacts } | { kind: 'refused'; message: string }

export const peopleGroups = ['new', 'updated', 'unchanged'] as const
export type PeopleGroup = (typeof peopleGroups)[number]

/** Somebody whom the file names; `lineNumber` is their first line, the rest what all their lines say. */
export type Person = SaidOfPerson & { email: string; lineNumber: number }
/** `line` as screens show it, without cells of columns that aren't imported. */
export type RepeatedLine = { lineNumber: number; line: string; first: number }
/** `rule` names the check that refused the line; 'server' where the platform did. `line` is whole, for a file. */
export type BadLine = { lineNumber: number; line: string; shown: string; rule: string; message: string }

/** A list that is kept elsewhere, and the addresses that are on it. */
export type KeptMembers = Pick<EmployeeList, 'name' | 'source'> & { members: string[] }

/** Which answers are being counted: those of the preview or those of the saving. */
export type Round = 'preview' | 'saving'

/** What of an answer is counted, as flat as can be: it travels to the worker with every batch. */
export type Counted = {
  newEmails: string[]
  updatedEmails: string[]
  newLists: string[]
  refused: { lineNumber: number; message: string }[]
}

export type ReadOptions = {
  encoding: ImportEncoding
  /** Which columns hold what, where it was chosen; otherwise the file tells. */
  columns?: ColumnChoice | undefined
  /** People whom a column marks as having left are imported too. */
  keepsDeparted?: boolean | undefined
  signal: AbortSignal
  /** How much of the file is read, 0 to 1. */
  onProgress: (share: number) => void
}

export type ReadChange = Partial<Pick<ReadOptions, 'encoding' | 'columns' | 'keepsDeparted'>>

/**
 * An import file being worked on, wherever that happens. Records stay there and are handed out by the batch, rows
 * by the page, so that the screen never waits for a long file (S2 sections 2.3 and 5).
 */
export interface ImportFile {
  /** Reads and checks the whole file; an earlier one is forgotten. Rejects only when the signal aborts. */
  read(file: Blob, options: ReadOptions): Promise<ReadOutcome>
  batch(at: number): Promise<ImportRecord[]>
  /** Counts in the answer to one batch and tells where things stand. */
  answered(at: number, round: Round, counted: Counted): Promise<ImportTotals>
  /** The first line that puts somebody on one of these lists, which are kept elsewhere; null = none does. */
  onto(lists: KeptMembers[]): Promise<OntoKeptList | null>
  /** Of these addresses, the ones that no line of the file holds. */
  missing(emails: string[]): Promise<string[]>
  people(group: PeopleGroup, from: number, to: number): Promise<Person[]>
  repeated(from: number, to: number): Promise<RepeatedLine[]>
  refused(from: number, to: number): Promise<BadLine[]>
  close(): void
}
