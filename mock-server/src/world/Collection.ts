export type RowId = string | number

/** One row set, or taken away (`row` null): what the journal keeps. */
export interface Change {
  collection: string
  id: RowId
  row: unknown
}

/** Told of every change of a collection, to keep an order or a look-up true. */
export interface RowIndex<T> {
  put(row: T, before: T | undefined): void
  remove(row: T): void
}

/** Makes a collection of a world, known by its name to journal and raw data. */
export type Collect = <T extends { id: RowId }>(
  name: string,
  rows: Iterable<T>,
  ...indices: RowIndex<T>[]
) => Collection<T>

/**
 * Rows by id, in order of insertion. Rows are never changed in place: a change is a new row. The base is read when it
 * is needed first, so that a world of a million people is there at once.
 */
export class Collection<T extends object> {
  readonly name: string
  readonly #loaded = new Map<RowId, T>()
  #base: Iterable<T> | undefined
  readonly #idOf: (row: T) => RowId
  readonly #record: (change: Change) => void
  readonly #indices: RowIndex<T>[] = []

  constructor(name: string, idOf: (row: T) => RowId, base: Iterable<T>, record: (change: Change) => void) {
    this.name = name
    this.#idOf = idOf
    this.#record = record
    this.#base = base
  }

  /** Reads the base now; later calls do nothing. */
  load(): void {
    if (!this.#base) return
    const base = this.#base
    this.#base = undefined
    for (const row of base) this.#set(this.#idOf(row), row)
  }

  get #rows(): Map<RowId, T> {
    this.load()
    return this.#loaded
  }

  get size(): number {
    return this.#rows.size
  }

  get(id: RowId): T | undefined {
    return this.#rows.get(id)
  }

  values(): IterableIterator<T> {
    return this.#rows.values()
  }

  find(test: (row: T) => boolean): T | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row
    return undefined
  }

  filter(test: (row: T) => boolean): T[] {
    return [...this.#rows.values()].filter(test)
  }

  /** The index sees every row there is, and every later change; while the base is not read it sees nothing. */
  index(index: RowIndex<T>): void {
    for (const row of this.#loaded.values()) index.put(row, undefined)
    this.#indices.push(index)
  }

  put(row: T): T {
    const id = this.#idOf(row)
    this.#set(id, row)
    this.#record({ collection: this.name, id, row })
    return row
  }

  remove(id: RowId): T | undefined {
    const row = this.#drop(id)
    if (row) this.#record({ collection: this.name, id, row: null })
    return row
  }

  /** Replays a change of the journal; it is not recorded again. */
  replay(id: RowId, row: T | null): void {
    if (row) this.#set(id, row)
    else this.#drop(id)
  }

  #set(id: RowId, row: T): void {
    const before = this.#rows.get(id)
    this.#rows.set(id, row)
    for (const index of this.#indices) index.put(row, before)
  }

  #drop(id: RowId): T | undefined {
    const row = this.#rows.get(id)
    if (row) {
      this.#rows.delete(id)
      for (const index of this.#indices) index.remove(row)
    }
    return row
  }
}
