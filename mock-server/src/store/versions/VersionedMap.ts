type Key = string | number

const deletedValue = Symbol('gone')

interface Bucket<K, V> {
  readonly owner: object
  readonly values: Map<K, V | typeof deletedValue>
}

export interface MapVersion<K, V> {
  readonly baseValues: Map<K, V>
  readonly buckets: Bucket<K, V>[]
  readonly changeCount: number
}

const maxBucketSize = 32

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
    return value === deletedValue ? undefined : value
  }

  set(key: K, value: V): void {
    if (this.#groundOwner === this.#owner) this.#ground.set(key, value)
    else this.#change(key, value)
  }

  delete(key: K): void {
    if (this.#groundOwner === this.#owner) this.#ground.delete(key)
    else this.#change(key, deletedValue)
  }

  saveVersion(): MapVersion<K, V> {
    this.#owner = {}
    return { baseValues: this.#ground, buckets: this.#buckets, changeCount: this.#changed }
  }

  restoreVersion({ baseValues, buckets, changeCount }: MapVersion<K, V>): void {
    this.#owner = {}
    this.#ground = baseValues
    this.#buckets = buckets
    this.#changed = changeCount
  }

  #change(key: K, value: V | typeof deletedValue): void {
    const values = this.#own(this.#place(key))
    const previousSize = values.size
    values.set(key, value)
    this.#changed += values.size - previousSize
    if (this.#changed > this.#buckets.length * maxBucketSize) this.#split()
  }

  /** Linear hashing: the buckets before the one that is split next are already twice as many. */
  #place(key: K): number {
    const count = this.#buckets.length
    const level = getLevel(count)
    const code = hash(key)
    const index = code & (2 * level - 1)
    return index < count ? index : code & (level - 1)
  }

  #bucket(values: Iterable<[K, V | typeof deletedValue]> = []): Bucket<K, V> {
    return { owner: this.#owner, values: new Map(values) }
  }

  #own(getBucketIndex: number): Bucket<K, V>['values'] {
    const createBucket = this.#buckets[getBucketIndex]
    if (createBucket?.owner === this.#owner) return createBucket.values
    const ownBucketValues = this.#bucket(createBucket?.values)
    if (this.#listOwner !== this.#owner) this.#buckets = this.#buckets.slice()
    this.#listOwner = this.#owner
    this.#buckets[getBucketIndex] = ownBucketValues
    return ownBucketValues.values
  }

  /** Splits one bucket, so that a large map grows without a pause. */
  #split(): void {
    const index = this.#buckets.length - getLevel(this.#buckets.length)
    const values = this.#own(index)
    const newBucket = this.#bucket()
    this.#buckets.push(newBucket)
    for (const [key, value] of values) {
      if (this.#place(key) === index) continue
      newBucket.values.set(key, value)
      values.delete(key)
    }
  }
}

const getLevel = (count: number): number => 1 << (31 - Math.clz32(count))

/** Mixes all characters, because addresses differ in only a few letters and IDs only in their last digits. */
function hash(key: Key): number {
  let bits = 0x811c9dc5
  if (typeof key === 'number') bits ^= key
  else
    for (let index = 0; index < key.length; index++)
      bits = Math.imul(bits ^ key.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  return bits ^ (bits >>> 13)
}
