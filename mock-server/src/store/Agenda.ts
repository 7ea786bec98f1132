import type { Entry, RowId, RowIndex } from './Collection.ts'
import { Blocks, type BlocksVersion } from './versions/Blocks.ts'

interface Due<T> {
  readonly due: string
  readonly place: number
  readonly row: T
}

const compare = (one: Due<unknown>, other: Due<unknown>): number =>
  one.due < other.due ? -1 : one.due > other.due ? 1 : one.place - other.place

export class Agenda<T extends { id: RowId }> implements RowIndex<T> {
  readonly #dueOf: (row: T) => string | undefined
  readonly #entries = new Blocks<Due<T>>((one) => (other) => compare(other, one))

  constructor(dueOf: (row: T) => string | undefined) {
    this.#dueOf = dueOf
  }

  /** ms since 1970. */
  get next(): number | undefined {
    const { first } = this.#entries
    return first && Date.parse(first.due)
  }

  due(): T[] {
    const { first, blocks } = this.#entries
    const rows: T[] = []
    for (const { items } of blocks) {
      for (const { due, row } of items) {
        if (due !== first?.due) return rows
        rows.push(row)
      }
    }
    return rows
  }

  begin(entries: readonly Entry<T>[]): void {
    const all = entries.flatMap(({ place, row }): Due<T>[] => {
      const due = this.#dueOf(row)
      return due === undefined ? [] : [{ due, place, row }]
    })
    this.#entries.fill(all.sort(compare))
  }

  put({ place, row }: Entry<T>, before: Entry<T> | undefined): void {
    const due = this.#dueOf(row)
    const dueBefore = before && this.#dueOf(before.row)
    if (dueBefore !== undefined && dueBefore !== due) {
      this.#entries.remove({ due: dueBefore, place, row })
    }
    if (due !== undefined) this.#entries.put({ due, place, row })
  }

  remove({ place, row }: Entry<T>): void {
    const due = this.#dueOf(row)
    if (due !== undefined) this.#entries.remove({ due, place, row })
  }

  keep(): BlocksVersion<Due<T>, never> {
    return this.#entries.keep()
  }

  back(version: BlocksVersion<Due<T>, never>): void {
    this.#entries.back(version)
  }
}
