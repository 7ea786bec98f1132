/** A column of a file that people fill in; its key is its name in CSV and in JSON. */
export interface ColumnSpec {
  key: string
  /** What spreadsheets call it too; heard where no heading is its key. */
  also?: readonly string[]
  /** What stands in it, as 'whole number from 1'. */
  type: string
  help: string
  required?: true
  /** When it may be left out, where that is not always. */
  without?: string
  /** Values of the rows of a template, in order. */
  examples: readonly unknown[]
}

/** A row as the file has it: texts of a CSV file, values of any kind from JSON. What is empty is left out. */
export interface RawRow {
  /** Of the file; in one JSON document the place among its rows. From 1. */
  line: number
  cells: Readonly<Record<string, unknown>>
  /** By the place of their headings, also under those that nothing knows; only where that was asked for. */
  all?: readonly unknown[]
}

/** Why a row is refused: the column, and the rule in the words of the form. */
export interface RowProblem {
  line: number
  /** What the row is called, where that is known and is no person. */
  name?: string | undefined
  field: string
  rule: string
}

/** How lines are called in messages: rows of one JSON document have no line of their own. */
export type RowWord = 'line' | 'row'

export interface RowsRead {
  word: RowWord
  rows: readonly RawRow[]
  problems: readonly RowProblem[]
  /** Headings that stand for no column: what is under them is not read, and that is said. */
  unread: readonly string[]
  /** All headings in their order; of JSON every key that an object has. */
  headings: readonly string[]
}

/** Headings are found whatever their case and however their words are put together: 'Valid till' is validTill. */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]/g, '')
