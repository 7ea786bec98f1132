import type { RowId } from './Collection.ts'

interface TrimmableRows {
  readonly size: number
  values(): IterableIterator<{ id: RowId }>
  remove(id: RowId): unknown
}

export function trimRows(rows: TrimmableRows, maxRows: number): void {
  const excessCount = rows.size - maxRows
  if (excessCount <= 0) return
  const oldestIds: RowId[] = []
  for (const { id } of rows.values()) {
    if (oldestIds.length === excessCount) break
    oldestIds.push(id)
  }
  for (const id of oldestIds) rows.remove(id)
}
