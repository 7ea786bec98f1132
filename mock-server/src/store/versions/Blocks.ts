/** `derived` is a cache that is dropped when the items change. */
export interface Block<E, D> {
  readonly items: readonly E[]
  derived: D | undefined
}

interface OwnedBlock<E, D> extends Block<E, D> {
  readonly owner: object
  readonly items: E[]
}

export interface BlocksVersion<E, D> {
  readonly blocks: OwnedBlock<E, D>[]
  readonly size: number
}

/** Negative if the item comes before the wanted place, 0 if the item is at this place. */
export type ItemComparer<E> = (item: E) => number

const full = 1024
const half = full / 2

/** Copy on write: keeping a version is free, and the next change copies one block. Items must be unique. */
export class Blocks<E, D = never> {
  readonly #beside: (item: E) => ItemComparer<E>
  /** Blocks with a different owner belong to an earlier version and must be copied before a change. */
  #owner = {}
  #listOwner = this.#owner
  #blocks: OwnedBlock<E, D>[] = []
  #size = 0

  /** @param beside Returns a function that compares other items with the given item. */
  constructor(beside: (item: E) => ItemComparer<E>) {
    this.#beside = beside
  }

  get size(): number {
    return this.#size
  }

  get blocks(): readonly Block<E, D>[] {
    return this.#blocks
  }

  get first(): E | undefined {
    return this.#blocks[0]?.items[0]
  }

  get last(): E | undefined {
    return this.#blocks.at(-1)?.items.at(-1)
  }

  fill(sorted: Iterable<E>): void {
    this.#owner = {}
    this.#listOwner = this.#owner
    this.#blocks = []
    this.#size = 0
    let items: E[] = []
    for (const item of sorted) {
      if (items.length === 0 || items.length === half) {
        items = []
        this.#blocks.push(this.#block(items))
      }
      items.push(item)
      this.#size++
    }
  }

  put(item: E): void {
    const { last } = this
    const stands = this.#beside(item)
    if (last === undefined || stands(last) < 0) this.#append(item)
    else this.#insert(item, stands)
  }

  remove(item: E): void {
    const stands = this.#beside(item)
    const place = this.#blockOf(stands)
    const found = this.#blocks[place]?.items
    const at = firstFrom(found ?? [], stands)
    const other = found?.[at]
    if (other === undefined || stands(other) !== 0) return
    const items = this.#own(place)?.items
    items?.splice(at, 1)
    if (items?.length === 0) this.#blocks.splice(place, 1)
    this.#size--
  }

  apart(): Blocks<E, D> {
    const other = new Blocks<E, D>(this.#beside)
    other.back({ blocks: this.#blocks, size: this.#size })
    return other
  }

  keep(): BlocksVersion<E, D> {
    this.#owner = {}
    return { blocks: this.#blocks, size: this.#size }
  }

  back({ blocks, size }: BlocksVersion<E, D>): void {
    this.#owner = {}
    this.#blocks = blocks
    this.#size = size
  }

  #append(item: E): void {
    this.#size++
    const place = this.#blocks.length - 1
    if ((this.#blocks[place]?.items.length ?? full) < full) {
      this.#own(place)?.items.push(item)
      return
    }
    this.#ownList()
    this.#blocks.push(this.#block([item]))
  }

  #insert(item: E, stands: ItemComparer<E>): void {
    const place = this.#blockOf(stands)
    const items = this.#own(place)?.items ?? []
    const at = firstFrom(items, stands)
    const other = items[at]
    if (other !== undefined && stands(other) === 0) {
      items[at] = item
      return
    }
    this.#size++
    items.splice(at, 0, item)
    if (items.length > full) this.#blocks.splice(place + 1, 0, this.#block(items.splice(half)))
  }

  #blockOf(stands: ItemComparer<E>): number {
    let low = 0
    let high = this.#blocks.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      const last = this.#blocks[middle]?.items.at(-1)
      if (last !== undefined && stands(last) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #block(items: E[]): OwnedBlock<E, D> {
    return { owner: this.#owner, items, derived: undefined }
  }

  #own(place: number): OwnedBlock<E, D> | undefined {
    const block = this.#blocks[place]
    if (!block) return undefined
    this.#ownList()
    const own = block.owner === this.#owner ? block : this.#block(block.items.slice())
    own.derived = undefined
    this.#blocks[place] = own
    return own
  }

  #ownList(): void {
    if (this.#listOwner !== this.#owner) this.#blocks = this.#blocks.slice()
    this.#listOwner = this.#owner
  }
}

function firstFrom<E>(items: readonly E[], stands: ItemComparer<E>): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && stands(item) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export function* iterateItems<E, D>({ blocks }: BlocksVersion<E, D>): Generator<E> {
  for (const { items } of blocks) yield* items
}

/** Skips blocks that both versions share. */
export function iterateDifferences<E, D>(
  one: BlocksVersion<E, D>,
  other: BlocksVersion<E, D>,
): { gone: E[]; come: E[] } {
  const [before, after] = [itemsBeside(one, other), itemsBeside(other, one)]
  const [held, holds] = [new Set(before), new Set(after)]
  return { gone: before.filter((item) => !holds.has(item)), come: after.filter((item) => !held.has(item)) }
}

function itemsBeside<E, D>({ blocks }: BlocksVersion<E, D>, other: BlocksVersion<E, D>): E[] {
  const shared = new Set(other.blocks)
  return blocks.filter((block) => !shared.has(block)).flatMap(({ items }) => items)
}
