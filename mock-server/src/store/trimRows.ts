import type { RowId } from './Collection.ts'

interface TrimmableRows {
  readonly size: number
  values(): IterableIterator<{ id: RowId }>
  remove(id: RowId): unknown
}

export function trimRows(rows: TrimmableRows, maxRows: number): void {
  const tooMany = rows.size - maxRows
  if (tooMany <= 0) return
  const oldestIds: RowId[] = []
  for (const { id } of rows.values()) {
    if (oldestIds.length === tooMany) break
    oldestIds.push(id)
  }
  for (const id of oldestIds) rows.remove(id)
}
