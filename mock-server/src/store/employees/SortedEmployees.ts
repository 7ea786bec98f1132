import type { EmployeeRow } from '@heed/fixtures'
import { type Block, Blocks, type BlocksVersion } from '../versions/Blocks.ts'
import { EmployeeBlock, type IndexBudget } from './EmployeeBlock.ts'
import type { BitSet } from './Places.ts'
import { encodeSearchTerm } from './rowText.ts'

export interface SortOrder {
  getValue(row: EmployeeRow): string
  toSortKey(value: string): string
  unique?: true
}

export interface Slice {
  start: number
  limit: number
  isDescending: boolean
  searchText: string
  listIds: readonly number[] | undefined
  test: ((row: EmployeeRow) => boolean) | undefined
}

interface KeyedRow {
  key: string
  row: EmployeeRow
}
type KeyedBlock = Block<KeyedRow, EmployeeBlock>
export type SortedVersion = BlocksVersion<KeyedRow, EmployeeBlock>

interface SearchQuery {
  term: Uint8Array | undefined
  listIds: readonly number[] | undefined
  budget: IndexBudget
}

/** Limits the time for a page to about 10 ms. */
const maxIndexedBlocks = 8

/** Each block has an index: a search among 100,000 people takes about 0.2 ms. Ties are sorted by address. */
export class SortedEmployees {
  readonly #order: SortOrder
  readonly #keyed = new Blocks<KeyedRow, EmployeeBlock>((a) => (b) => compareKeyed(b, a))

  constructor(order: SortOrder) {
    this.#order = order
  }

  fill(rows: Iterable<EmployeeRow>): void {
    this.#keyed.fill(generateSorted(this.#order, rows))
  }

  add(row: EmployeeRow): void {
    this.#keyed.put(this.#keyedOf(row))
  }

  put(row: EmployeeRow, previousRow: EmployeeRow | undefined): void {
    if (previousRow && this.#order.getValue(previousRow) !== this.#order.getValue(row))
      this.remove(previousRow)
    this.add(row)
  }

  remove(row: EmployeeRow): void {
    this.#keyed.remove(this.#keyedOf(row))
  }

  saveVersion(): SortedVersion {
    return this.#keyed.saveVersion()
  }

  restoreVersion(version: SortedVersion): void {
    this.#keyed.restoreVersion(version)
  }

  slice({ start, limit, isDescending, searchText, listIds, test }: Slice): {
    rows: EmployeeRow[]
    count: number
  } {
    const rows: EmployeeRow[] = []
    const end = start + limit
    const searchQuery: SearchQuery = {
      term: searchText === '' ? undefined : encodeSearchTerm(searchText),
      listIds,
      budget: { remaining: maxIndexedBlocks },
    }
    const { blocks } = this.#keyed
    let count = 0
    for (const block of isDescending ? blocks.toReversed() : blocks) {
      const testedRows = test && findRows(block, searchQuery).filter(test)
      const passedCount = testedRows?.length ?? countMatches(block, searchQuery)
      if (count < end && count + passedCount > start) {
        const passingRows = testedRows ?? findRows(block, searchQuery)
        const orderedRows = isDescending ? passingRows.toReversed() : passingRows
        rows.push(...orderedRows.slice(Math.max(0, start - count), end - count))
      }
      count += passedCount
    }
    return { rows, count }
  }

  #keyedOf(row: EmployeeRow): KeyedRow {
    return { key: this.#order.toSortKey(this.#order.getValue(row)), row }
  }
}

/** Sorts distinct names only, which is three times faster for a million people. */
function* generateSorted(order: SortOrder, rows: Iterable<EmployeeRow>): Generator<KeyedRow> {
  if (order.unique) {
    const keyedRows = Array.from(rows, (row) => ({ key: order.toSortKey(order.getValue(row)), row }))
    yield* keyedRows.sort(compareKeyed)
    return
  }
  const groups = new Map<string, EmployeeRow[]>()
  const keys = new Map<string, string>()
  for (const row of rows) {
    const value = order.getValue(row)
    const key = keys.get(value) ?? order.toSortKey(value)
    keys.set(value, key)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  for (const key of [...groups.keys()].sort(compareText)) {
    const group = groups.get(key) ?? []
    if (group.length > 1) group.sort(compareRows)
    for (const row of group) yield { key, row }
  }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const compareRows = (a: EmployeeRow, b: EmployeeRow): number => compareText(a.email, b.email) || a.id - b.id

const compareKeyed = (a: KeyedRow, b: KeyedRow): number =>
  compareText(a.key, b.key) || compareRows(a.row, b.row)

function getBlockIndex(block: KeyedBlock): EmployeeBlock {
  block.cache ??= new EmployeeBlock(block.items.map(({ row }) => row))
  return block.cache
}

function findPositions(block: KeyedBlock, { term, listIds, budget }: SearchQuery): BitSet | undefined {
  const members = listIds && getBlockIndex(block).findOnLists(listIds)
  const nameMatches = term && getBlockIndex(block).text(budget).find(term)
  if (members && nameMatches) members.intersect(nameMatches)
  return members ?? nameMatches
}

function countMatches(block: KeyedBlock, searchQuery: SearchQuery): number {
  if (searchQuery.term && !searchQuery.listIds)
    return getBlockIndex(block).text(searchQuery.budget).count(searchQuery.term)
  return findPositions(block, searchQuery)?.size ?? block.items.length
}

function findRows(block: KeyedBlock, searchQuery: SearchQuery): EmployeeRow[] {
  const positions = findPositions(block, searchQuery)
  if (!positions) return block.items.map(({ row }) => row)
  return positions.toArray().flatMap((position) => block.items[position]?.row ?? [])
}
