import type { EmployeeRow } from '@heed/fixtures'
import type { Entry } from '../Collection.ts'
import { nameKey } from '../nameKey.ts'
import { Blocks, type BlocksVersion, iterateDifferences, iterateItems } from '../versions/Blocks.ts'
import { type MapVersion, VersionedMap } from '../versions/VersionedMap.ts'
import { searchable } from './rowText.ts'
import { type Order, SortedEmployees, type SortedVersion } from './SortedEmployees.ts'

export type EmployeeField = 'name' | 'email' | 'lastActive'

export interface EmployeeQuery {
  /** 0-based page of `n` rows; without `n`, all rows. */
  p?: number | undefined
  n?: number | undefined
  /** Defaults to 'name asc'; never-active employees come first. */
  order?: string | undefined
  filter?: string | undefined
  listIds?: readonly number[] | undefined
  /** Set this to search the address only, so that searches don't reveal hidden names. */
  nameHidden?: boolean
  test?: ((row: EmployeeRow) => boolean) | undefined
}

const same = (value: string): string => value
const orders: Readonly<Record<EmployeeField, Order>> = {
  name: { valueOf: ({ name }) => name, keyOf: nameKey },
  email: { valueOf: ({ email }) => email, keyOf: same, unique: true },
  lastActive: { valueOf: ({ lastActive }) => lastActive ?? '', keyOf: same },
}
const isField = (text: string | undefined): text is EmployeeField =>
  text !== undefined && Object.hasOwn(orders, text)

export interface TableVersion {
  readonly all: BlocksVersion<Entry<EmployeeRow>, never>
  readonly byEmail: MapVersion<string, EmployeeRow>
  readonly members: MapVersion<number, number>
  readonly membership: object
  readonly orders: Map<EmployeeField, SortedVersion>
  /** Common ancestor of several worlds: orders are built there once, and worlds update copies. */
  readonly base: TableVersion | undefined
}

function getSorted(version: TableVersion, field: EmployeeField): SortedVersion {
  const known = version.orders.get(field)
  if (known) return known
  const made = new SortedEmployees(orders[field])
  const parted = version.base && iterateDifferences(version.base.all, version.all)
  if (version.base && parted && parted.come.length * 8 < version.all.size) {
    made.back(getSorted(version.base, field))
    for (const { row } of parted.gone) made.remove(row)
    for (const { row } of parted.come) made.add(row)
  } else {
    made.fill(iterateRows(version.all))
  }
  const order = made.keep()
  version.orders.set(field, order)
  return order
}

function* iterateRows(version: TableVersion['all']): Generator<EmployeeRow> {
  for (const { row } of iterateItems(version)) yield row
}

export class EmployeeTable {
  readonly #all = new Blocks<Entry<EmployeeRow>>((one) => (other) => other.place - one.place)
  readonly #byEmail = new VersionedMap<string, EmployeeRow>()
  readonly #orders = new Map<EmployeeField, SortedEmployees>()
  readonly #members = new VersionedMap<number, number>()
  #membership: object = {}
  #version: TableVersion | undefined
  #base: TableVersion | undefined

  get size(): number {
    return this.#all.size
  }

  get(email: string): EmployeeRow | undefined {
    return this.#byEmail.get(email)
  }

  /** Cache key. The object is replaced when employees or their lists change. */
  get membership(): object {
    return this.#membership
  }

  values(): IterableIterator<EmployeeRow> {
    return iterateRows(this.#all.keep())
  }

  countOn(listId: number): number {
    return this.#members.get(listId) ?? 0
  }

  page(query: EmployeeQuery): { rows: EmployeeRow[]; count: number } {
    const [field, direction] = (query.order ?? 'name asc').split(' ')
    const { listIds, nameHidden, test } = query
    const needle = searchable(query.filter ?? '')
    const tests = [
      nameHidden && needle !== '' && (({ email }: EmployeeRow) => searchable(email).includes(needle)),
      test,
    ].filter((one) => typeof one === 'function')
    return this.#inOrder(isField(field) ? field : 'name').slice({
      start: query.n === undefined ? 0 : (query.p ?? 0) * query.n,
      limit: query.n ?? Number.POSITIVE_INFINITY,
      descending: direction === 'desc',
      needle,
      listIds,
      test: tests.length > 0 ? (row) => tests.every((passes) => passes(row)) : undefined,
    })
  }

  /** Most changes affect only the last activity, so other orders are left alone. */
  put(entry: Entry<EmployeeRow>, before: Entry<EmployeeRow> | undefined): void {
    const { row } = entry
    const isMoved = before !== undefined && before.row.email !== row.email
    if (isMoved) this.remove(before)
    const known = isMoved ? undefined : before?.row
    this.#version = undefined
    this.#all.put(entry)
    this.#byEmail.set(row.email, row)
    if (known?.lists !== row.lists) {
      this.#membership = {}
      for (const id of known?.lists ?? []) this.#members.set(id, this.countOn(id) - 1)
      for (const id of row.lists) this.#members.set(id, this.countOn(id) + 1)
    }
    for (const order of this.#orders.values()) order.put(row, known)
  }

  remove(entry: Entry<EmployeeRow>): void {
    const { row } = entry
    this.#version = undefined
    this.#membership = {}
    this.#all.remove(entry)
    this.#byEmail.delete(row.email)
    for (const id of row.lists) this.#members.set(id, this.countOn(id) - 1)
    for (const order of this.#orders.values()) order.remove(row)
  }

  keep(): TableVersion {
    this.#version ??= {
      all: this.#all.keep(),
      byEmail: this.#byEmail.keep(),
      members: this.#members.keep(),
      membership: this.#membership,
      orders: new Map([...this.#orders].map(([field, order]) => [field, order.keep()])),
      base: this.#base,
    }
    return this.#version
  }

  back(version: TableVersion): void {
    this.#version = version
    this.#base = version.base ?? version
    this.#all.back(version.all)
    this.#byEmail.back(version.byEmail)
    this.#members.back(version.members)
    this.#membership = version.membership
    this.#orders.clear()
  }

  #inOrder(field: EmployeeField): SortedEmployees {
    const known = this.#orders.get(field)
    if (known) return known
    const made = new SortedEmployees(orders[field])
    made.back(getSorted(this.keep(), field))
    this.#orders.set(field, made)
    return made
  }
}
