/** @module-tag property */
import { createTextFilter } from '@heed/contracts'
import { anEmployeeRow, type EmployeeRow } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '../Collection.ts'
import { createNameKey } from '../nameKey.ts'
import { type EmployeeQuery, EmployeeTable } from './EmployeeTable.ts'

const names = ['', 'Ása', 'ása', 'Anna', 'Þóra', 'Zoë', 'Örn', 'Jón Jónsson', '王伟']
const activityDates = [null, '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
const person = fc
  .record({
    place: fc.integer({ min: 0, max: 30 }),
    name: fc.constantFrom(...names),
    lastActive: fc.constantFrom(...activityDates),
    lists: fc.subarray([1, 2, 3]),
  })
  .map(({ place, ...own }) => anEmployeeRow({ id: place, email: `p${place}@x.is`, ...own }))
const query: fc.Arbitrary<EmployeeQuery> = fc.record({
  p: fc.integer({ min: 0, max: 4 }),
  n: fc.integer({ min: 1, max: 7 }),
  order: fc.constantFrom(
    'name asc',
    'name desc',
    'email asc',
    'email desc',
    'lastActive asc',
    'lastActive desc',
  ),
  filter: fc.constantFrom(
    '',
    'a',
    'JÓN',
    'ónss',
    'jónsson',
    '伟',
    'p1',
    'p1@x.is',
    'é',
    'n j',
    'n\np',
    'jons',
    'thor',
    'orn',
  ),
  listIds: fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { nil: undefined }),
})

test.each(['constructor', 'toString', '__proto__'])(
  'sorting by the field %s falls back to the name',
  (field) => {
    const table = new EmployeeTable()
    for (const [id, name] of ['Örn', 'Anna'].entries())
      table.put(toEntry(anEmployeeRow({ id, name, email: `p${id}@x.is` })), undefined)
    expect(table.page({ order: `${field} asc`, n: 2 }).rows.map(({ name }) => name)).toEqual(['Anna', 'Örn'])
  },
)

const toEntry = (row: EmployeeRow): Entry<EmployeeRow> => ({ id: row.id, ordinal: row.id, row })

/** Reference implementation: filter, sort, slice. */
function computeExpectedPage(
  rows: readonly EmployeeRow[],
  { p = 0, n = 1, order = '', filter = '', listIds }: EmployeeQuery,
) {
  const [field, direction] = order.split(' ')
  const getKey = (row: EmployeeRow) =>
    field === 'name' ? createNameKey(row.name) : field === 'email' ? row.email : (row.lastActive ?? '')
  const found = rows
    .filter(({ name, email }) => [name, email].some(createTextFilter(filter)))
    .filter(({ lists }) => !listIds || lists.some((id) => listIds.includes(id)))
    .toSorted((one, other) => {
      const [a, b] = [getKey(one), getKey(other)]
      return a === b ? (one.email < other.email ? -1 : 1) : a < b ? -1 : 1
    })
  const ordered = direction === 'desc' ? found.toReversed() : found
  return { rows: ordered.slice(p * n, (p + 1) * n), count: found.length }
}

test('every page equals filtering, sorting and slicing all rows, after any changes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(person, fc.boolean(), query), { maxLength: 60 }), (steps) => {
      const table = new EmployeeTable()
      const model = new Map<string, EmployeeRow>()
      for (const [row, leaves, asked] of steps) {
        const before = model.get(row.email)
        if (leaves && before) {
          table.remove(toEntry(before))
          model.delete(row.email)
        } else {
          table.put(toEntry(row), before && toEntry(before))
          model.set(row.email, row)
        }
        expect(table.page(asked)).toEqual(computeExpectedPage([...model.values()], asked))
        expect(table.countOnList(2)).toBe([...model.values()].filter(({ lists }) => lists.includes(2)).length)
      }
    }),
  )
})

test('no employees are lost when blocks fill up and empty', () => {
  const table = new EmployeeTable()
  const rows = Array.from({ length: 5000 }, (_, at) =>
    anEmployeeRow({ id: at, name: `N${(at * 7919) % 5000}`, email: `e${at}@x.is` }),
  )
  table.page({})
  for (const row of rows) table.put(toEntry(row), undefined)
  expect(table.page({ n: 3, p: 1, filter: 'n12' })).toEqual(
    computeExpectedPage(rows, { n: 3, p: 1, order: 'name asc', filter: 'n12' }),
  )
  for (const row of rows.slice(0, 4990)) table.remove(toEntry(row))
  expect(table.page({ order: 'name desc' }).rows).toEqual(
    computeExpectedPage(rows.slice(4990), { n: 10, order: 'name desc' }).rows,
  )
})

test('employees with the same name are sorted by email, in reverse when descending', () => {
  const table = new EmployeeTable()
  for (const email of ['c@x.is', 'a@x.is', 'b@x.is'])
    table.put(toEntry(anEmployeeRow({ id: email.charCodeAt(0), name: 'Jón', email })), undefined)
  const emails = (order: string) => table.page({ order }).rows.map(({ email }) => email)
  expect(emails('name asc')).toEqual(['a@x.is', 'b@x.is', 'c@x.is'])
  expect(emails('name desc')).toEqual(['c@x.is', 'b@x.is', 'a@x.is'])
})

test.each(['thora', 'ÞÓRA', 'thóra@x.is'])(
  '%s finds an employee with letters from another keyboard',
  (filter) => {
    const table = new EmployeeTable()
    table.put(toEntry(anEmployeeRow({ id: 1, name: 'Þóra Øst', email: 'þóra@x.is' })), undefined)
    table.put(toEntry(anEmployeeRow({ id: 2, name: 'Anna', email: 'anna@x.is' })), undefined)
    expect(table.page({ filter }).rows.map(({ id }) => id)).toEqual([1])
    expect(table.page({ filter, nameHidden: true }).rows.map(({ id }) => id)).toEqual([1])
  },
)

test("a hidden name can't be found, but its email can", () => {
  const table = new EmployeeTable()
  table.put(toEntry(anEmployeeRow({ name: 'Anna', email: 'x1@y.is' })), undefined)
  expect(table.page({ filter: 'anna', nameHidden: true }).count).toBe(0)
  expect(table.page({ filter: 'X1', nameHidden: true }).count).toBe(1)
})

test('a page beyond the end is empty and still counts all rows', () => {
  const table = new EmployeeTable()
  table.put(toEntry(anEmployeeRow()), undefined)
  expect(table.page({ p: 9, n: 10 })).toEqual({ rows: [], count: 1 })
})
