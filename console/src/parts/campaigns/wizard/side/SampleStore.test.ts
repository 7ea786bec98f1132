import { anEmployee } from '@heed/fixtures/factories'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { SampleStore } from './SampleStore.ts'

const manyListIds = Array.from({ length: 1200 }, (_, at) => 100_000 + at)
const people = [
  { email: 'asa@example.is', list: 100_070 },
  { email: 'jon@example.is', list: 100_071 },
  { email: 'una@example.is', list: 101_199 },
]

function aStore() {
  const server = new FakeServer().on('GET /companies/11/users', ({ path }: { path: string }) => {
    const { searchParams } = new URL(path, 'https://heed.example')
    const named = new Set(searchParams.getAll('listId').map(Number))
    const found = people.filter(({ list }) => named.has(list))
    const at = Number(searchParams.get('p'))
    const users = found.slice(at, at + 1).map(({ email }) => anEmployee({ email }))
    return { users, count: found.length }
  })
  return {
    server,
    store: new SampleStore(
      new CompanyStores({ client: makeClient(server), companyId: 11, onSeats: () => {} }),
    ),
  }
}

it('SampleStore cycles through employees of hundreds of lists with short request URLs', async () => {
  const { server, store } = aStore()
  await store.loadSample(manyListIds)
  const seen = [store.person?.email]
  for (let turn = 0; turn < 3; turn += 1) {
    await store.loadAnother()
    seen.push(store.person?.email)
  }
  expect(seen).toEqual(['asa@example.is', 'jon@example.is', 'una@example.is', 'asa@example.is'])
  expect(Math.max(...server.calls.map(({ path }) => path.length))).toBeLessThan(1000)
})

it('SampleStore shows no employee after one round of empty lists', async () => {
  const { server, store } = aStore()
  await store.loadSample(manyListIds.slice(100, 400))
  expect([store.person, store.hasOthers, server.calls.length]).toEqual([undefined, false, 6])
})

it('SampleStore shows another employee after the current one leaves the lists', async () => {
  const { store } = aStore()
  await store.loadSample([100_070, 100_071])
  await store.loadAnother()
  expect(store.person?.email).toBe('jon@example.is')
  const [left] = people.splice(1, 1)
  await store.readAgain()
  expect([store.person?.email, store.hasOthers]).toEqual(['asa@example.is', false])
  if (left) people.splice(1, 0, left)
})
