import { getOwnValue } from '@heed/contracts/rules/ownValue'

type Key<T> = (row: T) => string | number | null

/** Accepts 'field asc' or 'field desc'. Sorts ties by ID, and null last in both directions. */
export function sortRows<T extends { id: number }>(
  rows: readonly T[],
  order: string,
  keys: Readonly<Record<string, Key<T>>>,
): T[] {
  const [field = '', direction] = order.split(' ')
  const getKey = getOwnValue(keys, field) ?? (({ id }: T) => id)
  const factor = direction === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ key: getKey(row), row }))
    .sort((a, b) => {
      if (a.key === b.key) return a.row.id - b.row.id
      if (a.key === null || b.key === null) return a.key === null ? 1 : -1
      return a.key < b.key ? -factor : factor
    })
    .map(({ row }) => row)
}

export function slicePage<T>(
  rows: readonly T[],
  { p = 0, n }: { p?: number | undefined; n?: number | undefined },
): T[] {
  return n === undefined ? [...rows] : rows.slice(p * n, (p + 1) * n)
}
