import type { Entry, RowId, RowIndex } from './Collection.ts'
import { type MapVersion, VersionedMap } from './versions/VersionedMap.ts'

/** Cache keys. A key's object is replaced when a row of the key changes. Diverging worlds share no new object. */
export class Marks<T extends { id: RowId }> implements RowIndex<T> {
  readonly #keyOf: (row: T) => RowId
  readonly #marks = new VersionedMap<RowId, object>()

  constructor(keyOf: (row: T) => RowId) {
    this.#keyOf = keyOf
  }

  of(key: RowId): object {
    const known = this.#marks.get(key)
    if (known) return known
    const mark = {}
    this.#marks.set(key, mark)
    return mark
  }

  /** Unread rows need no reset, because no caches depend on them yet. */
  begin(): void {}

  put({ row }: Entry<T>, before: Entry<T> | undefined): void {
    this.#forget(this.#keyOf(row))
    if (before) this.#forget(this.#keyOf(before.row))
  }

  remove({ row }: Entry<T>): void {
    this.#forget(this.#keyOf(row))
  }

  keep(): MapVersion<RowId, object> {
    return this.#marks.keep()
  }

  back(version: MapVersion<RowId, object>): void {
    this.#marks.back(version)
  }

  #forget(key: RowId): void {
    if (this.#marks.get(key)) this.#marks.delete(key)
  }
}
