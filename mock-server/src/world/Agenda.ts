import type { Entry, RowId, RowIndex } from './Collection.ts'
import { Blocks, type BlocksVersion } from './versions/Blocks.ts'

/** Rows by the instant at which something is due of them, the earliest first; rows of which nothing is due are not in it. */
export class Agenda<T extends { id: RowId }> implements RowIndex<T> {
  readonly #dueOf: (row: T) => string | undefined
  readonly #entries: Blocks<Entry<T>>

  constructor(dueOf: (row: T) => string | undefined) {
    this.#dueOf = dueOf
    this.#entries = new Blocks<Entry<T>>((one, other) => {
      const [due = '', otherDue = ''] = [dueOf(one.row), dueOf(other.row)]
      return due < otherDue ? -1 : due > otherDue ? 1 : one.place - other.place
    })
  }

  /** When something is due next, in milliseconds since 1970. */
  get next(): number | undefined {
    const due = this.#first && this.#dueOf(this.#first.row)
    return due === undefined ? undefined : Date.parse(due)
  }

  /** The rows that are due at the earliest instant. */
  due(): T[] {
    const first = this.#first && this.#dueOf(this.#first.row)
    const rows: T[] = []
    for (const { row } of this.#entries.from(() => 0)) {
      if (this.#dueOf(row) !== first) break
      rows.push(row)
    }
    return rows
  }

  get #first(): Entry<T> | undefined {
    return this.#entries.from(() => 0).next().value ?? undefined
  }

  put(entry: Entry<T>, before: Entry<T> | undefined): void {
    if (before) this.remove(before)
    if (this.#dueOf(entry.row) !== undefined) this.#entries.put(entry)
  }

  remove(entry: Entry<T>): void {
    if (this.#dueOf(entry.row) !== undefined) this.#entries.remove(entry)
  }

  keep(): BlocksVersion<Entry<T>, never> {
    return this.#entries.keep()
  }

  back(version: BlocksVersion<Entry<T>, never>): void {
    this.#entries.back(version)
  }
}
