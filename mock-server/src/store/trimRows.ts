import type { RowId } from './Collection.ts'

interface Rows {
  readonly size: number
  values(): IterableIterator<{ id: RowId }>
  remove(id: RowId): unknown
}

export function trimRows(rows: Rows, most: number): void {
  const tooMany = rows.size - most
  if (tooMany <= 0) return
  const oldest: RowId[] = []
  for (const { id } of rows.values()) {
    if (oldest.length === tooMany) break
    oldest.push(id)
  }
  for (const id of oldest) rows.remove(id)
}
