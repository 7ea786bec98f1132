// @vitest-environment node
import { eachLike, refused, string } from '@heed/contracts/pact'
import { when } from 'mobx'
import type { EmployeesStore } from '../EmployeesStore.ts'
import { emptyImport } from '../testing/pactShapes.ts'
import { pinPeople } from '../testing/pinPeople.ts'
import { openByHand, openSearch } from './openByHand.ts'

const found = (text: string) => async (store: EmployeesStore) => {
  const search = openSearch(store)
  search.type(text)
  await when(() => !search.isAsking)
  return search.matches
}

async function saved(store: EmployeesStore) {
  const sheet = openByHand(store, { id: 12, name: 'Sales' }, () => undefined)
  sheet.setRow(0, { email: 'edda@example.is', name: 'Edda' })
  sheet.setRow(1, { email: 'finn@example.is' })
  return { saved: await sheet.save(), error: sheet.error }
}
const typed = {
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
    do: found('carla'),
    reads: [{ email: 'carla@example.is', name: 'Carla Weiß' }],
  },
  {
    pin: 'employees.search: what nobody is called',
    request: 'GET /companies/101/users/search?filter=zz',
    answer: { users: [] },
    do: found('zz'),
    reads: [],
  },
  {
    pin: 'employees.search: a name while the server fails',
    given: { 'the server fails': { status: 500, message: 'Out of order' } },
    request: 'GET /companies/101/users/search?filter=zz',
    fails: refused.failing(500, 'Out of order'),
    do: found('zz'),
    reads: [],
  },
  {
    pin: 'import.createUsersBatch: two people typed in for a list',
    as: 'helper',
    request: 'POST /companies/101/lists/createUsersBatch',
    body: typed,
    answer: {
      ...emptyImport,
      newUsers: [{ email: 'edda@example.is' }, { email: 'finn@example.is' }],
      data: [
        { email: 'edda@example.is', lineNumber: 1 },
        { email: 'finn@example.is', lineNumber: 2 },
      ],
    },
    do: saved,
    reads: { saved: 2 },
  },
  {
    pin: 'import.createUsersBatch: two people typed in for a full company',
    given: { 'a company': { full: true } },
    request: 'POST /companies/101/lists/createUsersBatch',
    body: typed,
    fails: refused.conflict('Employees limit reached.'),
    do: saved,
    reads: { saved: null, error: 'Employees limit reached.' },
  },
])
