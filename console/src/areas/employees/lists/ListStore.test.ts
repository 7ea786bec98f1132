import { expect, it } from 'vitest'
import { asa, salesList } from '../../../../test/aStaff.ts'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { ListStoreCache } from './ListStore.ts'

it('a list shows ten employees per page, and each list has one store', async () => {
  const server = new FakeServer()
    .on('GET /companies/11/lists/7', salesList)
    .on('GET /companies/11/lists/7/users', { users: [asa], count: 1 })
  const store = makeCompanyStores(server).getStore(ListStoreCache)
  const list = store.get(7)
  await Promise.all([list.load(), list.people.load()])
  expect(list.info.value?.name).toBe('Sales')
  expect(server.calls.map(({ path }) => path)).toContain(
    '/companies/11/lists/7/users?p=0&n=10&order=name+asc',
  )
  expect(store.get(7)).toBe(list)
  expect(store.get(8)).not.toBe(list)
})
