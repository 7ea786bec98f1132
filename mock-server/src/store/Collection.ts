import { Blocks, type BlocksVersion, iterateItems } from './versions/Blocks.ts'
import { type MapVersion, VersionedMap } from './versions/VersionedMap.ts'

export type RowId = string | number

/** `row` is null if deleted. */
export interface Change {
  collection: string
  id: RowId
  row: unknown
}

/** Call only after later changes have been undone. */
export interface UndoableChange extends Change {
  undo(): void
}

export interface Entry<T> {
  readonly id: RowId
  readonly place: number
  readonly row: T
}

/** `keep` must take constant time; `back` also accepts versions from other worlds. */
export interface RowIndex<T> {
  begin(entries: readonly Entry<T>[]): void
  put(entry: Entry<T>, before: Entry<T> | undefined): void
  remove(entry: Entry<T>): void
  keep(): unknown
  back(version: unknown): void
}

export type Collect = <T extends { id: RowId }>(
  name: string,
  rows: Iterable<T>,
  ...indices: RowIndex<T>[]
) => Collection<T>

interface State<T> {
  byId: MapVersion<RowId, Entry<T>>
  inOrder: BlocksVersion<Entry<T>, never>
  indices: readonly unknown[]
}

export interface CollectionVersion<T> {
  state: State<T> | undefined
  read(): State<T>
}

/** Rows are immutable and read on first use, so that a world with a million people opens immediately. */
export class Collection<T extends object> {
  readonly name: string
  readonly #idOf: (row: T) => RowId
  readonly #record: (change: UndoableChange) => void
  readonly #indices: readonly RowIndex<T>[]
  readonly #byId = new VersionedMap<RowId, Entry<T>>()
  readonly #inOrder = new Blocks<Entry<T>>((one) => (other) => other.place - one.place)
  #version: CollectionVersion<T> | undefined
  #unread: CollectionVersion<T> | undefined

  constructor(
    name: string,
    idOf: (row: T) => RowId,
    record: (change: UndoableChange) => void,
    indices: readonly RowIndex<T>[],
  ) {
    this.name = name
    this.#idOf = idOf
    this.#record = record
    this.#indices = indices
  }

  begin(rows: Iterable<T>): void {
    const version: CollectionVersion<T> = {
      state: undefined,
      read: () => {
        version.state ??= this.#readAll(rows)
        return version.state
      },
    }
    this.back(version)
  }

  load(): void {
    if (this.#unread) this.#stand(this.#unread.read())
  }

  /** Returns a version in constant time; other worlds can go back to this version too. */
  keep(): CollectionVersion<T> {
    if (this.#version) return this.#version
    const state = this.#state()
    this.#version = { state, read: () => state }
    return this.#version
  }

  back(version: CollectionVersion<T>): void {
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
    return iterateRows(this.#inOrder.keep())
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
    const before = this.#entry(id)
    this.#set(id, row, before)
    this.#record({ collection: this.name, id, row, undo: () => this.#return(id, before) })
    return row
  }

  remove(id: RowId): T | undefined {
    const before = this.#entry(id)
    if (!before) return undefined
    this.#drop(before)
    this.#record({ collection: this.name, id, row: null, undo: () => this.#return(id, before) })
    return before.row
  }

  replay(id: RowId, row: T | null): void {
    const before = this.#entry(id)
    if (row) this.#set(id, row, before)
    else if (before) this.#drop(before)
  }

  #entry(id: RowId): Entry<T> | undefined {
    this.load()
    return this.#byId.get(id)
  }

  #return(id: RowId, before: Entry<T> | undefined): void {
    const entry = this.#entry(id)
    if (before) this.#enter(before, entry)
    else if (entry) this.#drop(entry)
  }

  #set(id: RowId, row: T, before: Entry<T> | undefined): void {
    this.#enter(this.#entryOf(id, row, before), before)
  }

  #entryOf(id: RowId, row: T, before: Entry<T> | undefined): Entry<T> {
    const place = before ? before.place : (this.#inOrder.last?.place ?? 0) + 1
    return { id, place, row: Object.freeze(row) }
  }

  #hold(entry: Entry<T>): void {
    this.#byId.set(entry.id, entry)
    this.#inOrder.put(entry)
  }

  #enter(entry: Entry<T>, before: Entry<T> | undefined): void {
    this.#version = undefined
    this.#hold(entry)
    for (const index of this.#indices) index.put(entry, before)
  }

  #drop(entry: Entry<T>): void {
    this.#version = undefined
    this.#byId.delete(entry.id)
    this.#inOrder.remove(entry)
    for (const index of this.#indices) index.remove(entry)
  }

  #readAll(rows: Iterable<T>): State<T> {
    this.#unread = undefined
    for (const row of rows) {
      const id = this.#idOf(row)
      this.#hold(this.#entryOf(id, row, this.#byId.get(id)))
    }
    const entries = [...iterateItems(this.#inOrder.keep())]
    for (const index of this.#indices) index.begin(entries)
    return this.#state()
  }

  #stand(state: State<T>): void {
    this.#unread = undefined
    this.#byId.back(state.byId)
    this.#inOrder.back(state.inOrder)
    for (const [at, index] of this.#indices.entries()) index.back(state.indices[at])
  }

  #state(): State<T> {
    return {
      byId: this.#byId.keep(),
      inOrder: this.#inOrder.keep(),
      indices: this.#indices.map((index) => index.keep()),
    }
  }
}

function* iterateRows<T>(version: BlocksVersion<Entry<T>, never>): Generator<T> {
  for (const { row } of iterateItems(version)) yield row
}
