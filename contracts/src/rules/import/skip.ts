import { folded } from '../../entities/names.ts'
import { csvCell } from '../csv.ts'
import { noCells, splitLine } from './cells.ts'
import { comma } from './letters.ts'
import { type ColumnRef, ColumnsFault, columnRef } from './mapping.ts'

/** Rows to leave out: those with one of the values in the column. */
interface SkippedValues {
  column: ColumnRef
  values: readonly string[]
}

export interface Skip {
  rows: readonly SkippedValues[]
  /** Everyone else is imported, whatever a column says of them. */
  isAll: boolean
}

/** Imports everyone whom no other --skip leaves out. */
export const skipNone = 'none'

/** Reads 'status=deleted,terminated' and 'none', each given once or more. */
export function readSkip(texts: readonly string[]): Skip {
  const rows = texts
    .filter((text) => folded(text.trim()) !== skipNone)
    .map((text) => {
      const at = text.indexOf('=')
      const column = text.slice(0, Math.max(0, at)).trim()
      const cells = noCells()
      const count = Math.abs(splitLine(text, at + 1, text.length, cells, true, comma))
      const values = cells.texts.slice(0, count).filter((value) => value !== '')
      if (column === '' || values.length === 0) {
        throw new ColumnsFault(
          `"${text}" doesn't say which rows to leave out; write status=deleted,terminated.`,
        )
      }
      return { column: columnRef(column), values }
    })
  return { rows, isAll: rows.length < texts.length }
}

/** The same as texts again. */
export const skipTexts = ({ rows, isAll }: Skip): string[] => [
  ...rows.map(({ column, values }) => `${column}=${values.map(csvCell).join(',')}`),
  ...(isAll ? [skipNone] : []),
]

/** A value without case, as two of them are compared. */
export const valueKey = (value: string): string => folded(value).trim()
