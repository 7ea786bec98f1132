// @vitest-environment node
import { eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { employeeList, employeeWithAnyLists } from '../../../parts/people/testing/pactShapes.ts'
import { pinPeople } from '../../../parts/people/testing/pinPeople.ts'
import { ListStoreCache } from './ListStore.ts'

const listsCall = 'GET /companies/101/lists?p=0&n=5&order=name+asc'
const accounting = { active: 1, name: 'Accounting' }
const managedMessage = 'An integration manages this list and its members'

pinPeople([
  {
    pin: 'lists.list: the first page by name',
    as: 'viewer',
    request: listsCall,
    answer: { lists: eachLike(employeeList), count: integer(3) },
    do: ({ lists }) => lists.table.load(),
    reads: ({ lists }) => expect([lists.table.rows[0]?.name, lists.table.total]).toEqual(['Finance', 3]),
  },
  {
    pin: 'lists.list: all lists by name',
    as: 'viewer',
    request: 'GET /companies/101/lists?order=name+asc',
    answer: { lists: eachLike(employeeList), count: integer(3) },
    do: ({ lists }) => lists.loadAll(),
    reads: ({ lists }) => expect(lists.choices[0]?.name).toBe('Finance'),
  },
  {
    pin: 'lists.list: the first page of none',
    as: 'viewer',
    given: { 'no lists': true },
    request: listsCall,
    answer: { lists: [], count: 0 },
    do: ({ lists }) => lists.table.load(),
    reads: ({ lists }) => expect([lists.table.rows, lists.table.error]).toEqual([[], undefined]),
  },
  {
    pin: 'lists.create: a new list',
    request: 'POST /companies/101/lists',
    body: accounting,
    answer: { success: true, list: { ...employeeList, name: 'Accounting' } },
    do: ({ lists }) => lists.create('Accounting'),
    reads: { name: 'Accounting' },
  },
  {
    pin: 'lists.create: a new list in a full company',
    given: { 'a company': { full: true } },
    request: 'POST /companies/101/lists',
    body: accounting,
    fails: rejections.conflict('Employees limit reached.'),
    do: ({ lists }) => lists.create('Accounting'),
  },
  {
    pin: 'lists.create: a new list from somebody who may manage people only',
    as: 'helper',
    request: 'POST /companies/101/lists',
    body: accounting,
    fails: rejections.forbidden('You may not do that'),
    do: ({ lists }) => lists.create('Accounting'),
  },
  {
    pin: 'lists.update: a rename',
    request: 'PUT /companies/101/lists/11',
    body: accounting,
    answer: { success: true, list: { ...employeeList, name: 'Accounting' } },
    do: ({ lists }) => lists.rename(11, 'Accounting'),
    reads: { name: 'Accounting' },
  },
  {
    pin: 'lists.update: a rename to a name that is taken',
    request: 'PUT /companies/101/lists/11',
    body: { active: 1, name: 'Sales' },
    fails: rejections.conflict('There is already a list named "Sales"'),
    do: ({ lists }) => lists.rename(11, 'Sales'),
  },
  {
    pin: 'lists.delete: a list to delete',
    request: 'DELETE /companies/101/lists/13',
    answer: { success: true },
    do: ({ lists }) => lists.remove(13),
    reads: (_, given) => expect(given).toBeUndefined(),
  },
  {
    pin: 'lists.delete: a list of a directory to delete',
    given: { 'a list owned by an integration': { listId: 12, source: 'azure' } },
    request: 'DELETE /companies/101/lists/12',
    fails: rejections.conflict(managedMessage),
    do: ({ lists }) => lists.remove(12),
  },
])

const loadList = (id: number) => async (company: CompanyStores) => {
  const list = company.getStore(ListStoreCache).get(id)
  await list.load()
  return list.info
}
const loadPeople = (id: number) => async (company: CompanyStores) => {
  const list = company.getStore(ListStoreCache).get(id)
  await list.people.load()
  return list.people.rows
}

testCompanyPins([
  {
    pin: 'lists.get: one list',
    as: 'viewer',
    request: 'GET /companies/101/lists/11',
    answer: { ...employeeList, id: 11, name: 'Finance' },
    do: loadList(11),
    reads: { value: { name: 'Finance' } },
  },
  {
    pin: 'lists.get: a list that is not there',
    as: 'viewer',
    request: 'GET /companies/101/lists/99',
    fails: rejections.notFound('There is no such list'),
    do: loadList(99),
    reads: { error: 'There is no such list' },
  },
  {
    pin: 'lists.listUsers: the first page by name',
    as: 'viewer',
    request: 'GET /companies/101/lists/11/users?p=0&n=10&order=name+asc',
    answer: {
      users: eachLike({ ...employeeWithAnyLists, name: string('Björn Jónsson') }),
      count: integer(2),
    },
    do: loadPeople(11),
    reads: [{ name: 'Björn Jónsson' }],
  },
  {
    pin: 'lists.listUsers: the first page of an empty list',
    as: 'viewer',
    request: 'GET /companies/101/lists/13/users?p=0&n=10&order=name+asc',
    answer: { users: [], count: 0 },
    do: loadPeople(13),
    reads: [],
  },
])
