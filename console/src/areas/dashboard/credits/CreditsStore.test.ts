import { expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { aCompany, aUser } from '../../../../test/people.ts'
import { makeTestSetup } from '../../../../test/renderPage.tsx'
import { CreditsStore, NEW_COMPANY_ID } from './CreditsStore.ts'

const assignCall = 'POST /data/manager/assignpackage'
const aCredit = (id: number) => ({
  package_id: id,
  package_name: 'Business',
  package_users: 50,
  valid_to: null,
})
const ownCompany = aCompany({ company_id: 11, company_name: 'Mine', role: 1 })
const createdCompany = aCompany({ company_id: 12, company_name: 'Vík', role: 1 })

async function open() {
  const server = new FakeServer()
    .on('GET /auth/user', aUser({ csrf: 'c0ffee', unassignedPackages: [aCredit(31), aCredit(32)] }))
    .on('GET /companies/my_companies', { companies: [ownCompany], count: 1 })
    .on(assignCall, () => {
      server.on('GET /companies/my_companies', { companies: [createdCompany, ownCompany], count: 2 })
      return { success: true }
    })
  const { root } = makeTestSetup({ server })
  await root.startUp.run()
  return { server, store: root.area(CreditsStore) }
}

test.each([
  ['an existing company', 11, { company_id: 11 }, 11],
  ['a new company', NEW_COMPANY_ID, { company_id: 0, new_company_name: 'Vík' }, 12],
])("assigning a credit to %s returns that company's ID", async (_, companyId, sent, used) => {
  const { server, store } = await open()
  expect(await store.assign({ credit: aCredit(32), companyId, name: 'Vík' })).toBe(used)
  expect(server.listCalls(assignCall).map(({ body }) => body)).toEqual([
    { ...sent, package_id: 32, _csrf: 'c0ffee' },
  ])
})

test('a dismissed credit is no longer announced but can still be assigned', async () => {
  const { store } = await open()
  store.dismiss([aCredit(31)])
  expect(store.announcedCredits.map(({ package_id: id }) => id)).toEqual([32])
  expect(store.unassignedCredits.map(({ package_id: id }) => id)).toEqual([31, 32])
})
