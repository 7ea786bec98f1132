import type { Entry, RowId, RowIndex } from './Collection.ts'
import { Blocks } from './versions/Blocks.ts'
import { type MapVersion, VersionedMap } from './versions/VersionedMap.ts'

type Group<T> = Blocks<Entry<T>>

export class GroupIndex<T extends { id: RowId }> implements RowIndex<T> {
  readonly #keyOf: (row: T) => RowId | null
  readonly #groups = new VersionedMap<RowId, Group<T>>()
  #own = new Set<Group<T>>()

  constructor(getKey: (row: T) => RowId | null) {
    this.#keyOf = getKey
  }

  get(key: RowId): T[] {
    const rows: T[] = []
    for (const { items } of this.#groups.get(key)?.blocks ?? []) for (const { row } of items) rows.push(row)
    return rows
  }

  has(key: RowId): boolean {
    return this.#groups.get(key) !== undefined
  }

  build(entries: readonly Entry<T>[]): void {
    const entriesByKey = new Map<RowId, Entry<T>[]>()
    for (const entry of entries) {
      const key = this.#keyOf(entry.row)
      const existingEntries = key === null ? undefined : entriesByKey.get(key)
      if (existingEntries) existingEntries.push(entry)
      else if (key !== null) entriesByKey.set(key, [entry])
    }
    for (const [key, ownGroups] of entriesByKey) this.#newGroup(key).fill(ownGroups)
  }

  put(entry: Entry<T>, previousEntry: Entry<T> | undefined): void {
    const key = this.#keyOf(entry.row)
    if (previousEntry && this.#keyOf(previousEntry.row) !== key) this.remove(previousEntry)
    if (key !== null) this.#changed(key).put(entry)
  }

  remove(entry: Entry<T>): void {
    const key = this.#keyOf(entry.row)
    if (key === null || !this.has(key)) return
    const group = this.#changed(key)
    group.remove(entry)
    if (group.size === 0) this.#groups.delete(key)
  }

  saveVersion(): MapVersion<RowId, Group<T>> {
    this.#own = new Set()
    return this.#groups.saveVersion()
  }

  restoreVersion(version: MapVersion<RowId, Group<T>>): void {
    this.#own = new Set()
    this.#groups.restoreVersion(version)
  }

  #changed(key: RowId): Group<T> {
    const group = this.#groups.get(key)
    return group && this.#own.has(group) ? group : this.#newGroup(key, group?.copy())
  }

  #newGroup(key: RowId, group: Group<T> = new Blocks((a) => (b) => b.ordinal - a.ordinal)): Group<T> {
    this.#own.add(group)
    this.#groups.set(key, group)
    return group
  }
}
