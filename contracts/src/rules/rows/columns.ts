export interface ColumnSpec {
  key: string
  also?: readonly string[]
  type: string
  help: string
  required?: true
  without?: string
  examples: readonly unknown[]
}

export interface RawRow {
  line: number
  cells: Readonly<Record<string, unknown>>
  all?: readonly unknown[]
}

export interface RowProblem {
  line: number
  name?: string | undefined
  field: string
  rule: string
}

export type RowWord = 'line' | 'row'

export interface ParsedRows {
  word: RowWord
  rows: readonly RawRow[]
  problems: readonly RowProblem[]
  unread: readonly string[]
  headings: readonly string[]
}

export const toHeadingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]/g, '')
