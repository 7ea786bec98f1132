// @vitest-environment node
import { eachLike, integer, rejections } from '@heed/contracts/pact'
import { expect } from 'vitest'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { employeeWithAnyLists } from '../testing/pactShapes.ts'
import { pinPeople } from '../testing/pinPeople.ts'

const firstPageCall = 'GET /companies/101/users?p=0&n=5&order=name+asc'
const loadPeople = ({ people }: EmployeesStore) => people.table.load()
const expectLoadError = ({ people: { table } }: EmployeesStore) =>
  expect([table.error, table.rows]).toEqual([expect.any(String), []])

const twoSelected = { allSelected: false, checked: ['asa@example.is', 'dora@example.is'], unChecked: [] }
const allButAsa = { allSelected: true, checked: [], unChecked: ['asa@example.is'] }
const addTwoPeople = (store: EmployeesStore) =>
  store.addToList({ id: 11 }, { selection: twoSelected, filter: '' })

pinPeople([
  {
    pin: 'employees.list: the first page by name',
    as: 'viewer',
    request: firstPageCall,
    answer: { users: eachLike(employeeWithAnyLists), count: integer(4) },
    do: loadPeople,
    reads: ({ people: { table } }) =>
      expect([table.rows[0]?.email, table.total]).toEqual(['asa@example.is', 4]),
  },
  {
    pin: 'employees.list: a search',
    request: 'GET /companies/101/users?p=0&n=20&order=email+desc&filter=carla',
    answer: { users: [{ ...employeeWithAnyLists, email: 'carla@example.is' }], count: 1 },
    do({ people: { table } }) {
      table.restore({ size: 20, order: 'email desc', search: 'carla' })
      return table.load()
    },
    reads: ({ people: { table } }) =>
      expect(table.rows.map(({ email }) => email)).toEqual(['carla@example.is']),
  },
  {
    pin: 'employees.list: the first page of nobody',
    given: { 'nobody is employed': true },
    request: firstPageCall,
    answer: { users: [], count: 0 },
    do: loadPeople,
    reads: ({ people: { table } }) => expect([table.rows, table.error]).toEqual([[], undefined]),
  },
  {
    pin: 'employees.list: a page with an expired token',
    given: { 'the token has expired': true },
    request: firstPageCall,
    fails: rejections.unauthorized('Please sign in again'),
    do: loadPeople,
    reads: expectLoadError,
  },
  {
    pin: 'employees.list: a page while the server fails',
    given: { 'the server fails': { status: 503, message: 'Out of order' } },
    request: firstPageCall,
    fails: rejections.failing(503, 'Out of order'),
    do: loadPeople,
    reads: expectLoadError,
  },
  {
    pin: 'employees.addUsersToList: two people for a list',
    request: 'POST /companies/101/users/addUsersToList',
    body: { targetListId: 11, emails: twoSelected.checked },
    answer: { added: 1, duplicates: 1, list: { id: 11, name: 'Finance' } },
    do: addTwoPeople,
  },
  {
    pin: 'employees.addUsersToList: a selection for a new list',
    request: 'POST /companies/101/users/addUsersToList',
    body: {
      targetListName: 'Night shift',
      selection: { allSelected: true, unCheckedUsers: ['asa@example.is'], checkedUsers: [] },
      listId: [11],
      filter: 'example',
    },
    answer: { added: 1, duplicates: 0, list: { id: integer(14), name: 'Night shift' } },
    do: (store) =>
      store.addToList({ name: 'Night shift' }, { selection: allButAsa, filter: 'example', listId: 11 }),
  },
  {
    pin: 'employees.addUsersToList: two people for a full company',
    given: { 'a company': { full: true } },
    request: 'POST /companies/101/users/addUsersToList',
    body: { targetListId: 11, emails: twoSelected.checked },
    fails: rejections.conflict('Employees limit reached.'),
    do: addTwoPeople,
  },
  {
    pin: 'employees.addUsersToList: two people from a viewer',
    as: 'viewer',
    request: 'POST /companies/101/users/addUsersToList',
    body: { targetListId: 11, emails: twoSelected.checked },
    fails: rejections.forbidden('You may not do that'),
    do: addTwoPeople,
  },
])
