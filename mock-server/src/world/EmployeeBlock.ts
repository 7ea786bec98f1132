import type { EmployeeRow } from '@heed/fixtures'
import type { GramIndex } from './GramIndex.ts'
import { Places } from './Places.ts'
import { rowText } from './rowText.ts'

/** What is looked up in a block of employees; each part is made when it is asked for first. */
export class EmployeeBlock {
  readonly #rows: readonly EmployeeRow[]
  #text: GramIndex | undefined
  #onLists: Map<number, Places> | undefined

  constructor(rows: readonly EmployeeRow[]) {
    this.#rows = rows
  }

  get text(): GramIndex {
    this.#text ??= rowText(this.#rows)
    return this.#text
  }

  /** Who is on any of these lists. */
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
