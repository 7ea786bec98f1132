// @vitest-environment node
import { instant, integer, refused, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { pinAccount } from '../../../../test/pact/pins.ts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { ShownCompany } from '../company/CompanyStore.ts'
import { ShownPackage } from './PackageStore.ts'

const as = 'partner'
const given = { 'a pay-per-view package': { apiKey: 'pact-embed-key' } }
const making = { views: 20, notes: 'Trial' }
const of = (account: AccountStores) =>
  account.getStore(ShownPackage).get(account.getStore(ShownCompany).get(101))
const ppv = (viewsPurchased: number, viewsUsed: number) => ({
  apiKey: string('pact-embed-key'),
  company_id: 101,
  viewsPurchased,
  viewsUsed,
})

pinAccount([
  {
    pin: 'ppv.create: a package of 20 views',
    as,
    request: 'POST /companies/101/ppv',
    body: making,
    answer: { success: true, ppv: ppv(20, 0) },
    do: (account) => of(account).make(making),
    reads: (_, made) => expect(made).toBeUndefined(),
  },
  {
    pin: 'ppv.create: a second package',
    as,
    given,
    request: 'POST /companies/101/ppv',
    body: making,
    fails: refused.conflict('The company already has a package'),
    do: (account) => of(account).make(making),
  },
  {
    pin: 'ppv.create: one by an admin',
    request: 'POST /companies/101/ppv',
    body: making,
    fails: refused.forbidden(),
    do: (account) => of(account).make(making),
  },
  {
    pin: 'ppv.addViews: 50 more views',
    as,
    given,
    request: 'POST /companies/101/views',
    body: { views: 50 },
    answer: { success: true, ppv: ppv(150, 1) },
    do: (account) => of(account).purchaseViews({ views: 50 }),
    reads: (_, bought) => expect(bought).toBeUndefined(),
  },
  {
    pin: 'ppv.newKey: another key',
    as,
    given,
    request: 'PUT /companies/101/ppvkey',
    body: {},
    answer: { apiKey: string('another-key') },
    do: (account) => of(account).renewKey(),
    reads: (_, renewed) => expect(renewed).toBeUndefined(),
  },
  {
    pin: 'ppv.getTransactions: what was bought',
    as,
    given,
    request: 'GET /companies/101/ppv_transactions',
    answer: { transactions: [{ id: integer(1), created: instant(), views: 100, notes: 'First package' }] },
    do: (account) => of(account).bought.load(),
    reads: (account) => expect(of(account).bought.rows[0]?.notes).toBe('First package'),
  },
])
