/** The one thing that is looked at, by its key; the one shown last is kept, so that coming back shows it at once. */
export class LastShown<Key, Store> {
  private last: { key: Key; store: Store } | undefined
  private readonly make: (key: Key) => Store

  constructor(make: (key: Key) => Store) {
    this.make = make
  }

  of(key: Key): Store {
    if (this.last?.key !== key) this.last = { key, store: this.make(key) }
    return this.last.store
  }
}
