import type { EmployeeRow } from '@heed/fixtures'
import { GramIndex } from './GramIndex.ts'
import { BitSet } from './Places.ts'
import type { ByteSearch, RowBytes } from './RowBytes.ts'
import { createRowText } from './rowText.ts'

export interface IndexBudget {
  remaining: number
}

export class EmployeeBlock {
  readonly #rows: readonly EmployeeRow[]
  #text: RowBytes | undefined
  #index: GramIndex | undefined
  #onLists: Map<number, BitSet> | undefined

  constructor(rows: readonly EmployeeRow[]) {
    this.#rows = rows
  }

  /** Builds the index only on the second search, because every change discards the index. */
  text(budget: IndexBudget): ByteSearch {
    if (this.#index) return this.#index
    if (this.#text && budget.remaining > 0) {
      budget.remaining--
      this.#index = new GramIndex(this.#text)
      return this.#index
    }
    this.#text ??= createRowText(this.#rows)
    return this.#text
  }

  findOnLists(listIds: readonly number[]): BitSet {
    this.#onLists ??= this.#readLists()
    const matches = new BitSet(this.#rows.length)
    for (const id of listIds) {
      const members = this.#onLists.get(id)
      if (members) matches.union(members)
    }
    return matches
  }

  #readLists(): Map<number, BitSet> {
    const rowsByList = new Map<number, BitSet>()
    for (const [rowIndex, { lists }] of this.#rows.entries()) {
      for (const id of lists) {
        const members = rowsByList.get(id) ?? new BitSet(this.#rows.length)
        members.add(rowIndex)
        rowsByList.set(id, members)
      }
    }
    return rowsByList
  }
}
