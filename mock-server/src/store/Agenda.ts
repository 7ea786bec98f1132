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
      const due = this.#dueOf(row)
      return due === undefined ? [] : [{ dueTime: due, ordinal, row }]
    })
    this.#entries.fill(agendaEntries.sort(compareEntries))
  }

  put({ ordinal, row }: Entry<T>, previous: Entry<T> | undefined): void {
    const due = this.#dueOf(row)
    const previousDueTime = previous && this.#dueOf(previous.row)
    if (previousDueTime !== undefined && previousDueTime !== due) {
      this.#entries.remove({ dueTime: previousDueTime, ordinal, row })
    }
    if (due !== undefined) this.#entries.put({ dueTime: due, ordinal, row })
  }

  remove({ ordinal, row }: Entry<T>): void {
    const due = this.#dueOf(row)
    if (due !== undefined) this.#entries.remove({ dueTime: due, ordinal, row })
  }

  saveVersion(): BlocksVersion<AgendaEntry<T>, never> {
    return this.#entries.saveVersion()
  }

  restoreVersion(version: BlocksVersion<AgendaEntry<T>, never>): void {
    this.#entries.restoreVersion(version)
  }
}
