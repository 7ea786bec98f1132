import { arrayContaining, boolean, eachLike, integer, nullValue, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { bought, managed, ofPartner } from './billingShapes.ts'
import { pinClient } from './pins.ts'

const companyId = 101
const ofTrial = { billing: { plan: 'trial' } } as const
const plan = (id: string, period: string, tiers: unknown) => ({
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
const free10 = plan('free-monthly', 'month', [{ starting_unit: 1, ending_unit: 10, price: 0 }])
/** The top tier has no end. */
const openEnded = { starting_unit: integer(301), ending_unit: nullValue(), price: integer(899_000) }
const yearly = plan('business-yearly', 'year', arrayContaining(openEnded))
const order = { planId: 'business-monthly', seats: 50 } as const
const estimated = {
  invoice_estimate: { total: 14_900, credits_applied: [] },
  next_invoice_estimate: { total: 14_900 },
  credit_note_estimates: [],
  subscription_estimate: { next_billing_at: integer(1_772_442_000) },
}
const billingInfo = { firstName: 'Anna', lastName: 'Admin', email: 'anna@example.is', country: 'IS' }
const asks = 'The card asks for 3-D Secure verification. Please verify it and try again.'
const refusal = 'The card was refused. Please use another card.'

pinClient([
  {
    pin: 'subscriptions.plans: the plans',
    request: 'GET /companies/101/subscriptions/plans',
    answer: { plans: arrayContaining(free10, yearly) },
    do: (client) => client.subscriptions.plans({ companyId }),
    reads: { plans: [{ id: 'free-monthly' }, { id: 'business-yearly', tiers: [{ ending_unit: null }] }] },
  },
  {
    pin: 'subscriptions.plans: the plans, asked for by a viewer',
    as: 'viewer',
    request: 'GET /companies/101/subscriptions/plans',
    fails: refused.forbidden(),
    do: (client) => client.subscriptions.plans({ companyId }),
  },
  {
    pin: 'subscriptions.estimate: what a plan costs',
    given: ofTrial,
    request: 'POST /companies/101/subscriptions/estimate',
    body: order,
    answer: estimated,
    do: (client) => client.subscriptions.estimate({ companyId, ...order }),
  },
  {
    pin: 'subscriptions.estimate: what it costs with a coupon',
    given: ofTrial,
    request: 'POST /companies/101/subscriptions/estimate',
    body: { ...order, coupon: 'WELCOME20' },
    answer: { ...estimated, invoice_estimate: { total: 11_920, credits_applied: [] } },
    do: (client) => client.subscriptions.estimate({ companyId, ...order, coupon: 'WELCOME20' }),
  },
  {
    pin: 'subscriptions.estimate: a coupon that is not known',
    request: 'POST /companies/101/subscriptions/estimate',
    body: { ...order, coupon: 'NOSUCH' },
    fails: refused.conflict('coupon: this code is not known'),
    do: (client) => client.subscriptions.estimate({ companyId, ...order, coupon: 'NOSUCH' }),
  },
  {
    pin: 'subscriptions.estimate: a plan that nobody sells',
    request: 'POST /companies/101/subscriptions/estimate',
    body: { planId: 'nosuch-monthly', seats: 50 },
    fails: refused.invalid({ planId: 'Please choose a tier' }),
    do: (client) => client.subscriptions.estimate({ companyId, planId: 'nosuch-monthly', seats: 50 }),
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
    },
    do: (client) => client.subscriptions.overview({ companyId }),
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
    do: (client) => client.subscriptions.overview({ companyId }),
  },
  {
    pin: 'subscriptions.getPaymentToken: a token for the drop-in',
    request: 'GET /companies/101/subscriptions/braintreetoken',
    answer: { token: string('demo-101') },
    do: (client) => client.subscriptions.getPaymentToken({ companyId }),
  },
  {
    pin: 'subscriptions.getPaymentToken: the same while the server fails',
    given: { 'the server fails': { status: 502, message: 'No gateway' } },
    request: 'GET /companies/101/subscriptions/braintreetoken',
    fails: refused.failing(502, 'No gateway'),
    do: (client) => client.subscriptions.getPaymentToken({ companyId }),
  },
  {
    pin: 'subscriptions.create: a card that pays',
    given: ofTrial,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-pays', billingInfo },
    answer: bought(50, 14_900),
    do: (client) =>
      client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-pays', billingInfo }),
  },
  {
    pin: 'subscriptions.create: a card that asks for 3-D Secure',
    given: ofTrial,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-3ds' },
    fails: refused.conflict(asks),
    do: (client) => client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-3ds' }),
  },
  {
    pin: 'subscriptions.create: a card that is refused',
    given: ofTrial,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-refused' },
    fails: refused.conflict(refusal),
    do: (client) => client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-refused' }),
  },
  {
    pin: 'subscriptions.create: no card',
    given: ofTrial,
    request: 'POST /companies/101/subscriptions/',
    body: order,
    fails: refused.invalid({ paymentNonce: 'Please enter a card' }),
    do: (client) => client.subscriptions.create({ companyId, ...order }),
  },
  {
    pin: 'subscriptions.create: a purchase by the customer of a partner',
    given: ofPartner,
    request: 'POST /companies/101/subscriptions/',
    body: { ...order, paymentNonce: 'demo-card-pays' },
    fails: refused.forbidden(managed),
    do: (client) => client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-pays' }),
  },
])
