import type { EmployeeRow } from '@heed/fixtures'
import { type Block, Blocks, type BlocksVersion } from '../versions/Blocks.ts'
import { type Budget, EmployeeBlock } from './EmployeeBlock.ts'
import type { Places } from './Places.ts'
import { toNeedle } from './rowText.ts'

export interface Order {
  valueOf(row: EmployeeRow): string
  keyOf(value: string): string
  unique?: true
}

export interface Slice {
  start: number
  limit: number
  descending: boolean
  needle: string
  listIds: readonly number[] | undefined
  test: ((row: EmployeeRow) => boolean) | undefined
}

interface Keyed {
  key: string
  row: EmployeeRow
}
type KeyedBlock = Block<Keyed, EmployeeBlock>
export type SortedVersion = BlocksVersion<Keyed, EmployeeBlock>

interface Wanted {
  needle: Uint8Array | undefined
  listIds: readonly number[] | undefined
  budget: Budget
}

/** Limits the time for a page to about 10 ms. */
const mostIndexed = 8

/** Each block has an index: a search among 100,000 people takes about 0.2 ms. Ties are sorted by address. */
export class SortedEmployees {
  readonly #order: Order
  readonly #keyed = new Blocks<Keyed, EmployeeBlock>((one) => (other) => compare(other, one))

  constructor(order: Order) {
    this.#order = order
  }

  fill(rows: Iterable<EmployeeRow>): void {
    this.#keyed.fill(sorted(this.#order, rows))
  }

  add(row: EmployeeRow): void {
    this.#keyed.put(this.#keyedOf(row))
  }

  put(row: EmployeeRow, before: EmployeeRow | undefined): void {
    if (before && this.#order.valueOf(before) !== this.#order.valueOf(row)) this.remove(before)
    this.add(row)
  }

  remove(row: EmployeeRow): void {
    this.#keyed.remove(this.#keyedOf(row))
  }

  keep(): SortedVersion {
    return this.#keyed.keep()
  }

  back(version: SortedVersion): void {
    this.#keyed.back(version)
  }

  slice({ start, limit, descending, needle, listIds, test }: Slice): { rows: EmployeeRow[]; count: number } {
    const rows: EmployeeRow[] = []
    const end = start + limit
    const wanted: Wanted = {
      needle: needle === '' ? undefined : toNeedle(needle),
      listIds,
      budget: { left: mostIndexed },
    }
    const { blocks } = this.#keyed
    let count = 0
    for (const block of descending ? blocks.toReversed() : blocks) {
      const tested = test && found(block, wanted).filter(test)
      const passed = tested?.length ?? countIn(block, wanted)
      if (count < end && count + passed > start) {
        const passing = tested ?? found(block, wanted)
        const ordered = descending ? passing.toReversed() : passing
        rows.push(...ordered.slice(Math.max(0, start - count), end - count))
      }
      count += passed
    }
    return { rows, count }
  }

  #keyedOf(row: EmployeeRow): Keyed {
    return { key: this.#order.keyOf(this.#order.valueOf(row)), row }
  }
}

/** Sorts distinct names only, which is three times faster for a million people. */
function* sorted(order: Order, rows: Iterable<EmployeeRow>): Generator<Keyed> {
  if (order.unique) {
    const keyed = Array.from(rows, (row) => ({ key: order.keyOf(order.valueOf(row)), row }))
    yield* keyed.sort(compare)
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
    if (group.length > 1) group.sort(compareRows)
    for (const row of group) yield { key, row }
  }
}

const plainly = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const compareRows = (one: EmployeeRow, other: EmployeeRow): number =>
  plainly(one.email, other.email) || one.id - other.id

const compare = (one: Keyed, other: Keyed): number =>
  plainly(one.key, other.key) || compareRows(one.row, other.row)

function lookedUpIn(block: KeyedBlock): EmployeeBlock {
  block.derived ??= new EmployeeBlock(block.items.map(({ row }) => row))
  return block.derived
}

function placesIn(block: KeyedBlock, { needle, listIds, budget }: Wanted): Places | undefined {
  const members = listIds && lookedUpIn(block).onAny(listIds)
  const named = needle && lookedUpIn(block).text(budget).find(needle)
  if (members && named) members.keepOnly(named)
  return members ?? named
}

function countIn(block: KeyedBlock, wanted: Wanted): number {
  if (wanted.needle && !wanted.listIds) return lookedUpIn(block).text(wanted.budget).count(wanted.needle)
  return placesIn(block, wanted)?.size ?? block.items.length
}

function found(block: KeyedBlock, wanted: Wanted): EmployeeRow[] {
  const places = placesIn(block, wanted)
  if (!places) return block.items.map(({ row }) => row)
  return places.list().flatMap((place) => block.items[place]?.row ?? [])
}
