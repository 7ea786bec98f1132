/** `cache` is dropped when the items change. */
export interface Block<E, D> {
  readonly items: readonly E[]
  cache: D | undefined
}

interface OwnedBlock<E, D> extends Block<E, D> {
  readonly owner: object
  readonly items: E[]
}

export interface BlocksVersion<E, D> {
  readonly blocks: OwnedBlock<E, D>[]
  readonly size: number
}

/** Negative if the item is before the wanted place, 0 if the item is at this place. */
export type ItemComparer<E> = (item: E) => number

const maxBlockSize = 1024
const initialBlockSize = maxBlockSize / 2

/** Copy on write: keeping a version is free, and the next change copies one block. Items must be unique. */
export class Blocks<E, D = never> {
  readonly #beside: (item: E) => ItemComparer<E>
  /** Blocks with a different owner belong to an earlier version and must be copied before a change. */
  #owner = {}
  #listOwner = this.#owner
  #blocks: OwnedBlock<E, D>[] = []
  #size = 0

  /** @param createComparer Returns a function that compares other items with the given item. */
  constructor(createComparer: (item: E) => ItemComparer<E>) {
    this.#beside = createComparer
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

  fill(sortedItems: Iterable<E>): void {
    this.#owner = {}
    this.#listOwner = this.#owner
    this.#blocks = []
    this.#size = 0
    let items: E[] = []
    for (const item of sortedItems) {
      if (items.length === 0 || items.length === initialBlockSize) {
        items = []
        this.#blocks.push(this.#block(items))
      }
      items.push(item)
      this.#size++
    }
  }

  put(item: E): void {
    const { last } = this
    const compareItem = this.#beside(item)
    if (last === undefined || compareItem(last) < 0) this.#append(item)
    else this.#insert(item, compareItem)
  }

  remove(item: E): void {
    const compareItem = this.#beside(item)
    const blockIndex = this.#blockOf(compareItem)
    const blockItems = this.#blocks[blockIndex]?.items
    const index = findFirstIndex(blockItems ?? [], compareItem)
    const existingEntry = blockItems?.[index]
    if (existingEntry === undefined || compareItem(existingEntry) !== 0) return
    const items = this.#own(blockIndex)?.items
    items?.splice(index, 1)
    if (items?.length === 0) this.#blocks.splice(blockIndex, 1)
    this.#size--
  }

  findBefore(compareItem: ItemComparer<E>): E | undefined {
    const blockIndex = this.#blockOf(compareItem)
    const items = this.#blocks[blockIndex]?.items ?? []
    const index = findFirstIndex(items, compareItem)
    return index > 0 ? items[index - 1] : this.#blocks[blockIndex - 1]?.items.at(-1)
  }

  copy(): Blocks<E, D> {
    const blocks = new Blocks<E, D>(this.#beside)
    blocks.restoreVersion({ blocks: this.#blocks, size: this.#size })
    return blocks
  }

  saveVersion(): BlocksVersion<E, D> {
    this.#owner = {}
    return { blocks: this.#blocks, size: this.#size }
  }

  restoreVersion({ blocks, size }: BlocksVersion<E, D>): void {
    this.#owner = {}
    this.#blocks = blocks
    this.#size = size
  }

  #append(item: E): void {
    this.#size++
    const lastIndex = this.#blocks.length - 1
    if ((this.#blocks[lastIndex]?.items.length ?? maxBlockSize) < maxBlockSize) {
      this.#own(lastIndex)?.items.push(item)
      return
    }
    this.#ownList()
    this.#blocks.push(this.#block([item]))
  }

  #insert(item: E, compareItem: ItemComparer<E>): void {
    const blockIndex = this.#blockOf(compareItem)
    const items = this.#own(blockIndex)?.items ?? []
    const index = findFirstIndex(items, compareItem)
    const existingItem = items[index]
    if (existingItem !== undefined && compareItem(existingItem) === 0) {
      items[index] = item
      return
    }
    this.#size++
    items.splice(index, 0, item)
    if (items.length > maxBlockSize)
      this.#blocks.splice(blockIndex + 1, 0, this.#block(items.splice(initialBlockSize)))
  }

  #blockOf(compareItem: ItemComparer<E>): number {
    let low = 0
    let high = this.#blocks.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      const lastItem = this.#blocks[middle]?.items.at(-1)
      if (lastItem !== undefined && compareItem(lastItem) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #block(items: E[]): OwnedBlock<E, D> {
    return { owner: this.#owner, items, cache: undefined }
  }

  #own(blockIndex: number): OwnedBlock<E, D> | undefined {
    const createBlock = this.#blocks[blockIndex]
    if (!createBlock) return undefined
    this.#ownList()
    const ownBlock = createBlock.owner === this.#owner ? createBlock : this.#block(createBlock.items.slice())
    ownBlock.cache = undefined
    this.#blocks[blockIndex] = ownBlock
    return ownBlock
  }

  #ownList(): void {
    if (this.#listOwner !== this.#owner) this.#blocks = this.#blocks.slice()
    this.#listOwner = this.#owner
  }
}

function findFirstIndex<E>(items: readonly E[], compareItem: ItemComparer<E>): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && compareItem(item) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export function* iterateItems<E, D>({ blocks }: BlocksVersion<E, D>): Generator<E> {
  for (const { items } of blocks) yield* items
}

/** Skips blocks that both versions share. */
export function iterateDifferences<E, D>(
  from: BlocksVersion<E, D>,
  to: BlocksVersion<E, D>,
): { removed: E[]; added: E[] } {
  const [oldItems, newItems] = [listUnsharedItems(from, to), listUnsharedItems(to, from)]
  const [oldSet, newSet] = [new Set(oldItems), new Set(newItems)]
  return {
    removed: oldItems.filter((item) => !newSet.has(item)),
    added: newItems.filter((item) => !oldSet.has(item)),
  }
}

function listUnsharedItems<E, D>({ blocks }: BlocksVersion<E, D>, otherVersion: BlocksVersion<E, D>): E[] {
  const sharedBlocks = new Set(otherVersion.blocks)
  return blocks.filter((block) => !sharedBlocks.has(block)).flatMap(({ items }) => items)
}
