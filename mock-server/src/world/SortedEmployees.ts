import type { EmployeeRow } from '@heed/fixtures'
import type { GramIndex } from './GramIndex.ts'
import { needleOf, rowText } from './rowText.ts'

interface Block {
  keys: string[]
  rows: EmployeeRow[]
  /** Made when it is searched first. */
  text: GramIndex | undefined
}

/** What rows are ordered by, and the form of it that sorts by plain comparison. */
export interface Order {
  valueOf(row: EmployeeRow): string
  keyOf(value: string): string
  /** No two rows share a value. */
  unique?: true
}

/** Which rows: of all that pass, those from `start` on, at most `limit`. */
export interface Slice {
  start: number
  limit: number
  descending: boolean
  /** Lower-cased text that name or address contains; '' = every row. */
  needle: string
  test: ((row: EmployeeRow) => boolean) | undefined
}

const full = 1024
const half = full / 2

/**
 * Employees kept in one order, cut into blocks: a change touches one block, and a search looks up an index a block
 * instead of every row (100,000 people in about 0.2 ms). Equal keys go by address, so every order is total.
 */
export class SortedEmployees {
  readonly #keyOf: (row: EmployeeRow) => string
  readonly #blocks: Block[] = []

  constructor(order: Order, rows: Iterable<EmployeeRow>) {
    this.#keyOf = (row) => order.keyOf(order.valueOf(row))
    let block = blockOf([], [])
    for (const [key, row] of sorted(order, rows)) {
      if (block.rows.length === 0) this.#blocks.push(block)
      block.keys.push(key)
      block.rows.push(row)
      if (block.rows.length === half) block = blockOf([], [])
    }
  }

  add(row: EmployeeRow): void {
    const key = this.#keyOf(row)
    const place = this.#blockFor(key, row)
    const block = this.#blocks[place]
    if (!block) {
      this.#blocks.push(blockOf([key], [row]))
      return
    }
    const at = placeIn(block, key, row)
    block.keys.splice(at, 0, key)
    block.rows.splice(at, 0, row)
    block.text = undefined
    if (block.rows.length > full) {
      this.#blocks.splice(place + 1, 0, blockOf(block.keys.splice(half), block.rows.splice(half)))
    }
  }

  remove(row: EmployeeRow): void {
    const key = this.#keyOf(row)
    const place = this.#blockFor(key, row)
    const block = this.#blocks[place]
    if (!block) return
    const at = placeIn(block, key, row)
    if (block.rows[at]?.email !== row.email) return
    block.keys.splice(at, 1)
    block.rows.splice(at, 1)
    block.text = undefined
    if (block.rows.length === 0) this.#blocks.splice(place, 1)
  }

  /** The rows of one page, and how many pass before paging. */
  slice({ start, limit, descending, needle: text, test }: Slice): { rows: EmployeeRow[]; count: number } {
    const rows: EmployeeRow[] = []
    const end = start + limit
    const needle = text === '' ? undefined : needleOf(text)
    let count = 0
    for (const block of descending ? this.#blocks.toReversed() : this.#blocks) {
      const tested = test && found(block, needle).filter(test)
      const passed = tested?.length ?? (needle ? textOf(block).count(needle) : block.rows.length)
      if (count < end && count + passed > start) {
        const passing = tested ?? found(block, needle)
        const ordered = descending ? passing.toReversed() : passing
        rows.push(...ordered.slice(Math.max(0, start - count), end - count))
      }
      count += passed
    }
    return { rows, count }
  }

  /** First block whose last row does not stand before the place; the last block when there is none. */
  #blockFor(key: string, row: EmployeeRow): number {
    let low = 0
    let high = this.#blocks.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      const block = this.#blocks[middle]
      const last = block?.rows.at(-1)
      if (last && compare(block?.keys.at(-1) ?? '', last, key, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Sorted value by value: namesakes share one key, which makes a million three times as fast. */
function* sorted(order: Order, rows: Iterable<EmployeeRow>): Generator<[string, EmployeeRow]> {
  if (order.unique) {
    const ordered = Array.from(rows).sort((one, other) => plainly(order.valueOf(one), order.valueOf(other)))
    for (const row of ordered) yield [order.keyOf(order.valueOf(row)), row]
    return
  }
  const groups = new Map<string, EmployeeRow[]>()
  const keys = new Map<string, string>()
  for (const row of rows) {
    const value = order.valueOf(row)
    const key = keys.get(value) ?? order.keyOf(value)
    keys.set(value, key)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  for (const key of [...groups.keys()].sort(plainly)) {
    const group = groups.get(key) ?? []
    if (group.length > 1) group.sort((one, other) => plainly(one.email, other.email))
    for (const row of group) yield [key, row]
  }
}

const plainly = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const blockOf = (keys: string[], rows: EmployeeRow[]): Block => ({ keys, rows, text: undefined })

function compare(key: string, row: EmployeeRow, otherKey: string, other: EmployeeRow): number {
  return plainly(key, otherKey) || plainly(row.email, other.email)
}

/** Where a row stands in a block, or belongs. */
function placeIn({ keys, rows }: Block, key: string, row: EmployeeRow): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = rows[middle]
    if (other && compare(keys[middle] ?? '', other, key, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function textOf(block: Block): GramIndex {
  block.text ??= rowText(block.rows)
  return block.text
}

const found = (block: Block, needle: Uint8Array | undefined): readonly EmployeeRow[] =>
  needle
    ? textOf(block)
        .find(needle)
        .list()
        .flatMap((place) => block.rows[place] ?? [])
    : block.rows
