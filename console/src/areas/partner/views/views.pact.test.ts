// @vitest-environment node
import { integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testAccountPins } from '../../../../test/pact/pins.ts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { CompanyStoreCache } from '../company/CompanyStore.ts'
import { PackageStoreCache } from './PackageStore.ts'

const userRole = 'partner'
const given = { 'a pay-per-view package': { apiKey: 'pact-embed-key' } }
const purchaseBody = { views: 20, notes: 'Trial' }
const getPackageStore = (account: AccountStores) =>
  account.getStore(PackageStoreCache).get(account.getStore(CompanyStoreCache).get(101))
const makePpv = (viewsPurchased: number, viewsUsed: number) => ({
  apiKey: string('pact-embed-key'),
  company_id: 101,
  viewsPurchased,
  viewsUsed,
})

testAccountPins([
  {
    pin: 'ppv.create: a package of 20 views',
    as: userRole,
    request: 'POST /companies/101/ppv',
    body: purchaseBody,
    answer: { success: true, ppv: makePpv(20, 0) },
    do: (account) => getPackageStore(account).make(purchaseBody),
    reads: (_, made) => expect(made).toBeUndefined(),
  },
  {
    pin: 'ppv.create: a second package',
    as: userRole,
    given,
    request: 'POST /companies/101/ppv',
    body: purchaseBody,
    fails: rejections.conflict('The company already has a package'),
    do: (account) => getPackageStore(account).make(purchaseBody),
  },
  {
    pin: 'ppv.create: one by an admin',
    request: 'POST /companies/101/ppv',
    body: purchaseBody,
    fails: rejections.forbidden(),
    do: (account) => getPackageStore(account).make(purchaseBody),
  },
  {
    pin: 'ppv.addViews: 50 more views',
    as: userRole,
    given,
    request: 'POST /companies/101/views',
    body: { views: 50 },
    answer: { success: true, ppv: makePpv(150, 1) },
    do: (account) => getPackageStore(account).purchaseViews({ views: 50 }),
    reads: (_, bought) => expect(bought).toBeUndefined(),
  },
  {
    pin: 'ppv.newKey: another key',
    as: userRole,
    given,
    request: 'PUT /companies/101/ppvkey',
    body: {},
    answer: { apiKey: string('another-key') },
    do: (account) => getPackageStore(account).renewKey(),
    reads: (_, renewed) => expect(renewed).toBeUndefined(),
  },
  {
    pin: 'ppv.getTransactions: what was bought',
    as: userRole,
    given,
    request: 'GET /companies/101/ppv_transactions',
    answer: {
      transactions: [{ id: integer(1), created: matchInstant(), views: 100, notes: 'First package' }],
    },
    do: (account) => getPackageStore(account).bought.load(),
    reads: (account) => expect(getPackageStore(account).bought.rows[0]?.notes).toBe('First package'),
  },
])
