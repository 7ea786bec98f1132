import type { Entry, RowId, RowIndex } from './Collection.ts'
import { Blocks, type BlocksVersion } from './versions/Blocks.ts'

/** Rows by a key that several share, as lists by company; in the order of the collection. A row without a key is in none. */
export class Groups<T extends { id: RowId }> implements RowIndex<T> {
  readonly #keyOf: (row: T) => RowId | null
  readonly #entries: Blocks<Entry<T>>

  constructor(keyOf: (row: T) => RowId | null) {
    this.#keyOf = keyOf
    this.#entries = new Blocks<Entry<T>>(({ place, row }) => {
      const key = keyOf(row)
      return (other) => compareIds(keyOf(other.row), key) || other.place - place
    })
  }

  of(key: RowId): T[] {
    const rows: T[] = []
    for (const { row } of this.#entries.from((entry) => compareIds(this.#keyOf(entry.row), key))) {
      if (this.#keyOf(row) !== key) break
      rows.push(row)
    }
    return rows
  }

  /** Whether there is any row of a key. */
  has(key: RowId): boolean {
    const first = this.#entries.from((entry) => compareIds(this.#keyOf(entry.row), key)).next().value
    return first !== undefined && this.#keyOf(first.row) === key
  }

  begin(entries: readonly Entry<T>[]): void {
    const byKey = new Map<RowId, Entry<T>[]>()
    for (const entry of entries) {
      const key = this.#keyOf(entry.row)
      const known = key === null ? undefined : byKey.get(key)
      if (known) known.push(entry)
      else if (key !== null) byKey.set(key, [entry])
    }
    const keys = [...byKey.keys()].sort(compareIds)
    this.#entries.fill(keys.flatMap((key) => byKey.get(key) ?? []))
  }

  put(entry: Entry<T>, before: Entry<T> | undefined): void {
    const key = this.#keyOf(entry.row)
    if (before && this.#keyOf(before.row) !== key) this.remove(before)
    if (key !== null) this.#entries.put(entry)
  }

  remove(entry: Entry<T>): void {
    if (this.#keyOf(entry.row) !== null) this.#entries.remove(entry)
  }

  keep(): BlocksVersion<Entry<T>, never> {
    return this.#entries.keep()
  }

  back(version: BlocksVersion<Entry<T>, never>): void {
    this.#entries.back(version)
  }
}

/** Rows without a key are never compared. */
const compareIds = (one: RowId | null, other: RowId | null): number => {
  if (one === null || other === null) return 0
  return one < other ? -1 : one > other ? 1 : 0
}
