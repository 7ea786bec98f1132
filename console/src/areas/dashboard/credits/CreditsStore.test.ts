import { expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { aCompany, aUser } from '../../../../test/people.ts'
import { makeRoot } from '../../../../test/renderPage.tsx'
import { CreditsStore, NEW_COMPANY } from './CreditsStore.ts'

const assignAt = 'POST /data/manager/assignpackage'
const credit = (id: number) => ({
  package_id: id,
  package_name: 'Business',
  package_users: 50,
  valid_to: null,
})
const mine = aCompany({ company_id: 11, company_name: 'Mine', role: 1 })
const made = aCompany({ company_id: 12, company_name: 'Vík', role: 1 })

async function open() {
  const server = new FakeServer()
    .on('GET /auth/user', aUser({ csrf: 'c0ffee', unassignedPackages: [credit(31), credit(32)] }))
    .on('GET /companies/my_companies', { companies: [mine], count: 1 })
    .on(assignAt, () => {
      server.on('GET /companies/my_companies', { companies: [made, mine], count: 2 })
      return { success: true }
    })
  const { root } = makeRoot({ server })
  await root.startUp.run()
  return { server, store: root.area(CreditsStore) }
}

test.each([
  ['an existing company', 11, { company_id: 11 }, 11],
  ['a new company', NEW_COMPANY, { company_id: 0, new_company_name: 'Vík' }, 12],
])("assigning a credit to %s returns that company's ID", async (_, companyId, sent, used) => {
  const { server, store } = await open()
  expect(await store.assign({ credit: credit(32), companyId, name: 'Vík' })).toBe(used)
  expect(server.listCalls(assignAt).map(({ body }) => body)).toEqual([
    { ...sent, package_id: 32, _csrf: 'c0ffee' },
  ])
})

test('a dismissed credit is no longer announced but can still be assigned', async () => {
  const { store } = await open()
  store.dismiss(credit(31))
  expect(store.announcedCredits.map(({ package_id: id }) => id)).toEqual([32])
  expect(store.unassignedCredits.map(({ package_id: id }) => id)).toEqual([31, 32])
})
