/** Caches the last value, so that returning to a page shows it immediately. */
export class LastStoreCache<Keys extends readonly unknown[], Store> {
  private last: { keys: Keys; store: Store } | undefined
  private readonly make: (...keys: Keys) => Store

  constructor(make: (...keys: Keys) => Store) {
    this.make = make
  }

  of(...keys: Keys): Store {
    const { last } = this
    if (last && keys.every((key, at) => key === last.keys[at])) return last.store
    this.last = { keys, store: this.make(...keys) }
    return this.last.store
  }
}
