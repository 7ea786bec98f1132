import type { RowId, RowIndex } from './Collection.ts'

/** Rows by a key that several share, as lists by company; in order of insertion. */
export class Groups<T extends { id: RowId }> implements RowIndex<T> {
  readonly #groups = new Map<RowId, Map<RowId, T>>()
  readonly #keyOf: (row: T) => RowId

  constructor(keyOf: (row: T) => RowId) {
    this.#keyOf = keyOf
  }

  of(key: RowId): T[] {
    return [...(this.#groups.get(key)?.values() ?? [])]
  }

  put(row: T, before: T | undefined): void {
    const key = this.#keyOf(row)
    if (before && this.#keyOf(before) !== key) this.remove(before)
    const group = this.#groups.get(key)
    if (group) group.set(row.id, row)
    else this.#groups.set(key, new Map([[row.id, row]]))
  }

  remove(row: T): void {
    const key = this.#keyOf(row)
    const group = this.#groups.get(key)
    group?.delete(row.id)
    if (group?.size === 0) this.#groups.delete(key)
  }
}
