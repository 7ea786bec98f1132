import type { Entry, RowIndex } from './Collection.ts'
import type { StoredEmailRow } from './rows.ts'
import { Blocks, type BlocksVersion } from './versions/Blocks.ts'

type Rows = Blocks<Entry<StoredEmailRow>>

interface RangesVersion {
  readonly rows: BlocksVersion<Entry<StoredEmailRow>, never>
  readonly emailCount: number
}

export const countEmails = (row: StoredEmailRow): number => ('letterIds' in row ? row.to.length : 1)

export class EmailRanges implements RowIndex<StoredEmailRow> {
  readonly #rows: Rows = new Blocks((a) => (b) => b.row.id - a.row.id)
  #emailCount = 0

  get emailCount(): number {
    return this.#emailCount
  }

  find(emailId: number): StoredEmailRow | undefined {
    const row = this.#rows.findBefore((entry) => (entry.row.id <= emailId ? -1 : 1))?.row
    return row && emailId < row.id + countEmails(row) ? row : undefined
  }

  build(entries: readonly Entry<StoredEmailRow>[]): void {
    this.#rows.fill(entries.toSorted((a, b) => a.row.id - b.row.id))
    this.#emailCount = entries.reduce((count, { row }) => count + countEmails(row), 0)
  }

  put(entry: Entry<StoredEmailRow>, previousEntry: Entry<StoredEmailRow> | undefined): void {
    this.#rows.put(entry)
    this.#emailCount += countEmails(entry.row) - (previousEntry ? countEmails(previousEntry.row) : 0)
  }

  remove(entry: Entry<StoredEmailRow>): void {
    this.#rows.remove(entry)
    this.#emailCount -= countEmails(entry.row)
  }

  saveVersion(): RangesVersion {
    return { rows: this.#rows.saveVersion(), emailCount: this.#emailCount }
  }

  restoreVersion({ rows, emailCount }: RangesVersion): void {
    this.#rows.restoreVersion(rows)
    this.#emailCount = emailCount
  }
}
