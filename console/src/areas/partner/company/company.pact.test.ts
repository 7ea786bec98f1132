// @vitest-environment node
import { boolean, eachLike, integer, matchInstant, regex, rejections, string } from '@heed/contracts/pact'
import { aPartnerCompany } from '@heed/fixtures/factories/billing'
import { expect } from 'vitest'
import { testAccountPins } from '../../../../test/pact/pins.ts'
import type { AccountStores } from '../../../app/stores/AccountStores.ts'
import { AccountStore } from '../AccountStore.ts'
import { BulkStore } from '../bulk/BulkStore.ts'
import type { BulkChange } from '../bulk/bulkChange.ts'
import { EstimateStore } from '../sale/EstimateStore.ts'
import { CompanyStoreCache } from './CompanyStore.ts'

const userRole = 'partner'
const given = { billing: { plan: 'partner' } } as const
const company = {
  company_id: 101,
  company_name: string('Norðurljós'),
  users_total: integer(4),
  users_available: integer(50),
}
const editableReply = {
  canBeEdited: true,
  activeAssessments: 0,
  activeTrainings: 0,
  removeEmployees: 0,
  removeSeats: 0,
}
const premium = { subscriptionCode: 'partner-premium', seats: 60 }
const getCompanyStore = (account: AccountStores) => account.getStore(CompanyStoreCache).get(101)

const carl = { name: 'Carl', email: 'carl@example.is', role: 2, sendWelcome: true } as const
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const expectNoResult = (_: unknown, done: unknown) => expect(done).toBeUndefined()

/** The customer is loaded again after each change to its managers. */
const makeRereadCalls = (why: string) => [
  {
    pin: `partners.getCompany: one customer ${why}`,
    as: userRole,
    given,
    request: 'GET /partners/7/companies/101',
    answer: company,
  } as const,
]

/** Changes one customer like the bulk dialog, and returns the result. */
const runBulkChange = (change: BulkChange) => async (account: AccountStores) => {
  const store = new BulkStore(account)
  const now = new Date('2026-02-02T09:00:00.000Z')
  const { signal } = new AbortController()
  await store.run([aPartnerCompany({ id: 101 })], change, { plans: [], now, show: String }, signal)
  return Object.fromEntries(store.results)
}

testAccountPins([
  {
    pin: 'partners.getCompany: one customer',
    as: userRole,
    given,
    request: 'GET /partners/7/companies/101',
    answer: company,
    do: (account) => getCompanyStore(account).current(),
  },
  {
    pin: 'partners.getCompany: a customer that is not there',
    as: userRole,
    request: 'GET /partners/7/companies/999',
    fails: rejections.notFound('There is no such company'),
    do: (account) => account.getStore(CompanyStoreCache).get(999).current(),
  },
  {
    pin: 'partners.loadPlans: the plans that are sold',
    as: userRole,
    request: 'GET /partners/7/subscriptions/plans',
    answer: {
      plans: eachLike({
        id: regex(/^.+-(yearly|monthly)$/, 'partner-standard-monthly'),
        baseId: string('partner-standard'),
        code: string('partner-standard'),
        name: string('Partner Standard'),
        period_unit: regex(/^(year|month)$/, 'month'),
        tiers: eachLike({ starting_unit: integer(1), ending_unit: integer(10), price: integer(2500) }),
        isFree: boolean(false),
        definition: {
          description: string('What most need'),
          keyFacts: eachLike(string('Groups')),
          recommended: boolean(false),
        },
      }),
    },
    do: (account) => account.getStore(AccountStore).loadPlans(),
    reads: (account) =>
      expect(account.getStore(AccountStore).plans.value?.[0]?.code).toBe('partner-standard'),
  },
  {
    pin: 'partners.estimate: a company that is yet to be made',
    as: userRole,
    given,
    request: 'POST /partners/7/subscriptions/estimate',
    body: { subscriptionCode: 'partner-standard', seats: 50 },
    answer: {
      newCompanyTotal: integer(9500),
      newPartnerTotal: integer(19_000),
      newPartnerTotalForPlan: integer(19_000),
      newPartnerSubscriptionSeats: integer(100),
      currencyCode: 'USD',
    },
    async do(account) {
      const store = new EstimateStore(account)
      await store.load({ subscriptionCode: 'partner-standard', seats: 50 })
      return store.answer.value
    },
  },
  {
    pin: 'companies.update: another name by the partner',
    as: userRole,
    given,
    request: 'PUT /companies/101',
    body: { companyName: 'Norðurljós hf.' },
    answer: { ...company, company_name: 'Norðurljós hf.' },
    do: (account) => getCompanyStore(account).rename('Norðurljós hf.'),
    reads: (account) => expect(getCompanyStore(account).info.value?.company_name).toBe('Norðurljós hf.'),
  },
  {
    pin: 'companies.update: another language by the partner',
    as: userRole,
    given,
    request: 'PUT /companies/101',
    body: { defaultLanguage: 'is' },
    answer: { ...company, defaultLanguage: 'is' },
    do: (account) => getCompanyStore(account).setLanguage('is'),
    reads: (account) => expect(getCompanyStore(account).info.value?.defaultLanguage).toBe('is'),
  },
  {
    pin: 'companies.update: a colour of a customer among several',
    as: userRole,
    given,
    request: 'PUT /companies/101',
    body: { primaryColor: '#1f6f54' },
    answer: { ...company, color_main: '#1f6f54' },
    do: runBulkChange({ kind: 'color', color: '#1f6f54' }),
    reads: { 101: null },
  },
  {
    pin: 'companies.uploadLogo: a logo of a customer among several',
    as: userRole,
    given,
    request: 'POST /companies/101/logo',
    parts: { image: { filename: 'logo.png', type: 'image/png', bytes: dot } },
    answer: { success: true, logo_name: string('logo-0a1b2c3d4e5f.png') },
    do: runBulkChange({
      kind: 'logo',
      logo: new File([new Uint8Array(dot)], 'logo.png', { type: 'image/png' }),
    }),
    reads: { 101: null },
  },
  {
    pin: 'companies.removeLogo: the logo of a customer among several',
    as: userRole,
    given,
    request: 'DELETE /companies/101/logo',
    answer: { success: true },
    do: runBulkChange({ kind: 'logo', logo: null }),
    reads: { 101: null },
  },
  {
    pin: 'managers.create: somebody for a customer, by the partner',
    as: userRole,
    given,
    request: 'POST /companies/101/managers',
    body: carl,
    answer: { success: true, manager: { email: 'carl@example.is' } },
    beside: makeRereadCalls('after somebody was added by the partner'),
    do: (account) => getCompanyStore(account).addManager(carl),
    reads: expectNoResult,
  },
  {
    pin: 'managers.create: somebody who manages the customer already',
    as: userRole,
    given,
    request: 'POST /companies/101/managers',
    body: { ...carl, email: 'viewer@example.is' },
    fails: rejections.conflict('viewer@example.is is already an admin of the company'),
    do: (account) => getCompanyStore(account).addManager({ ...carl, email: 'viewer@example.is' }),
  },
  {
    pin: 'managers.setBillingManager: another billing manager of a customer',
    as: userRole,
    given,
    request: 'POST /companies/101/managers/set_billing_manager',
    body: { email: 'viewer@example.is' },
    answer: { success: true },
    beside: makeRereadCalls('after its bills went elsewhere'),
    do: (account) => getCompanyStore(account).sendBillsTo('viewer@example.is'),
    reads: expectNoResult,
  },
  {
    pin: 'auth.managerSignin: login info for a manager of a customer',
    as: userRole,
    given,
    request: 'POST /auth/email/manager_signin',
    body: { email: 'viewer@example.is', company_id: integer(101) },
    answer: { status: 'success' },
    do: (account) => getCompanyStore(account).sendLogin('viewer@example.is'),
    reads: expectNoResult,
  },
  {
    pin: 'managers.delete: a manager of a customer, by the partner',
    as: userRole,
    given,
    request: 'DELETE /companies/101/managers/viewer%40example.is',
    answer: { success: true },
    beside: makeRereadCalls('after somebody was removed by the partner'),
    do: (account) => getCompanyStore(account).removeManager('viewer@example.is'),
    reads: expectNoResult,
  },
  {
    pin: 'subscriptions.canEdit: another plan by the partner',
    as: userRole,
    given,
    request: 'POST /companies/101/subscriptions/canEditSubscriptionPlan',
    body: { partnerId: 7, companyId: 101, subscriptionCode: 'partner-premium', newSeats: 60 },
    answer: editableReply,
    do: (account) => getCompanyStore(account).canEdit(premium),
  },
  {
    pin: 'subscriptions.update: another plan by the partner',
    as: userRole,
    given,
    request: 'PUT /companies/101/subscriptions/',
    body: { partnerId: 7, subscriptionCode: 'partner-premium', seats: 60 },
    answer: {
      success: true,
      subscription: {
        subscription_code: 'partner-premium',
        subscription_name: string('Partner Premium'),
        subscription_type: 'partner',
        package_users: 60,
        package_valid_to: matchInstant(),
      },
    },
    do: (account) => getCompanyStore(account).sell(premium),
  },
  {
    pin: 'subscriptions.canBeRemoved: while a campaign runs',
    as: userRole,
    given: { ...given, 'a campaign runs': true },
    request: 'GET /companies/101/subscriptions/canBeRemoved?partnerId=7',
    answer: { canBeRemoved: false, activeAssessments: integer(0), activeTrainings: integer(1) },
    do: (account) => getCompanyStore(account).canBeRemoved(),
  },
  {
    pin: 'subscriptions.deactivate: the subscription of a customer',
    as: userRole,
    given,
    request: 'PUT /companies/101/deactivateSubscription',
    body: { partnerId: 7 },
    answer: { success: true },
    do: (account) => getCompanyStore(account).end(),
  },
  {
    pin: 'partners.deleteCompany: a customer',
    as: userRole,
    request: 'DELETE /partners/7/companies/101',
    answer: { success: true },
    do: (account) => getCompanyStore(account).delete(),
    reads: (_, given) => expect(given).toBeUndefined(),
  },
  {
    pin: 'partners.deleteCompany: a customer while a campaign runs',
    as: userRole,
    given: { 'a campaign runs': true },
    request: 'DELETE /partners/7/companies/101',
    fails: rejections.conflict("In order to delete Norðurljós, please stop the client's active campaigns"),
    do: (account) => getCompanyStore(account).delete(),
  },
])
