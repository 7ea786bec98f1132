import { type Collect, Collection, type Done } from './Collection.ts'

/** The collections of a world by name, and what changed in them. */
export class Collections {
  readonly #byName = new Map<string, Collection<object>>()
  #changes: Done[] = []

  /** Makes a collection that begins with rows, which are read when they are needed first. */
  readonly collect: Collect = (name, rows, ...indices) => {
    const collection = new Collection(
      name,
      ({ id }) => id,
      (change) => this.#changes.push(change),
      indices,
    )
    collection.begin(rows)
    this.#byName.set(name, collection as unknown as Collection<object>)
    return collection
  }

  /** Throws a RangeError where there is none of that name. */
  of(name: string): Collection<object> {
    const rows = this.#byName.get(name)
    if (!rows) throw new RangeError(`There is no collection "${name}"`)
    return rows
  }

  [Symbol.iterator](): Iterator<[string, Collection<object>]> {
    return this.#byName[Symbol.iterator]()
  }

  /** What changed since the last call. */
  changes(): Done[] {
    const changes = this.#changes
    this.#changes = []
    return changes
  }
}
