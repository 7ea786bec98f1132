// @vitest-environment node
import type { Plan } from '@heed/contracts'
import {
  arrayContaining,
  boolean,
  eachLike,
  integer,
  nullValue,
  rejections,
  string,
} from '@heed/contracts/pact'
import { portalAddress, portalSession } from '../../../test/pact/pactExamples.ts'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { type EstimateOrder, type Purchase, SubscriptionStore } from './SubscriptionStore.ts'

const trialState = { billing: { plan: 'trial' } } as const
const makePlan = (id: string, period: string, tiers: unknown) => ({
  id,
  baseId: id.replace(/-[a-z]+$/, ''),
  code: string(id),
  name: string('Any'),
  period_unit: period,
  tiers,
  isFree: id === 'free-monthly',
  definition: {
    description: string('For everybody'),
    keyFacts: eachLike('Groups'),
    recommended: boolean(true),
  },
})
const free10 = makePlan('free-monthly', 'month', [{ starting_unit: 1, ending_unit: 10, price: 0 }])
/** The highest price tier has no upper limit. */
const openEnded = { starting_unit: integer(301), ending_unit: nullValue(), price: integer(899_000) }
const yearly = makePlan('business-yearly', 'year', arrayContaining(openEnded))
const order = { planId: 'business-monthly', seats: 50 } as const
const estimated = {
  invoice_estimate: { total: integer(14_900), credits_applied: [] },
  next_invoice_estimate: { total: integer(14_900) },
  credit_note_estimates: [],
  subscription_estimate: { next_billing_at: integer(1_772_442_000) },
}
const billingInfo = { firstName: 'Anna', lastName: 'Admin', email: 'anna@example.is', country: 'IS' }
const verificationMessage = 'The card requires 3-D Secure verification. Please verify it and try again.'
const refusal = 'The card was refused. Please use another card.'

const partnerState = { billing: { plan: 'partner' } } as const
const managedMessage = 'Your subscription is managed by your partner. Please contact support.'
const currentSubscription = {
  subscription_code: string('pro'),
  subscription_name: string('Pro'),
  subscription_type: 'direct',
  status: 'active',
  package_users: integer(50),
}
const purchaseReply = {
  success: true,
  subscription: {
    ...currentSubscription,
    subscription_code: 'business',
    package_users: 50,
    externalId: 'business-monthly',
    billingPeriod: 'month',
    price: integer(14_900),
  },
}
const business: Plan = {
  id: 'business-monthly',
  baseId: 'business',
  code: 'business',
  name: 'Business',
  period_unit: 'month',
  tiers: [],
  isFree: false,
  definition: { description: '', keyFacts: [], recommended: false },
}
const businessSubscription = {
  subscription_code: 'business',
  subscription_name: 'Business',
  subscription_type: 'direct',
  package_users: 50,
}
const getSubscriptionStore = (company: CompanyStores) => company.getStore(SubscriptionStore)
const signal = new AbortController().signal
const fetchEstimate = (asked: EstimateOrder) => (company: CompanyStores) =>
  getSubscriptionStore(company).estimate(asked, signal)
const purchasePlan = (purchase: Purchase) => async (company: CompanyStores) => {
  await getSubscriptionStore(company).purchase(purchase)
  return 'bought'
}
const loadPlans = async (company: CompanyStores) => {
  await getSubscriptionStore(company).loadPlans()
  const { value, failure } = getSubscriptionStore(company).plans
  return value ? { plans: value } : failure
}
const loadOverview = async (company: CompanyStores) => {
  await getSubscriptionStore(company).load()
  return getSubscriptionStore(company).overview.value
}

testCompanyPins([
  {
    pin: 'subscriptions.plans: the plans',
    request: 'GET /companies/101/subscriptions/plans',
    answer: { plans: arrayContaining(free10, yearly) },
    do: loadPlans,
    reads: { plans: [{ id: 'free-monthly' }, { id: 'business-yearly', tiers: [{ ending_unit: null }] }] },
  },
  {
    pin: 'subscriptions.plans: the plans, asked for by a viewer',
    as: 'viewer',
    request: 'GET /companies/101/subscriptions/plans',
    fails: rejections.forbidden(),
    do: loadPlans,
    reads: { kind: 'forbidden' },
  },
  {
    pin: 'subscriptions.estimate: what a plan costs',
    given: trialState,
    request: 'POST /companies/101/subscriptions/estimate',
    body: order,
    answer: estimated,
    do: fetchEstimate({ ...order }),
  },
  {
    pin: 'subscriptions.estimate: what it costs with a coupon',
    given: trialState,
    request: 'POST /companies/101/subscriptions/estimate',
    body: { ...order, coupon: 'WELCOME20' },
    answer: { ...estimated, invoice_estimate: { total: integer(11_920), credits_applied: [] } },
    do: fetchEstimate({ ...order, coupon: 'WELCOME20' }),
  },
  {
    pin: 'subscriptions.estimate: a coupon that is not known',
    request: 'POST /companies/101/subscriptions/estimate',
    body: { ...order, coupon: 'NOSUCH' },
    fails: rejections.conflict("coupon: this code doesn't exist"),
    do: fetchEstimate({ ...order, coupon: 'NOSUCH' }),
  },
  {
    pin: 'subscriptions.overview: what the company holds',
    request: 'GET /companies/101/subscriptions/overview',
    answer: {
      subscription: {
        subscription_code: string('pro'),
        subscription_name: string('Pro'),
        subscription_type: string('direct'),
        status: 'active',
        package_users: integer(50),
      },
      billingInfo: nullValue(),
      currencyCode: 'USD',
      nextBilling: nullValue(),
      seatMonths: eachLike({ month: string('2026-02'), people: integer(40), seats: integer(50) }),
    },
    do: loadOverview,
  },
  {
    pin: 'subscriptions.overview: what the company held until its end',
    given: { 'a company': { expired: true } },
    request: 'GET /companies/101/subscriptions/overview',
    answer: {
      subscription: {
        subscription_code: string('pro'),
        subscription_name: string('Pro'),
        subscription_type: string('direct'),
        status: 'expired',
        package_users: integer(50),
      },
      billingInfo: nullValue(),
      currencyCode: 'USD',
      nextBilling: nullValue(),
    },
    do: loadOverview,
  },
  {
    pin: 'subscriptions.getPaymentToken: a token for the drop-in',
    request: 'GET /companies/101/subscriptions/braintreetoken',
    answer: { token: string('demo-101') },
    do: (company) => getSubscriptionStore(company).fetchPaymentToken(),
    reads: 'demo-101',
  },
  {
    pin: 'subscriptions.getPaymentToken: the same while the server fails',
    given: { 'the server fails': { status: 502, message: 'No gateway' } },
    request: 'GET /companies/101/subscriptions/braintreetoken',
    fails: rejections.failing(502, 'No gateway'),
    do: (company) => getSubscriptionStore(company).fetchPaymentToken(),
  },
  {
    pin: 'subscriptions.create: a card that pays',
    given: trialState,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-pays', billingInfo },
    answer: purchaseReply,
    do: purchasePlan({ ...order, paymentNonce: 'demo-card-pays', billingInfo }),
    reads: 'bought',
  },
  {
    pin: 'subscriptions.create: a card that asks for 3-D Secure',
    given: trialState,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-3ds' },
    fails: rejections.conflict(verificationMessage),
    do: purchasePlan({ ...order, paymentNonce: 'demo-card-3ds' }),
  },
  {
    pin: 'subscriptions.create: a card that is refused',
    given: trialState,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-refused' },
    fails: rejections.conflict(refusal),
    do: purchasePlan({ ...order, paymentNonce: 'demo-card-refused' }),
  },
  {
    pin: 'subscriptions.create: no card',
    given: trialState,
    request: 'POST /companies/101/subscriptions/',
    body: order,
    fails: rejections.invalid({ paymentNonce: 'Please enter a card' }),
    do: purchasePlan({ ...order }),
  },
  {
    pin: 'subscriptions.create: a purchase by the customer of a partner',
    given: partnerState,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-pays' },
    fails: rejections.forbidden(managedMessage),
    do: purchasePlan({ ...order, paymentNonce: 'demo-card-pays' }),
  },
  {
    pin: 'subscriptions.cancel: an end with the paid term',
    request: 'POST /companies/101/subscriptions/cancel',
    body: {},
    answer: { success: true, subscription: currentSubscription },
    do: async (company) => {
      await getSubscriptionStore(company).cancel()
      return 'cancelled'
    },
    reads: 'cancelled',
  },
  {
    pin: 'subscriptions.cancel: the same by the customer of a partner',
    given: partnerState,
    request: 'POST /companies/101/subscriptions/cancel',
    body: {},
    fails: rejections.forbidden(managedMessage),
    do: (company) => getSubscriptionStore(company).cancel(),
  },
  {
    pin: 'subscriptions.createPortalSession: the portal',
    given: { billing: { portal: true } },
    request: 'POST /companies/101/create_portal_session',
    body: {},
    answer: { portal_session: portalSession },
    do: (company) => getSubscriptionStore(company).portal(),
    reads: portalAddress,
  },
  {
    pin: 'subscriptions.createPortalSession: the portal where billing is off',
    request: 'POST /companies/101/create_portal_session',
    body: {},
    fails: rejections.conflict(),
    do: (company) => getSubscriptionStore(company).portal(),
  },
  {
    pin: 'subscriptions.canEdit: another plan that holds everybody',
    given: trialState,
    request: 'POST /companies/101/subscriptions/canEditSubscriptionPlan',
    body: { companyId: 101, subscriptionCode: 'business', newSeats: 50 },
    answer: {
      canBeEdited: true,
      activeAssessments: 0,
      activeTrainings: 0,
      removeEmployees: 0,
      removeSeats: 0,
    },
    do: (company) => getSubscriptionStore(company).checkChange(business, 50, signal),
  },
  {
    pin: 'subscriptions.canReduceSeats: other seats of a plan that runs no more',
    given: { 'a company': { expired: true } },
    request: 'POST /companies/101/subscriptions/canReduceSeats',
    body: { newSeats: 60 },
    fails: rejections.conflict('There is no active subscription'),
    do(company) {
      const subscription = { ...businessSubscription, status: 'active' }
      getSubscriptionStore(company).overview.set({
        subscription,
        billingInfo: null,
        currencyCode: 'USD',
        nextBilling: null,
      })
      return getSubscriptionStore(company).checkChange(business, 60, signal)
    },
  },
])
