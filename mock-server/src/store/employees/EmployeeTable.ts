import type { EmployeeRow } from '@heed/fixtures'
import type { Entry } from '../Collection.ts'
import { createNameKey } from '../nameKey.ts'
import { Blocks, type BlocksVersion, iterateDifferences, iterateItems } from '../versions/Blocks.ts'
import { type MapVersion, VersionedMap } from '../versions/VersionedMap.ts'
import { toSearchable } from './rowText.ts'
import { SortedEmployees, type SortedVersion, type SortOrder } from './SortedEmployees.ts'

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

const identity = (value: string): string => value
const sortOrders: Readonly<Record<EmployeeField, SortOrder>> = {
  name: { getValue: ({ name }) => name, toSortKey: createNameKey },
  email: { getValue: ({ email }) => email, toSortKey: identity, unique: true },
  lastActive: { getValue: ({ lastActive }) => lastActive ?? '', toSortKey: identity },
}
const isField = (text: string | undefined): text is EmployeeField =>
  text !== undefined && Object.hasOwn(sortOrders, text)

export interface TableVersion {
  readonly all: BlocksVersion<Entry<EmployeeRow>, never>
  readonly byEmail: MapVersion<string, EmployeeRow>
  readonly members: MapVersion<number, number>
  readonly membership: object
  readonly sortedVersions: Map<EmployeeField, SortedVersion>
  /** Common ancestor of several worlds: builds sort orders once; each world updates its own copy. */
  readonly base: TableVersion | undefined
}

function getSorted(version: TableVersion, field: EmployeeField): SortedVersion {
  const cachedVersion = version.sortedVersions.get(field)
  if (cachedVersion) return cachedVersion
  const employees = new SortedEmployees(sortOrders[field])
  const differences = version.base && iterateDifferences(version.base.all, version.all)
  if (version.base && differences && differences.added.length * 8 < version.all.size) {
    employees.restoreVersion(getSorted(version.base, field))
    for (const { row } of differences.removed) employees.remove(row)
    for (const { row } of differences.added) employees.add(row)
  } else {
    employees.fill(iterateRows(version.all))
  }
  const sortedVersion = employees.saveVersion()
  version.sortedVersions.set(field, sortedVersion)
  return sortedVersion
}

function* iterateRows(version: TableVersion['all']): Generator<EmployeeRow> {
  for (const { row } of iterateItems(version)) yield row
}

export class EmployeeTable {
  readonly #all = new Blocks<Entry<EmployeeRow>>((a) => (b) => b.ordinal - a.ordinal)
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
    return iterateRows(this.#all.saveVersion())
  }

  countOnList(listId: number): number {
    return this.#members.get(listId) ?? 0
  }

  page(query: EmployeeQuery): { rows: EmployeeRow[]; count: number } {
    const [field, direction] = (query.order ?? 'name asc').split(' ')
    const { listIds, nameHidden, test } = query
    const needle = toSearchable(query.filter ?? '')
    const tests = [
      nameHidden && needle !== '' && (({ email }: EmployeeRow) => toSearchable(email).includes(needle)),
      test,
    ].filter((predicate) => typeof predicate === 'function')
    return this.#inOrder(isField(field) ? field : 'name').slice({
      start: query.n === undefined ? 0 : (query.p ?? 0) * query.n,
      limit: query.n ?? Number.POSITIVE_INFINITY,
      isDescending: direction === 'desc',
      searchText: needle,
      listIds,
      test: tests.length > 0 ? (row) => tests.every((matches) => matches(row)) : undefined,
    })
  }

  /** Most changes affect only the last activity, so other orders don't change. */
  put(entry: Entry<EmployeeRow>, previousEntry: Entry<EmployeeRow> | undefined): void {
    const { row } = entry
    const hasNewEmail = previousEntry !== undefined && previousEntry.row.email !== row.email
    if (hasNewEmail) this.remove(previousEntry)
    const previousRow = hasNewEmail ? undefined : previousEntry?.row
    this.#version = undefined
    this.#all.put(entry)
    this.#byEmail.set(row.email, row)
    if (previousRow?.lists !== row.lists) {
      this.#membership = {}
      for (const id of previousRow?.lists ?? []) this.#members.set(id, this.countOnList(id) - 1)
      for (const id of row.lists) this.#members.set(id, this.countOnList(id) + 1)
    }
    for (const sortedEmployees of this.#orders.values()) sortedEmployees.put(row, previousRow)
  }

  remove(entry: Entry<EmployeeRow>): void {
    const { row } = entry
    this.#version = undefined
    this.#membership = {}
    this.#all.remove(entry)
    this.#byEmail.delete(row.email)
    for (const id of row.lists) this.#members.set(id, this.countOnList(id) - 1)
    for (const sortedEmployees of this.#orders.values()) sortedEmployees.remove(row)
  }

  saveVersion(): TableVersion {
    this.#version ??= {
      all: this.#all.saveVersion(),
      byEmail: this.#byEmail.saveVersion(),
      members: this.#members.saveVersion(),
      membership: this.#membership,
      sortedVersions: new Map(
        [...this.#orders].map(([field, sortedEmployees]) => [field, sortedEmployees.saveVersion()]),
      ),
      base: this.#base,
    }
    return this.#version
  }

  restoreVersion(version: TableVersion): void {
    this.#version = version
    this.#base = version.base ?? version
    this.#all.restoreVersion(version.all)
    this.#byEmail.restoreVersion(version.byEmail)
    this.#members.restoreVersion(version.members)
    this.#membership = version.membership
    this.#orders.clear()
  }

  #inOrder(field: EmployeeField): SortedEmployees {
    const cachedOrder = this.#orders.get(field)
    if (cachedOrder) return cachedOrder
    const sortedEmployees = new SortedEmployees(sortOrders[field])
    sortedEmployees.restoreVersion(getSorted(this.saveVersion(), field))
    this.#orders.set(field, sortedEmployees)
    return sortedEmployees
  }
}
