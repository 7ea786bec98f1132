import { Blocks, type BlocksVersion, iterateItems } from './versions/Blocks.ts'
import { type MapVersion, VersionedMap } from './versions/VersionedMap.ts'

export type RowId = string | number

/** `row` is null if deleted. */
export interface Change {
  collection: string
  id: RowId
  row: unknown
}

/** Call `undo` only after later changes have been undone. */
export interface UndoableChange extends Change {
  undo(): void
}

export interface Entry<T> {
  readonly id: RowId
  readonly ordinal: number
  readonly row: T
}

/** `saveVersion` must take constant time; `restoreVersion` also accepts versions from other worlds. */
export interface RowIndex<T> {
  build(entries: readonly Entry<T>[]): void
  put(entry: Entry<T>, previousEntry: Entry<T> | undefined): void
  remove(entry: Entry<T>): void
  saveVersion(): unknown
  restoreVersion(version: unknown): void
}

export type CreateCollection = <T extends { id: RowId }>(
  name: string,
  rows: Iterable<T>,
  ...indices: RowIndex<T>[]
) => Collection<T>

interface CollectionState<T> {
  byId: MapVersion<RowId, Entry<T>>
  orderedEntries: BlocksVersion<Entry<T>, never>
  indices: readonly unknown[]
}

export interface CollectionVersion<T> {
  state: CollectionState<T> | undefined
  readState(): CollectionState<T>
}

/** A class, because a closure per change would need more memory than the change. */
class RowChange<T extends object> implements UndoableChange {
  readonly collection: string
  readonly id: RowId
  readonly row: T | null
  readonly #rows: Collection<T>
  readonly #previousEntry: Entry<T> | undefined

  constructor(rows: Collection<T>, id: RowId, row: T | null, previousEntry: Entry<T> | undefined) {
    this.collection = rows.name
    this.id = id
    this.row = row
    this.#rows = rows
    this.#previousEntry = previousEntry
  }

  undo(): void {
    this.#rows.putBack(this.id, this.#previousEntry)
  }
}

/** Rows are immutable and read on first use, so that a world with a million people opens immediately. */
export class Collection<T extends object> {
  readonly name: string
  readonly #idOf: (row: T) => RowId
  readonly #record: (change: UndoableChange) => void
  readonly #indices: readonly RowIndex<T>[]
  readonly #byId = new VersionedMap<RowId, Entry<T>>()
  readonly #inOrder = new Blocks<Entry<T>>((a) => (b) => b.ordinal - a.ordinal)
  #version: CollectionVersion<T> | undefined
  #unread: CollectionVersion<T> | undefined

  constructor(
    name: string,
    getId: (row: T) => RowId,
    record: (change: UndoableChange) => void,
    indices: readonly RowIndex<T>[],
  ) {
    this.name = name
    this.#idOf = getId
    this.#record = record
    this.#indices = indices
  }

  initialize(rows: Iterable<T>): void {
    const version: CollectionVersion<T> = {
      state: undefined,
      readState: () => {
        version.state ??= this.#readAll(rows)
        return version.state
      },
    }
    this.restoreVersion(version)
  }

  load(): void {
    if (this.#unread) this.#stand(this.#unread.readState())
  }

  /** Returns a version in constant time; other worlds can go back to this version too. */
  saveVersion(): CollectionVersion<T> {
    if (this.#version) return this.#version
    const state = this.#state()
    this.#version = { state, readState: () => state }
    return this.#version
  }

  restoreVersion(version: CollectionVersion<T>): void {
    this.#version = version
    this.#unread = version
    if (version.state) this.#stand(version.state)
  }

  get size(): number {
    this.load()
    return this.#inOrder.size
  }

  get(id: RowId): T | undefined {
    return this.#entry(id)?.row
  }

  values(): IterableIterator<T> {
    this.load()
    return iterateRows(this.#inOrder.saveVersion())
  }

  find(test: (row: T) => boolean): T | undefined {
    for (const row of this.values()) if (test(row)) return row
    return undefined
  }

  filter(test: (row: T) => boolean): T[] {
    return [...this.values()].filter(test)
  }

  put(row: T): T {
    const id = this.#idOf(row)
    const previousEntry = this.#entry(id)
    this.#set(id, row, previousEntry)
    this.#record(new RowChange(this, id, row, previousEntry))
    return row
  }

  remove(id: RowId): T | undefined {
    const previousEntry = this.#entry(id)
    if (!previousEntry) return undefined
    this.#drop(previousEntry)
    this.#record(new RowChange(this, id, null, previousEntry))
    return previousEntry.row
  }

  replay(id: RowId, row: T | null): void {
    const current = this.#entry(id)
    if (row) this.#set(id, row, current)
    else if (current) this.#drop(current)
  }

  #entry(id: RowId): Entry<T> | undefined {
    this.load()
    return this.#byId.get(id)
  }

  putBack(id: RowId, previousEntry: Entry<T> | undefined): void {
    const currentEntry = this.#entry(id)
    if (previousEntry) this.#enter(previousEntry, currentEntry)
    else if (currentEntry) this.#drop(currentEntry)
  }

  #set(id: RowId, row: T, previousEntry: Entry<T> | undefined): void {
    this.#enter(this.#entryOf(id, row, previousEntry), previousEntry)
  }

  #entryOf(id: RowId, row: T, previousEntry: Entry<T> | undefined): Entry<T> {
    const place = previousEntry ? previousEntry.ordinal : (this.#inOrder.last?.ordinal ?? 0) + 1
    return { id, ordinal: place, row: Object.freeze(row) }
  }

  #hold(entry: Entry<T>): void {
    this.#byId.set(entry.id, entry)
    this.#inOrder.put(entry)
  }

  #enter(entry: Entry<T>, previousEntry: Entry<T> | undefined): void {
    this.#version = undefined
    this.#hold(entry)
    for (const index of this.#indices) index.put(entry, previousEntry)
  }

  #drop(entry: Entry<T>): void {
    this.#version = undefined
    this.#byId.delete(entry.id)
    this.#inOrder.remove(entry)
    for (const index of this.#indices) index.remove(entry)
  }

  #readAll(rows: Iterable<T>): CollectionState<T> {
    this.#unread = undefined
    for (const row of rows) {
      const id = this.#idOf(row)
      this.#hold(this.#entryOf(id, row, this.#byId.get(id)))
    }
    const entries = [...iterateItems(this.#inOrder.saveVersion())]
    for (const index of this.#indices) index.build(entries)
    return this.#state()
  }

  #stand(state: CollectionState<T>): void {
    this.#unread = undefined
    this.#byId.restoreVersion(state.byId)
    this.#inOrder.restoreVersion(state.orderedEntries)
    for (const [position, index] of this.#indices.entries()) index.restoreVersion(state.indices[position])
  }

  #state(): CollectionState<T> {
    return {
      byId: this.#byId.saveVersion(),
      orderedEntries: this.#inOrder.saveVersion(),
      indices: this.#indices.map((index) => index.saveVersion()),
    }
  }
}

function* iterateRows<T>(version: BlocksVersion<Entry<T>, never>): Generator<T> {
  for (const { row } of iterateItems(version)) yield row
}
