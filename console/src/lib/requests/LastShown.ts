/** Caches the last store, so that returning to a page shows its data immediately. */
export class LastStoreCache<Keys extends readonly unknown[], Store> {
  private last: { keys: Keys; store: Store } | undefined
  private readonly create: (...keys: Keys) => Store

  constructor(create: (...keys: Keys) => Store) {
    this.create = create
  }

  get(...keys: Keys): Store {
    const { last } = this
    if (last && keys.every((key, index) => key === last.keys[index])) return last.store
    this.last = { keys, store: this.create(...keys) }
    return this.last.store
  }
}
