import type { NotificationTarget, PpvTransaction } from '@heed/contracts'
import { expect, test } from 'vitest'
import { FakeServer } from '../../../test/fakeServer.ts'
import { makeClient } from '../../../test/makeClient.ts'
import { aCompany } from '../../../test/people.ts'
import { AccountStores } from '../../app/stores/AccountStores.ts'
import { CompanyStore } from './company/CompanyStore.ts'
import { PackagesStore } from './packages/PackagesStore.ts'
import { PartnersStore } from './super/PartnersStore.ts'
import { PackageStore } from './views/PackageStore.ts'

const aCustomer = (id: number, name: string, viewsPurchased: number, viewsUsed: number, partnerId = 3) =>
  aCompany({
    company_id: id,
    company_name: name,
    partnerId,
    ppv: { apiKey: 'key', company_id: id, viewsPurchased, viewsUsed },
  })
const companies = [
  aCustomer(1, 'Bláberg', 90, 60),
  aCustomer(2, 'Askja', 100, 10),
  aCustomer(3, 'Dynjandi', 80, 75),
  aCustomer(4, 'Of another account', 1, 0, 4),
  aCompany({ company_id: 5, company_name: 'Without a package', partnerId: 3, ppv: null }),
]
const targets: NotificationTarget[] = [
  { id: 2, name: 'Bjarg', type: 'partner', enabled: false },
  { id: 3, name: 'Askja', type: 'partner', enabled: true },
  { id: 1, name: 'Company', type: 'company' },
]
const transactions: PpvTransaction[] = [
  { id: 1, created: '2026-01-01T10:00:00.000Z', views: 50, notes: 'b' },
  { id: 2, created: '2026-03-01T10:00:00.000Z', views: 9, notes: 'c' },
  { id: 3, created: '2026-02-01T10:00:00.000Z', views: 100, notes: 'a' },
]

function makeStores() {
  const server = new FakeServer()
    .on('GET /companies', { companies, count: companies.length })
    .on('GET /notifications/targets', { targets })
    .on('GET /companies/22/ppv_transactions', { transactions })
  const client = makeClient(server)
  const none = () => undefined
  const account = new AccountStores({ client, partnerId: 3, onCompany: none, onCompanyGone: none })
  return {
    server,
    packages: new PackagesStore({ client, partnerId: 3 }).list,
    partners: new PartnersStore(client).list,
    bought: new PackageStore(client, new CompanyStore(account, 22)).bought,
  }
}

const getId = (row: { id: number } | { companyId: number }) => ('id' in row ? row.id : row.companyId)

test.each([
  ['packages', 'default order', [3, 1, 2]],
  ['packages', 'company asc', [2, 1, 3]],
  ['packages', 'left desc', [2, 1, 3]],
  ['packages', 'used asc', [2, 1, 3]],
  ['packages', 'bought asc', [3, 1, 2]],
  ['partners', 'default order', [3, 2]],
  ['partners', 'enabled desc', [2, 3]],
  ['bought', 'default order', [2, 3, 1]],
  ['bought', 'created asc', [1, 3, 2]],
  ['bought', 'views asc', [2, 1, 3]],
  ['bought', 'notes asc', [3, 1, 2]],
] as const)('the list of %s is sorted as requested: %s', async (name, order, ids) => {
  const { [name]: list, server } = makeStores()
  await (order === 'default order' ? list.load() : list.setOrder(order))
  expect(server.unhandled).toEqual([])
  expect(list.rows.map(getId)).toEqual(ids)
})
