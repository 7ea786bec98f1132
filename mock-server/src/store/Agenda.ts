import type { Entry, RowId, RowIndex } from './Collection.ts'
import { Blocks, type BlocksVersion } from './versions/Blocks.ts'

interface AgendaEntry<T> {
  readonly dueTime: string
  readonly ordinal: number
  readonly row: T
}

const compareEntries = (a: AgendaEntry<unknown>, b: AgendaEntry<unknown>): number =>
  a.dueTime < b.dueTime ? -1 : a.dueTime > b.dueTime ? 1 : a.ordinal - b.ordinal

export class Agenda<T extends { id: RowId }> implements RowIndex<T> {
  readonly #dueOf: (row: T) => string | undefined
  readonly #entries = new Blocks<AgendaEntry<T>>((a) => (b) => compareEntries(b, a))

  constructor(getDueTime: (row: T) => string | undefined) {
    this.#dueOf = getDueTime
  }

  /** ms since 1970. */
  get next(): number | undefined {
    const { first } = this.#entries
    return first && Date.parse(first.dueTime)
  }

  listDue(): T[] {
    const { first, blocks } = this.#entries
    const rows: T[] = []
    for (const { items } of blocks) {
      for (const { dueTime, row } of items) {
        if (dueTime !== first?.dueTime) return rows
        rows.push(row)
      }
    }
    return rows
  }

  build(entries: readonly Entry<T>[]): void {
    const agendaEntries = entries.flatMap(({ ordinal, row }): AgendaEntry<T>[] => {
      const rowDueTime = this.#dueOf(row)
      return rowDueTime === undefined ? [] : [{ dueTime: rowDueTime, ordinal, row }]
    })
    this.#entries.fill(agendaEntries.sort(compareEntries))
  }

  put({ ordinal, row }: Entry<T>, previousEntry: Entry<T> | undefined): void {
    const rowDueTime = this.#dueOf(row)
    const previousDueTime = previousEntry && this.#dueOf(previousEntry.row)
    if (previousDueTime !== undefined && previousDueTime !== rowDueTime) {
      this.#entries.remove({ dueTime: previousDueTime, ordinal, row })
    }
    if (rowDueTime !== undefined) this.#entries.put({ dueTime: rowDueTime, ordinal, row })
  }

  remove({ ordinal, row }: Entry<T>): void {
    const rowDueTime = this.#dueOf(row)
    if (rowDueTime !== undefined) this.#entries.remove({ dueTime: rowDueTime, ordinal, row })
  }

  saveVersion(): BlocksVersion<AgendaEntry<T>, never> {
    return this.#entries.saveVersion()
  }

  restoreVersion(version: BlocksVersion<AgendaEntry<T>, never>): void {
    this.#entries.restoreVersion(version)
  }
}
