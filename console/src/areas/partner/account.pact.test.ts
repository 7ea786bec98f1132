// @vitest-environment node
import { eachLike, integer, rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testAccountPins } from '../../../test/pact/pins.ts'
import { AccountStore } from './AccountStore.ts'
import { CompaniesStore } from './companies/CompaniesStore.ts'
import { customerRow } from './testing/customerRow.ts'

const userRole = 'partner'
const partnerPlanState = { billing: { plan: 'partner' } } as const
const cardState = { billing: { plan: 'partner', card: 'account' } } as const
const companiesCall = 'GET /partners/7/companies?p=0&n=20&order=name+asc'

testAccountPins([
  {
    pin: 'partners.listCompanies: the first page by name',
    as: userRole,
    given: partnerPlanState,
    request: companiesCall,
    answer: {
      companies: eachLike(customerRow),
      count: integer(1),
    },
    do: (account) => account.getStore(CompaniesStore).table.load(),
    reads: (account) => expect(account.getStore(CompaniesStore).table.rows[0]?.name).toBe('Norðurljós'),
  },
  {
    pin: 'partners.listCompanies: a name that no customer has',
    as: userRole,
    request: `${companiesCall}&filter=zzz`,
    answer: { companies: [], count: 0 },
    do(account) {
      const { table } = account.getStore(CompaniesStore)
      table.restore({ search: 'zzz' })
      return table.load()
    },
    reads: (account) => expect(account.getStore(CompaniesStore).table.total).toBe(0),
  },
  {
    pin: 'partners.subscriptionOverview: what the account pays',
    as: userRole,
    given: partnerPlanState,
    request: 'GET /partners/7/subscriptions/overview',
    answer: {
      rows: eachLike({
        planName: string('Partner Standard'),
        totalCompanies: integer(1),
        totalSeats: integer(50),
        totalMonthlyCost: integer(9500),
      }),
      sumMonthlyCost: integer(9500),
      currencyCode: 'USD',
      totalDues: integer(0),
      collected: integer(0),
      dueSince: null,
      hasValidCard: false,
      chargebeeSite: string('heed-demo'),
      chargebeeClientKey: string('demo_client_key'),
    },
    do: (account) => account.getStore(AccountStore).load(),
    reads: (account) => expect(account.getStore(AccountStore).overview.value?.sumMonthlyCost).toBe(9500),
  },
  {
    pin: 'partners.collectPayment: dues without a card',
    as: userRole,
    given: partnerPlanState,
    request: 'POST /partners/7/subscriptions/collect',
    body: {},
    fails: rejections.conflict('There is no valid card on file'),
    do: (account) => account.getStore(AccountStore).collect(),
  },
  {
    pin: 'partners.collectPayment: dues by the card on file',
    as: userRole,
    given: cardState,
    request: 'POST /partners/7/subscriptions/collect',
    body: {},
    answer: { success: true, collected: integer(0) },
    do: (account) => account.getStore(AccountStore).collect(),
    reads: 0,
  },
  {
    pin: 'partners.openManageSession: the page for the card',
    as: userRole,
    given: partnerPlanState,
    request: 'POST /partners/7/open_manage_session',
    body: {},
    answer: {
      hosted_page: { id: string('h1'), url: string('https://billing.example/h1'), state: string('created') },
    },
    do: (account) => account.getStore(AccountStore).fetchCardPageUrl(),
    reads: 'https://billing.example/h1',
  },
])
