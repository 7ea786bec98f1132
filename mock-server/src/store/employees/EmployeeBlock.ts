import type { EmployeeRow } from '@heed/fixtures'
import { GramIndex } from './GramIndex.ts'
import { Places } from './Places.ts'
import type { ByteSearch, RowBytes } from './RowBytes.ts'
import { rowText } from './rowText.ts'

export interface Budget {
  left: number
}

export class EmployeeBlock {
  readonly #rows: readonly EmployeeRow[]
  #text: RowBytes | undefined
  #index: GramIndex | undefined
  #onLists: Map<number, Places> | undefined

  constructor(rows: readonly EmployeeRow[]) {
    this.#rows = rows
  }

  /** Builds the index only on the second search, because every change discards the index. */
  text(budget: Budget): ByteSearch {
    if (this.#index) return this.#index
    if (this.#text && budget.left > 0) {
      budget.left--
      this.#index = new GramIndex(this.#text)
      return this.#index
    }
    this.#text ??= rowText(this.#rows)
    return this.#text
  }

  onAny(listIds: readonly number[]): Places {
    this.#onLists ??= this.#readLists()
    const found = new Places(this.#rows.length)
    for (const id of listIds) {
      const members = this.#onLists.get(id)
      if (members) found.addAll(members)
    }
    return found
  }

  #readLists(): Map<number, Places> {
    const onLists = new Map<number, Places>()
    for (const [place, { lists }] of this.#rows.entries()) {
      for (const id of lists) {
        const members = onLists.get(id) ?? new Places(this.#rows.length)
        members.add(place)
        onLists.set(id, members)
      }
    }
    return onLists
  }
}
