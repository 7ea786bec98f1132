import { createTextFilter } from '@heed/contracts'
import { ownValue } from '@heed/contracts/rules/ownValue'
import { compareTexts } from '../formats.ts'
import type { Page } from './PagedList.ts'
import type { Query } from './tableAddress.ts'

type Value = string | number | null

type How<Row, Filters> = {
  texts: (row: Row) => readonly string[]
  /** null is sorted last in both directions. */
  fields: Readonly<Record<string, (row: Row) => Value>>
  keeps?: (row: Row, filters: Filters) => boolean
}

function compare(one: Value, other: Value, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * compareTexts(String(one), String(other))
}

export function localPages<Row, Filters>(
  fetch: (signal: AbortSignal) => Promise<readonly Row[]>,
  { texts, fields, keeps = () => true }: How<Row, Filters>,
): (query: Query<Filters>, signal: AbortSignal) => Promise<Page<Row>> {
  return async ({ page, size, order, search, filters }, signal) => {
    const isFound = createTextFilter(search.trim())
    const found = (await fetch(signal)).filter((row) => keeps(row, filters) && texts(row).some(isFound))
    const [field = '', direction] = order.split(' ')
    const take = ownValue(fields, field)
    const sign = direction === 'desc' ? -1 : 1
    const sorted = take ? found.toSorted((one, other) => compare(take(one), take(other), sign)) : found
    return { rows: sorted.slice(page * size, (page + 1) * size), total: sorted.length }
  }
}
