import { aList, anEmployee } from '@heed/fixtures/factories'
import { expect, it } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { PeopleStore } from '../PeopleStore.ts'
import { RemovalStore } from './RemovalStore.ts'

const [sales, support, directory] = [
  aList({ id: 7, name: 'Sales' }),
  aList({ id: 8, name: 'Support' }),
  aList({ id: 9, name: 'Directory', source: 'azure' }),
]
const toListRef = ({ id, name }: typeof sales) => ({ id, name })
const makePerson = (name: string, ...lists: (typeof sales)[]) =>
  anEmployee({ userId: name, email: `${name}@example.is`, name, lists: lists.map(toListRef) })
const makeLookupCall = (name: string) => `GET /companies/11/users/user/${name}%40example.is`
const makeDeleteCall = (name: string) => `DELETE /companies/11/users/${name}%40example.is`

const una = makePerson('una', sales)
const vera = makePerson('vera', sales, support)
const yrsa = makePerson('yrsa', sales, directory)
const allPeople = [una, vera, yrsa]

function openRemoval(own: { list?: typeof sales; anonymous?: boolean; checked?: string[] } = {}) {
  const { list, anonymous = false, checked = allPeople.map(({ email }) => email) } = own
  const server = new FakeServer()
    .on('GET /companies/11/lists', { lists: [sales, support, directory], count: 3 })
    .on('GET /companies/11/users', { users: allPeople, count: allPeople.length })
  for (const one of allPeople) {
    server.on(makeLookupCall(one.name), one).on(makeDeleteCall(one.name), { success: true, deleted: true })
  }
  const company = makeCompanyStores(server)
  const { table } = new PeopleStore(company.client, 11)
  table.selection.restore({ allSelected: false, checked, unChecked: [] })
  const store = new RemovalStore(company, { table, list, anonymous, keep: () => undefined })
  const sent = () =>
    server.calls
      .filter(({ method }) => method === 'DELETE')
      .map(({ path, body }) => [path.match(/\w+(?=%40)/)?.[0], body])
  return { server, store, table, sent }
}

it('employees removed from one list stay on their other lists', async () => {
  const { store, sent } = openRemoval({ list: sales })
  await store.look()
  expect(store.people.map(({ name, isDeleted }) => [name, isDeleted])).toEqual([
    ['una', true],
    ['vera', false],
    ['yrsa', false],
  ])
  expect(store.expectedLeavers).toEqual({ deleted: 1, leaving: 2, unknown: 0 })
  await store.run()
  expect(sent()).toEqual(allPeople.map(({ name }) => [name, { lists: [7] }]))
})

it('employees are deleted from all their lists, unless a directory manages one', async () => {
  const { store, sent, table } = openRemoval()
  await store.look()
  expect(store.refused.map(({ name }) => name)).toEqual(['yrsa'])
  await store.run()
  expect(sent()).toEqual([
    ['una', { lists: [7] }],
    ['vera', { lists: [7, 8] }],
  ])
  expect(table.selection.context.checked).toEqual(['yrsa@example.is'])
})

it('under anonymous tracking, employees are deleted from every list without being loaded', async () => {
  const { store, server, sent } = openRemoval({ anonymous: true, checked: ['una@example.is'] })
  await store.look()
  await store.run()
  expect(server.calls.filter(({ path }) => path.includes('/users/user/'))).toEqual([])
  expect(sent()).toEqual([['una', { lists: [7, 8, 9] }]])
})

it('employees who have since left the list or company are left out', async () => {
  const { store, server } = openRemoval({ list: sales })
  server
    .on(makeLookupCall('una'), makePerson('una', support))
    .on(makeLookupCall('vera'), refuse(404, 'No such employee'))
  await store.look()
  expect([store.phase, store.people.map(({ name }) => name)]).toEqual(['question', ['yrsa']])
})

it.each([
  ['an employee', makeLookupCall('vera')],
  ['the lists', 'GET /companies/11/lists'],
])("no one is removed when %s can't be loaded, and loading can be retried", async (_, call) => {
  const { store, server, sent } = openRemoval({ list: sales })
  server.on(call, refuse(403, 'Not now'))
  await store.look()
  expect([store.phase, store.failure?.text, sent()]).toEqual(['notFound', 'Not now', []])
  server.on(call, call === makeLookupCall('vera') ? vera : { lists: [sales, support, directory], count: 3 })
  await store.look()
  expect([store.phase, store.people.length]).toEqual(['question', 3])
})
