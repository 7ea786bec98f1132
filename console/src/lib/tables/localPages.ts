import { createTextFilter } from '@heed/contracts'
import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { compareTexts } from '../formats.ts'
import type { Page } from './PagedList.ts'
import type { TableQuery } from './tableAddress.ts'

type Value = string | number | null

type LocalPagesOptions<Row, Filters> = {
  texts: (row: Row) => readonly string[]
  /** null is sorted last in both directions. */
  fields: Readonly<Record<string, (row: Row) => Value>>
  keeps?: (row: Row, filters: Filters) => boolean
}

function compareValues(a: Value, b: Value, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * compareTexts(String(a), String(b))
}

export function createLocalFetch<Row, Filters>(
  fetch: (signal: AbortSignal) => Promise<readonly Row[]>,
  { texts, fields, keeps: matchesRow = () => true }: LocalPagesOptions<Row, Filters>,
): (query: TableQuery<Filters>, signal: AbortSignal) => Promise<Page<Row>> {
  return async ({ page, size, order, search, filters }, signal) => {
    const isFound = createTextFilter(search.trim())
    const matchingRows = (await fetch(signal)).filter(
      (row) => matchesRow(row, filters) && texts(row).some(isFound),
    )
    const [field = '', direction] = order.split(' ')
    const getValue = getOwnValue(fields, field)
    const sign = direction === 'desc' ? -1 : 1
    const sortedRows = getValue
      ? matchingRows.toSorted((a, b) => compareValues(getValue(a), getValue(b), sign))
      : matchingRows
    return { rows: sortedRows.slice(page * size, (page + 1) * size), total: sortedRows.length }
  }
}
