import { Collection, type CreateCollection, type UndoableChange } from './Collection.ts'

export class Collections {
  readonly #byName = new Map<string, Collection<object>>()
  #changes: UndoableChange[] = []

  readonly collect: CreateCollection = (name, rows, ...indices) => {
    const collection = new Collection(
      name,
      ({ id }) => id,
      (change) => this.#changes.push(change),
      indices,
    )
    collection.initialize(rows)
    this.#byName.set(name, collection as unknown as Collection<object>)
    return collection
  }

  get(name: string): Collection<object> {
    const rows = this.#byName.get(name)
    if (!rows) throw new RangeError(`There is no collection "${name}"`)
    return rows
  }

  [Symbol.iterator](): Iterator<[string, Collection<object>]> {
    return this.#byName[Symbol.iterator]()
  }

  get changeCount(): number {
    return this.#changes.length
  }

  changes(): UndoableChange[] {
    const changes = this.#changes
    this.#changes = []
    return changes
  }
}
