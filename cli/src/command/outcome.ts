import type { ExitCode, Stop } from '../io/exit.ts'
import type { Column, Row } from '../io/table.ts'

/** Rows of a list command. */
export interface TableOutcome {
  kind: 'table'
  columns: readonly Column[]
  rows: readonly Row[]
  /** What a person reads when there are no rows. */
  empty: string
  /** A line under the table, on standard error. */
  note?: string
  /** What is said on standard error in every format where there is more than is printed. */
  cut?: string
  code?: ExitCode
  /** Said on standard error after it: why not all of it was done. */
  stop?: Stop
}

/** One thing: an object for scripts, lines for people. */
export interface FactsOutcome {
  kind: 'facts'
  document: Readonly<Record<string, unknown>>
  lines: readonly string[]
  /** Printed before it, whatever the format. */
  head?: string
  /** What is said on standard error in every format where there is more than is printed. */
  cut?: string
  code?: ExitCode
  /** Said on standard error after it: why not all of it was done. */
  stop?: Stop
}

/** Text in a format of its own, as a template: printed as it is. */
export interface TextOutcome {
  kind: 'text'
  text: string
}

/** What a command ends with; one place prints it and chooses the exit code. */
export type DataOutcome = TableOutcome | FactsOutcome
export type Outcome = DataOutcome | TextOutcome
