type Key = string | number

interface Bucket<K, V> {
  readonly owner: object
  readonly values: Map<K, V>
}

/** A map as it was at a moment; it never changes. */
export interface MapVersion<K, V> {
  readonly buckets: Bucket<K, V>[]
  readonly size: number
}

/** Keys a bucket before there are twice as many buckets. */
const full = 32

/**
 * A map whose versions share what they have in common: keeping a version costs nothing, and the first change of a
 * bucket after it copies that bucket. It knows no order.
 */
export class VersionedMap<K extends Key, V> {
  /** Who may change a bucket in place: only what was made since the last version was kept. */
  #owner = {}
  #listOwner = this.#owner
  #buckets: Bucket<K, V>[] = [this.#bucket()]
  #size = 0

  get size(): number {
    return this.#size
  }

  get(key: K): V | undefined {
    return this.#buckets[this.#place(key)]?.values.get(key)
  }

  set(key: K, value: V): void {
    const values = this.#own(this.#place(key))
    const before = values.size
    values.set(key, value)
    this.#size += values.size - before
    if (this.#size > this.#buckets.length * full) this.#grow()
  }

  delete(key: K): void {
    if (this.#own(this.#place(key)).delete(key)) this.#size--
  }

  keep(): MapVersion<K, V> {
    this.#owner = {}
    return { buckets: this.#buckets, size: this.#size }
  }

  back({ buckets, size }: MapVersion<K, V>): void {
    this.#owner = {}
    this.#buckets = buckets
    this.#size = size
  }

  /** The number of buckets is a power of two. */
  #place(key: K): number {
    return hash(key) & (this.#buckets.length - 1)
  }

  #bucket(values: Iterable<[K, V]> = []): Bucket<K, V> {
    return { owner: this.#owner, values: new Map(values) }
  }

  #own(place: number): Map<K, V> {
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

/** The bits of a key, well mixed: addresses differ in few letters, ids in their last digits. */
function hash(key: Key): number {
  let bits = 0x811c9dc5
  if (typeof key === 'number') bits ^= key
  else for (let at = 0; at < key.length; at++) bits = Math.imul(bits ^ key.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  return bits ^ (bits >>> 13)
}
