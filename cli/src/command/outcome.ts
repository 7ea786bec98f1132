import type { ExitCode, Stop } from '../io/exit.ts'
import type { Column, Row } from '../io/print/table.ts'

export interface TableOutcome {
  kind: 'table'
  columns: readonly Column[]
  rows: readonly Row[]
  empty: string
  note?: string
  cut?: string
  code?: ExitCode
  stop?: Stop
}

export interface FactsOutcome {
  kind: 'facts'
  document: Readonly<Record<string, unknown>>
  lines: readonly string[]
  head?: string
  cut?: string
  code?: ExitCode
  stop?: Stop
}

export interface TextOutcome {
  kind: 'text'
  text: string
}

export type DataOutcome = TableOutcome | FactsOutcome
export type Outcome = DataOutcome | TextOutcome
