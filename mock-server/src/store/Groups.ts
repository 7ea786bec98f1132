import type { Entry, RowId, RowIndex } from './Collection.ts'
import { Blocks } from './versions/Blocks.ts'
import { type MapVersion, VersionedMap } from './versions/VersionedMap.ts'

type Group<T> = Blocks<Entry<T>>

export class Groups<T extends { id: RowId }> implements RowIndex<T> {
  readonly #keyOf: (row: T) => RowId | null
  readonly #groups = new VersionedMap<RowId, Group<T>>()
  #own = new Set<Group<T>>()

  constructor(keyOf: (row: T) => RowId | null) {
    this.#keyOf = keyOf
  }

  of(key: RowId): T[] {
    const rows: T[] = []
    for (const { items } of this.#groups.get(key)?.blocks ?? []) for (const { row } of items) rows.push(row)
    return rows
  }

  has(key: RowId): boolean {
    return this.#groups.get(key) !== undefined
  }

  begin(entries: readonly Entry<T>[]): void {
    const byKey = new Map<RowId, Entry<T>[]>()
    for (const entry of entries) {
      const key = this.#keyOf(entry.row)
      const known = key === null ? undefined : byKey.get(key)
      if (known) known.push(entry)
      else if (key !== null) byKey.set(key, [entry])
    }
    for (const [key, own] of byKey) this.#newGroup(key).fill(own)
  }

  put(entry: Entry<T>, before: Entry<T> | undefined): void {
    const key = this.#keyOf(entry.row)
    if (before && this.#keyOf(before.row) !== key) this.remove(before)
    if (key !== null) this.#changed(key).put(entry)
  }

  remove(entry: Entry<T>): void {
    const key = this.#keyOf(entry.row)
    if (key === null || !this.has(key)) return
    const group = this.#changed(key)
    group.remove(entry)
    if (group.size === 0) this.#groups.delete(key)
  }

  keep(): MapVersion<RowId, Group<T>> {
    this.#own = new Set()
    return this.#groups.keep()
  }

  back(version: MapVersion<RowId, Group<T>>): void {
    this.#own = new Set()
    this.#groups.back(version)
  }

  #changed(key: RowId): Group<T> {
    const group = this.#groups.get(key)
    return group && this.#own.has(group) ? group : this.#newGroup(key, group?.apart())
  }

  #newGroup(key: RowId, group: Group<T> = new Blocks((one) => (other) => other.place - one.place)): Group<T> {
    this.#own.add(group)
    this.#groups.set(key, group)
    return group
  }
}
