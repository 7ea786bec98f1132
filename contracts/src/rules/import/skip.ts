import { foldCase } from '../../entities/names.ts'
import { formatCsvCell } from '../csv.ts'
import { comma } from './bytes/letters.ts'
import { createEmptyCells, splitLine } from './columns/cells.ts'
import { ColumnMappingError, type ColumnRef, parseColumnRef } from './columns/mapping.ts'

interface SkippedValues {
  column: ColumnRef
  values: readonly string[]
}

export interface RowSkips {
  rows: readonly SkippedValues[]
  isAll: boolean
}

export const noSkipsKeyword = 'none'

export function parseRowSkips(texts: readonly string[]): RowSkips {
  const rows = texts
    .filter((text) => foldCase(text.trim()) !== noSkipsKeyword)
    .map((text) => {
      const separatorIndex = text.indexOf('=')
      const column = text.slice(0, Math.max(0, separatorIndex)).trim()
      const cells = createEmptyCells()
      const count = Math.abs(splitLine(text, separatorIndex + 1, text.length, cells, true, comma))
      const values = cells.texts.slice(0, count).filter((value) => value !== '')
      if (column === '' || values.length === 0) {
        throw new ColumnMappingError(
          `"${text}" doesn't say which rows to skip; write, for example, status=deleted,terminated.`,
        )
      }
      return { column: parseColumnRef(column), values }
    })
  return { rows, isAll: rows.length < texts.length }
}

export const formatRowSkips = ({ rows, isAll }: RowSkips): string[] => [
  ...rows.map(({ column, values }) => `${column}=${values.map(formatCsvCell).join(',')}`),
  ...(isAll ? [noSkipsKeyword] : []),
]

export const toValueKey = (value: string): string => foldCase(value).trim()
