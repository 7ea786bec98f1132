import { ownValue } from '@heed/contracts/rules/ownValue'

type Key<T> = (row: T) => string | number | null

/** Accepts 'field asc' or 'field desc'. Sorts ties by ID, and null last in both directions. */
export function sortRows<T extends { id: number }>(
  rows: readonly T[],
  order: string,
  keys: Readonly<Record<string, Key<T>>>,
): T[] {
  const [field = '', direction] = order.split(' ')
  const getKey = ownValue(keys, field) ?? (({ id }: T) => id)
  const sign = direction === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ key: getKey(row), row }))
    .sort((one, other) => {
      if (one.key === other.key) return one.row.id - other.row.id
      if (one.key === null || other.key === null) return one.key === null ? 1 : -1
      return one.key < other.key ? -sign : sign
    })
    .map(({ row }) => row)
}

export function slicePage<T>(
  rows: readonly T[],
  { p = 0, n }: { p?: number | undefined; n?: number | undefined },
): T[] {
  return n === undefined ? [...rows] : rows.slice(p * n, (p + 1) * n)
}
