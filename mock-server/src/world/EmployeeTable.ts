import type { EmployeeRow } from '@heed/fixtures'
import type { RowIndex } from './Collection.ts'
import { nameKey } from './nameKey.ts'
import { searchable } from './rowText.ts'
import { type Order, SortedEmployees } from './SortedEmployees.ts'

export type EmployeeField = 'name' | 'email' | 'lastActive'

export interface EmployeeQuery {
  /** Page from 0 and rows a page; without `n` every row. */
  p?: number | undefined
  n?: number | undefined
  /** As in 'name asc', which is the default. Who was never active stands first. */
  order?: string | undefined
  /** Contained in name or address, whatever the case. */
  filter?: string | undefined
  /** On any of these lists. */
  listIds?: readonly number[] | undefined
  /** Looks at the address only: a hidden name must not be found. */
  nameHidden?: boolean
  test?: ((row: EmployeeRow) => boolean) | undefined
}

const same = (value: string): string => value
const orders: Readonly<Record<EmployeeField, Order>> = {
  name: { valueOf: ({ name }) => name, keyOf: nameKey },
  email: { valueOf: ({ email }) => email, keyOf: same, unique: true },
  lastActive: { valueOf: ({ lastActive }) => lastActive ?? '', keyOf: same },
}
const isField = (text: string | undefined): text is EmployeeField => text !== undefined && text in orders

/** The employees of one company: by address, by list, and in any of their orders. An order is made when first asked for. */
export class EmployeeTable implements RowIndex<EmployeeRow> {
  readonly #byEmail = new Map<string, EmployeeRow>()
  readonly #orders = new Map<EmployeeField, SortedEmployees>()
  readonly #members = new Map<number, number>()

  get size(): number {
    return this.#byEmail.size
  }

  get(email: string): EmployeeRow | undefined {
    return this.#byEmail.get(email)
  }

  values(): IterableIterator<EmployeeRow> {
    return this.#byEmail.values()
  }

  /** How many people are on a list. */
  countOn(listId: number): number {
    return this.#members.get(listId) ?? 0
  }

  /** One page of those that fit, and how many fit in all. */
  page(query: EmployeeQuery): { rows: EmployeeRow[]; count: number } {
    const [field, direction] = (query.order ?? 'name asc').split(' ')
    const { listIds, nameHidden, test } = query
    const needle = searchable(query.filter ?? '')
    const tests = [
      listIds && (({ lists }: EmployeeRow) => lists.some((id) => listIds.includes(id))),
      nameHidden && needle !== '' && (({ email }: EmployeeRow) => email.includes(needle)),
      test,
    ].filter((one) => typeof one === 'function')
    return this.#inOrder(isField(field) ? field : 'name').slice({
      start: query.n === undefined ? 0 : (query.p ?? 0) * query.n,
      limit: query.n ?? Number.POSITIVE_INFINITY,
      descending: direction === 'desc',
      needle,
      test: tests.length > 0 ? (row) => tests.every((passes) => passes(row)) : undefined,
    })
  }

  put(row: EmployeeRow, before: EmployeeRow | undefined): void {
    if (before) this.remove(before)
    this.#byEmail.set(row.email, row)
    for (const id of row.lists) this.#members.set(id, this.countOn(id) + 1)
    for (const order of this.#orders.values()) order.add(row)
  }

  remove(row: EmployeeRow): void {
    this.#byEmail.delete(row.email)
    for (const id of row.lists) this.#members.set(id, this.countOn(id) - 1)
    for (const order of this.#orders.values()) order.remove(row)
  }

  #inOrder(field: EmployeeField): SortedEmployees {
    const known = this.#orders.get(field)
    if (known) return known
    const made = new SortedEmployees(orders[field], this.#byEmail.values())
    this.#orders.set(field, made)
    return made
  }
}

/** A table per company over one collection of employees. */
export class EmployeeTables implements RowIndex<EmployeeRow> {
  readonly #tables = new Map<number, EmployeeTable>()

  of(companyId: number): EmployeeTable {
    const known = this.#tables.get(companyId)
    if (known) return known
    const made = new EmployeeTable()
    this.#tables.set(companyId, made)
    return made
  }

  put(row: EmployeeRow, before: EmployeeRow | undefined): void {
    const moved = before !== undefined && before.companyId !== row.companyId
    if (moved) this.of(before.companyId).remove(before)
    this.of(row.companyId).put(row, moved ? undefined : before)
  }

  remove(row: EmployeeRow): void {
    this.of(row.companyId).remove(row)
  }
}
