type Key = string | number

const gone = Symbol('gone')

interface Bucket<K, V> {
  readonly owner: object
  readonly values: Map<K, V | typeof gone>
}

export interface MapVersion<K, V> {
  readonly ground: Map<K, V>
  readonly buckets: Bucket<K, V>[]
  readonly changed: number
}

const full = 32

/** Copy on write: keeps an unchanged base, and later changes in buckets. Unordered. */
export class VersionedMap<K extends Key, V> {
  #owner = {}
  #ground = new Map<K, V>()
  readonly #groundOwner = this.#owner
  #listOwner = this.#owner
  #buckets: Bucket<K, V>[] = [this.#bucket()]
  #changed = 0

  get(key: K): V | undefined {
    if (this.#changed === 0) return this.#ground.get(key)
    const value = this.#buckets[this.#place(key)]?.values.get(key)
    if (value === undefined) return this.#ground.get(key)
    return value === gone ? undefined : value
  }

  set(key: K, value: V): void {
    if (this.#groundOwner === this.#owner) this.#ground.set(key, value)
    else this.#change(key, value)
  }

  delete(key: K): void {
    if (this.#groundOwner === this.#owner) this.#ground.delete(key)
    else this.#change(key, gone)
  }

  keep(): MapVersion<K, V> {
    this.#owner = {}
    return { ground: this.#ground, buckets: this.#buckets, changed: this.#changed }
  }

  back({ ground, buckets, changed }: MapVersion<K, V>): void {
    this.#owner = {}
    this.#ground = ground
    this.#buckets = buckets
    this.#changed = changed
  }

  #change(key: K, value: V | typeof gone): void {
    const values = this.#own(this.#place(key))
    const before = values.size
    values.set(key, value)
    this.#changed += values.size - before
    if (this.#changed > this.#buckets.length * full) this.#grow()
  }

  /** The number of buckets must be a power of two. */
  #place(key: K): number {
    return hash(key) & (this.#buckets.length - 1)
  }

  #bucket(values: Iterable<[K, V | typeof gone]> = []): Bucket<K, V> {
    return { owner: this.#owner, values: new Map(values) }
  }

  #own(place: number): Bucket<K, V>['values'] {
    const bucket = this.#buckets[place]
    if (bucket?.owner === this.#owner) return bucket.values
    const own = this.#bucket(bucket?.values)
    if (this.#listOwner !== this.#owner) this.#buckets = this.#buckets.slice()
    this.#listOwner = this.#owner
    this.#buckets[place] = own
    return own.values
  }

  #grow(): void {
    const old = this.#buckets
    this.#buckets = Array.from({ length: old.length * 2 }, () => this.#bucket())
    this.#listOwner = this.#owner
    for (const { values } of old) {
      for (const [key, value] of values) this.#buckets[this.#place(key)]?.values.set(key, value)
    }
  }
}

/** Mixes all characters, because addresses differ in few letters and IDs only in their last digits. */
function hash(key: Key): number {
  let bits = 0x811c9dc5
  if (typeof key === 'number') bits ^= key
  else for (let at = 0; at < key.length; at++) bits = Math.imul(bits ^ key.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  return bits ^ (bits >>> 13)
}
