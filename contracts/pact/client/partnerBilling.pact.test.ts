import { boolean, eachLike, integer, like, nullValue, regex, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { portal, withCard } from './billingShapes.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { get, post } = requestsBelow('/partners/7')

const as = 'partner'
const partnerId = 7
const overview = {
  rows: [
    { planName: 'Partner Standard', totalCompanies: 1, totalSeats: 50, totalMonthlyCost: integer(9500) },
  ],
  sumMonthlyCost: integer(9500),
  currencyCode: 'USD',
  totalDues: integer(0),
  collected: integer(0),
  dueSince: nullValue(),
  hasValidCard: boolean(true),
  chargebeeSite: string('heed'),
  chargebeeClientKey: string('key'),
}
const plan = {
  id: regex(/^[a-z-]+-(yearly|monthly)$/, 'partner-standard-monthly'),
  baseId: string('partner-standard'),
  code: string('partner-standard'),
  name: string('Partner Standard'),
  period_unit: regex(/^(year|month)$/, 'month'),
  tiers: eachLike({ starting_unit: integer(1), ending_unit: like(10), price: integer(2500) }),
  isFree: boolean(false),
  definition: { description: string('Most'), keyFacts: eachLike('Groups'), recommended: boolean(false) },
}
const asked = { subscriptionCode: 'partner-premium', seats: 20 } as const

pinRows([
  {
    operation: 'partners.loadPlans',
    uponReceiving: 'the plans',
    as,
    withRequest: get('/subscriptions/plans'),
    willRespondWith: ok({ plans: eachLike(plan) }),
    call: (client) => client.partners.loadPlans({ partnerId }),
    gives: { plans: [{ code: 'partner-standard' }] },
  },
  {
    operation: 'partners.estimate',
    uponReceiving: 'a company more',
    as,
    given: [withCard],
    withRequest: post('/subscriptions/estimate', asked),
    willRespondWith: ok({
      newCompanyTotal: integer(11_000),
      newPartnerTotal: integer(20_500),
      newPartnerTotalForPlan: integer(11_000),
      newPartnerSubscriptionSeats: 20,
      currencyCode: 'USD',
    }),
    call: (client) => client.partners.estimate({ partnerId, ...asked }),
    gives: { newPartnerTotal: 20_500, newPartnerSubscriptionSeats: 20 },
  },
  {
    operation: 'partners.estimate',
    uponReceiving: 'a company less',
    as,
    given: [withCard],
    withRequest: post('/subscriptions/estimate', {
      subscriptionCode: 'partner-standard',
      seats: 0,
      companyId: 101,
    }),
    willRespondWith: ok({
      newCompanyTotal: 0,
      newPartnerTotal: 0,
      newPartnerTotalForPlan: 0,
      newPartnerSubscriptionSeats: 0,
      currencyCode: 'USD',
    }),
    call: (client) =>
      client.partners.estimate({ partnerId, subscriptionCode: 'partner-standard', seats: 0, companyId: 101 }),
    gives: { newPartnerTotal: 0 },
  },
  {
    operation: 'partners.estimate',
    uponReceiving: 'a plan that no partner sells',
    as,
    withRequest: post('/subscriptions/estimate', { subscriptionCode: 'nosuch', seats: 1 }),
    willRespondWith: refused.invalid({ subscriptionCode: 'Please choose a tier' }),
    call: (client) => client.partners.estimate({ partnerId, subscriptionCode: 'nosuch', seats: 1 }),
    fails: { kind: 'validation', fields: { subscriptionCode: 'Please choose a tier' } },
  },
  {
    operation: 'partners.subscriptionOverview',
    uponReceiving: 'the cost',
    as,
    given: [withCard],
    withRequest: get('/subscriptions/overview'),
    willRespondWith: ok(overview),
    call: (client) => client.partners.subscriptionOverview({ partnerId }),
    gives: { rows: [{ planName: 'Partner Standard', totalCompanies: 1 }] },
  },
  {
    operation: 'partners.collectPayment',
    uponReceiving: 'the dues to be paid',
    as,
    given: [withCard],
    withRequest: post('/subscriptions/collect'),
    willRespondWith: ok({ success: true, collected: integer(0) }),
    call: (client) => client.partners.collectPayment({ partnerId }),
    gives: { collected: 0 },
  },
  {
    operation: 'partners.collectPayment',
    uponReceiving: 'the dues to be paid without a card',
    as,
    withRequest: post('/subscriptions/collect'),
    willRespondWith: refused.conflict('There is no valid card on file'),
    call: (client) => client.partners.collectPayment({ partnerId }),
    fails: { kind: 'conflict', message: 'There is no valid card on file' },
  },
  {
    operation: 'partners.createPortalSession',
    uponReceiving: 'the portal',
    as,
    withRequest: post('/create_portal_session'),
    willRespondWith: ok(portal),
    call: (client) => client.partners.createPortalSession({ partnerId }),
    gives: { portal_session: { token: 't1' } },
  },
  {
    operation: 'partners.openManageSession',
    uponReceiving: 'the page for the card',
    as,
    withRequest: post('/open_manage_session'),
    willRespondWith: ok({
      hosted_page: {
        id: string('p1'),
        url: regex(/^https?:\/\/.+$/, 'https://billing.example/pages/p1/'),
        state: string('created'),
      },
    }),
    call: (client) => client.partners.openManageSession({ partnerId }),
    gives: { hosted_page: { id: 'p1' } },
  },
  {
    operation: 'partners.openManageSession',
    uponReceiving: 'the page where billing is off',
    as,
    given: [{ state: 'billing', params: { noPortal: true } }],
    withRequest: post('/open_manage_session'),
    willRespondWith: refused.conflict(),
    call: (client) => client.partners.openManageSession({ partnerId }),
    fails: { kind: 'conflict' },
  },
])
