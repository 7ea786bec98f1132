import type { Change, RowId } from '../world/Collection.ts'

/** The last state of every row that differs from the base: a snapshot is the base and this. */
export class Overlay {
  readonly #collections = new Map<string, Map<RowId, Change>>()

  add(changes: readonly Change[]): void {
    for (const change of changes) {
      const rows = this.#collections.get(change.collection) ?? new Map<RowId, Change>()
      rows.set(change.id, change)
      this.#collections.set(change.collection, rows)
    }
  }

  *[Symbol.iterator](): IterableIterator<Change> {
    for (const rows of this.#collections.values()) yield* rows.values()
  }
}
