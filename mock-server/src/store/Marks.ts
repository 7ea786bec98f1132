import type { Entry, RowId, RowIndex } from './Collection.ts'
import { type MapVersion, VersionedMap } from './versions/VersionedMap.ts'

/** Cache keys. A key's object is replaced when one of its rows changes. Worlds that diverge share no new objects. */
export class CacheKeys<T extends { id: RowId }> implements RowIndex<T> {
  readonly #keyOf: (row: T) => RowId
  readonly #marks = new VersionedMap<RowId, object>()

  constructor(getKey: (row: T) => RowId) {
    this.#keyOf = getKey
  }

  get(key: RowId): object {
    const cacheKey = this.#marks.get(key)
    if (cacheKey) return cacheKey
    const newCacheKey = {}
    this.#marks.set(key, newCacheKey)
    return newCacheKey
  }

  /** Unread rows need no reset, because no caches depend on them yet. */
  build(): void {}

  put({ row }: Entry<T>, previousEntry: Entry<T> | undefined): void {
    this.#forget(this.#keyOf(row))
    if (previousEntry) this.#forget(this.#keyOf(previousEntry.row))
  }

  remove({ row }: Entry<T>): void {
    this.#forget(this.#keyOf(row))
  }

  saveVersion(): MapVersion<RowId, object> {
    return this.#marks.saveVersion()
  }

  restoreVersion(version: MapVersion<RowId, object>): void {
    this.#marks.restoreVersion(version)
  }

  #forget(key: RowId): void {
    if (this.#marks.get(key)) this.#marks.delete(key)
  }
}
