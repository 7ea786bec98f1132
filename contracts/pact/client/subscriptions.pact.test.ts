import { arrayContaining, boolean, eachLike, integer, nullValue, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { bought, managed, ofPartner } from './billingShapes.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { get, post } = requestsBelow('/companies/101')
const companyId = 101
const ofTrial = { state: 'billing', params: { plan: 'trial' } } as const
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

pinRows([
  {
    operation: 'subscriptions.plans',
    uponReceiving: 'the plans',
    withRequest: get('/subscriptions/plans'),
    willRespondWith: ok({ plans: arrayContaining(free10, yearly) }),
    call: (client) => client.subscriptions.plans({ companyId }),
    gives: { plans: [{ id: 'free-monthly' }, { id: 'business-yearly', tiers: [{ ending_unit: null }] }] },
  },
  {
    operation: 'subscriptions.plans',
    uponReceiving: 'the plans, asked for by a viewer',
    as: 'viewer',
    withRequest: get('/subscriptions/plans'),
    willRespondWith: refused.forbidden(),
    call: (client) => client.subscriptions.plans({ companyId }),
    fails: { kind: 'forbidden' },
  },
  {
    operation: 'subscriptions.estimate',
    uponReceiving: 'what a plan costs',
    given: [ofTrial],
    withRequest: post('/subscriptions/estimate', order),
    willRespondWith: ok(estimated),
    call: (client) => client.subscriptions.estimate({ companyId, ...order }),
    gives: { invoice_estimate: { total: 14_900 } },
  },
  {
    operation: 'subscriptions.estimate',
    uponReceiving: 'what it costs with a coupon',
    given: [ofTrial],
    withRequest: post('/subscriptions/estimate', { ...order, coupon: 'WELCOME20' }),
    willRespondWith: ok({ ...estimated, invoice_estimate: { total: 11_920, credits_applied: [] } }),
    call: (client) => client.subscriptions.estimate({ companyId, ...order, coupon: 'WELCOME20' }),
    gives: { invoice_estimate: { total: 11_920 }, next_invoice_estimate: { total: 14_900 } },
  },
  {
    operation: 'subscriptions.estimate',
    uponReceiving: 'a coupon that is not known',
    withRequest: post('/subscriptions/estimate', { ...order, coupon: 'NOSUCH' }),
    willRespondWith: refused.conflict('coupon: this code is not known'),
    call: (client) => client.subscriptions.estimate({ companyId, ...order, coupon: 'NOSUCH' }),
    fails: { kind: 'conflict', message: 'coupon: this code is not known' },
  },
  {
    operation: 'subscriptions.estimate',
    uponReceiving: 'a plan that nobody sells',
    withRequest: post('/subscriptions/estimate', { planId: 'nosuch-monthly', seats: 50 }),
    willRespondWith: refused.invalid({ planId: 'Please choose a tier' }),
    call: (client) => client.subscriptions.estimate({ companyId, planId: 'nosuch-monthly', seats: 50 }),
    fails: { kind: 'validation', fields: { planId: 'Please choose a tier' } },
  },
  {
    operation: 'subscriptions.overview',
    uponReceiving: 'what the company holds',
    withRequest: get('/subscriptions/overview'),
    willRespondWith: ok({
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
    }),
    call: (client) => client.subscriptions.overview({ companyId }),
    gives: { billingInfo: null, nextBilling: null, subscription: { status: 'active' } },
  },
  {
    operation: 'subscriptions.overview',
    uponReceiving: 'what the company held until its end',
    company: { expired: true },
    withRequest: get('/subscriptions/overview'),
    willRespondWith: ok({
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
    }),
    call: (client) => client.subscriptions.overview({ companyId }),
    gives: { subscription: { status: 'expired' } },
  },
  {
    operation: 'subscriptions.getPaymentToken',
    uponReceiving: 'a token for the drop-in',
    withRequest: get('/subscriptions/braintreetoken'),
    willRespondWith: ok({ token: string('demo-101') }),
    call: (client) => client.subscriptions.getPaymentToken({ companyId }),
    gives: { token: 'demo-101' },
  },
  {
    operation: 'subscriptions.getPaymentToken',
    uponReceiving: 'the same while the server fails',
    given: [{ state: 'the server fails', params: { status: 502, message: 'No gateway' } }],
    withRequest: get('/subscriptions/braintreetoken'),
    willRespondWith: refused.failing(502, 'No gateway'),
    call: (client) => client.subscriptions.getPaymentToken({ companyId }),
    fails: { kind: 'server', message: 'No gateway' },
  },
  {
    operation: 'subscriptions.create',
    uponReceiving: 'a card that pays',
    given: [ofTrial],
    withRequest: post('/subscriptions/', { ...order, paymentNonce: 'demo-card-pays', billingInfo }),
    willRespondWith: ok(bought(50, 14_900)),
    call: (client) =>
      client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-pays', billingInfo }),
    gives: { success: true, subscription: { package_users: 50 } },
  },
  {
    operation: 'subscriptions.create',
    uponReceiving: 'a card that asks for 3-D Secure',
    given: [ofTrial],
    withRequest: post('/subscriptions/', { ...order, paymentNonce: 'demo-card-3ds' }),
    willRespondWith: refused.conflict(asks),
    call: (client) => client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-3ds' }),
    fails: { kind: 'conflict', message: asks },
  },
  {
    operation: 'subscriptions.create',
    uponReceiving: 'a card that is refused',
    given: [ofTrial],
    withRequest: post('/subscriptions/', { ...order, paymentNonce: 'demo-card-refused' }),
    willRespondWith: refused.conflict(refusal),
    call: (client) => client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-refused' }),
    fails: { kind: 'conflict', message: refusal },
  },
  {
    operation: 'subscriptions.create',
    uponReceiving: 'no card',
    given: [ofTrial],
    withRequest: post('/subscriptions/', order),
    willRespondWith: refused.invalid({ paymentNonce: 'Please enter a card' }),
    call: (client) => client.subscriptions.create({ companyId, ...order }),
    fails: { kind: 'validation', fields: { paymentNonce: 'Please enter a card' } },
  },
  {
    operation: 'subscriptions.create',
    uponReceiving: 'a purchase by the customer of a partner',
    given: [ofPartner],
    withRequest: post('/subscriptions/', { ...order, paymentNonce: 'demo-card-pays' }),
    willRespondWith: refused.forbidden(managed),
    call: (client) => client.subscriptions.create({ companyId, ...order, paymentNonce: 'demo-card-pays' }),
    fails: { kind: 'forbidden', message: managed },
  },
])
