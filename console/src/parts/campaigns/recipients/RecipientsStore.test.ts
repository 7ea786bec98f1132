import { anEmployee } from '@heed/fixtures/factories'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { RecipientsStore } from './RecipientsStore.ts'

const ids = Array.from({ length: 502 }, (_, at) => at + 1)
const toListRefs = (...lists: number[]) => lists.map((id) => ({ id, name: `List ${id}` }))
const people = [
  anEmployee({ email: 'a@example.is', lists: toListRefs(1, 2, 3, 4) }),
  anEmployee({ email: 'b@example.is', lists: toListRefs(1, 2, 3, 4) }),
  anEmployee({ email: 'c@example.is', lists: toListRefs(5) }),
  anEmployee({ email: 'd@example.is', lists: toListRefs(502) }),
]

function aStore(own: object = {}) {
  const server = new FakeServer().on('GET /companies/11/users', {
    users: people,
    count: people.length,
    ...own,
  })
  const store = new RecipientsStore(
    new CompanyStores({ client: makeClient(server), companyId: 11, onSeats: () => {} }),
  )
  return { store, server, counted: new Resource<number>() }
}

it("employees are read once for over 500 lists if ranges aren't supported", async () => {
  const { store, server, counted } = aStore()
  await store.count(ids.slice(0, 501), counted)
  expect([counted.value, store.getOverlapCount(ids.slice(0, 501))]).toEqual([3, 2])
  await store.count(ids, counted)
  expect([counted.value, store.getOverlapCount(ids)]).toEqual([4, 2])
  expect(server.calls).toHaveLength(2)
})

it('employees are read once for all pages of recipients', async () => {
  const { store, server } = aStore()
  await store.show(ids)
  await store.people.setPage(1)
  expect([store.people.total, server.calls.length]).toEqual([4, 2])
})

it('2,000 lists are counted in one request without reading all employees', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => at + 1)
  const { store, server, counted } = aStore({ count: 500_000, onSeveral: 9 })
  await store.count(many, counted)
  expect([counted.value, store.getOverlapCount(many)]).toEqual([500_000, 9])
  await store.count(many.slice(0, -1), counted)
  await store.show(many)
  await store.people.setPage(1)
  expect(server.calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).toString())).toEqual([
    'p=0&n=1&listRanges=1-2000',
    'p=0&n=1&listRanges=1-1999',
    'p=0&n=5&order=name+asc&listRanges=1-2000',
    'p=1&n=5&order=name+asc&listRanges=1-2000',
  ])
})

it('range support is checked once without the search', async () => {
  const { store, server } = aStore({ onSeveral: 2 })
  store.people.restore({ search: 'a' })
  await store.show(ids)
  expect(server.calls.map(({ path }) => path.includes('filter=a'))).toEqual([false, true])
})

it("the platform's number of employees on several lists is used", async () => {
  const { store, counted } = aStore({ count: 3, onSeveral: 3 })
  await store.count([1, 2, 3, 4], counted)
  expect([counted.value, store.getOverlapCount([4, 3, 2, 1]), store.getOverlapCount([1])]).toEqual([
    3,
    3,
    undefined,
  ])
})
