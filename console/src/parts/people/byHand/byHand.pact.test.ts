// @vitest-environment node
import { eachLike, rejections, string } from '@heed/contracts/pact'
import { when } from 'mobx'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { emptyImport } from '../testing/pactShapes.ts'
import { pinPeople } from '../testing/pinPeople.ts'
import { createManualEntryStore, createPeopleSearch } from './openByHand.ts'

const searchPeople = (text: string) => async (store: EmployeesStore) => {
  const search = createPeopleSearch(store)
  search.type(text)
  await when(() => !search.isLoading)
  return search.matches
}

async function saveSheet(store: EmployeesStore) {
  const sheet = createManualEntryStore(store, { id: 12, name: 'Sales' }, () => undefined)
  sheet.setRow(0, { email: 'edda@example.is', name: 'Edda' })
  sheet.setRow(1, { email: 'finn@example.is' })
  return { saved: await sheet.save(), error: sheet.error }
}
const expectedBody = {
  records: [
    { email: 'edda@example.is', name: 'Edda', lineNumber: 1 },
    { email: 'finn@example.is', lineNumber: 2 },
  ],
  preview: false,
  removeObsolete: false,
  listId: 12,
}

pinPeople([
  {
    pin: 'employees.search: a part of a name',
    request: 'GET /companies/101/users/search?filter=carla',
    answer: { users: eachLike({ email: string('carla@example.is'), name: string('Carla Weiß') }) },
    do: searchPeople('carla'),
    reads: [{ email: 'carla@example.is', name: 'Carla Weiß' }],
  },
  {
    pin: 'employees.search: what nobody is called',
    request: 'GET /companies/101/users/search?filter=zz',
    answer: { users: [] },
    do: searchPeople('zz'),
    reads: [],
  },
  {
    pin: 'employees.search: a name while the server fails',
    given: { 'the server fails': { status: 500, message: 'Out of order' } },
    request: 'GET /companies/101/users/search?filter=zz',
    fails: rejections.failing(500, 'Out of order'),
    do: searchPeople('zz'),
    reads: [],
  },
  {
    pin: 'import.createUsersBatch: two people typed in for a list',
    as: 'helper',
    request: 'POST /companies/101/lists/createUsersBatch',
    body: expectedBody,
    answer: {
      ...emptyImport,
      newUsers: [{ email: 'edda@example.is' }, { email: 'finn@example.is' }],
      data: [
        { email: 'edda@example.is', lineNumber: 1 },
        { email: 'finn@example.is', lineNumber: 2 },
      ],
    },
    do: saveSheet,
    reads: { saved: 2 },
  },
  {
    pin: 'import.createUsersBatch: two people typed in for a full company',
    given: { 'a company': { full: true } },
    request: 'POST /companies/101/lists/createUsersBatch',
    body: expectedBody,
    fails: rejections.conflict('Employees limit reached.'),
    do: saveSheet,
    reads: { saved: null, error: 'Employees limit reached.' },
  },
])
