import { filledIn, instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { bought, managed, ofPartner, portal } from './billingShapes.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { get, post, put } = requestsBelow('/companies/101')
const companyId = 101
const sold = { subscriptionCode: 'partner-premium', seats: 60, partnerId: 7 } as const
const free = {
  canBeEdited: true,
  activeAssessments: 0,
  activeTrainings: 0,
  removeEmployees: 0,
  removeSeats: 0,
}

pinRows([
  {
    operation: 'subscriptions.update',
    uponReceiving: 'another plan for the own card',
    given: [{ state: 'billing', params: { plan: 'trial', card: 'company' } }],
    withRequest: put('/subscriptions/', { planId: 'business-monthly', seats: 100 }),
    willRespondWith: ok(bought(100, 25_900)),
    call: (client) => client.subscriptions.update({ companyId, planId: 'business-monthly', seats: 100 }),
    gives: { subscription: { package_users: 100, price: 25_900 } },
  },
  {
    operation: 'subscriptions.update',
    uponReceiving: 'another plan, by the partner',
    as: 'partner',
    given: [ofPartner],
    withRequest: put('/subscriptions/', { ...sold, validity: 6 }),
    willRespondWith: ok({
      success: true,
      subscription: {
        subscription_code: 'partner-premium',
        subscription_name: string('Partner Premium'),
        subscription_type: 'partner',
        package_users: 60,
        package_valid_to: instant(),
      },
    }),
    call: (client) => client.subscriptions.update({ companyId, ...sold, validity: 6 }),
    gives: { subscription: { subscription_code: 'partner-premium', package_users: 60 } },
  },
  {
    operation: 'subscriptions.update',
    uponReceiving: 'another plan while a campaign runs',
    as: 'partner',
    given: [ofPartner, { state: 'a campaign runs' }],
    withRequest: put('/subscriptions/', sold),
    willRespondWith: refused.conflict('Unable to change subscription plan: please stop the active campaigns'),
    call: (client) => client.subscriptions.update({ companyId, ...sold }),
    fails: {
      kind: 'conflict',
      message: 'Unable to change subscription plan: please stop the active campaigns',
    },
  },
  {
    operation: 'subscriptions.update',
    uponReceiving: 'fewer seats than people',
    as: 'partner',
    given: [ofPartner],
    withRequest: put('/subscriptions/', { subscriptionCode: 'partner-standard', seats: 3 }),
    willRespondWith: refused.conflict('Unable to change number of seats: please delete at least 1 employees'),
    call: (client) =>
      client.subscriptions.update({ companyId, subscriptionCode: 'partner-standard', seats: 3 }),
    fails: { kind: 'conflict' },
  },
  {
    operation: 'subscriptions.canEdit',
    uponReceiving: 'a plan that everybody fits into',
    as: 'partner',
    given: [ofPartner],
    withRequest: post('/subscriptions/canEditSubscriptionPlan', {
      partnerId: 7,
      companyId,
      subscriptionCode: 'partner-premium',
      newSeats: 60,
    }),
    willRespondWith: ok(free),
    call: (client) =>
      client.subscriptions.canEdit({
        companyId,
        partnerId: 7,
        subscriptionCode: 'partner-premium',
        newSeats: 60,
      }),
    gives: free,
  },
  {
    operation: 'subscriptions.canEdit',
    uponReceiving: 'another plan while a campaign runs',
    as: 'partner',
    given: [ofPartner, { state: 'a campaign runs' }],
    withRequest: post('/subscriptions/canEditSubscriptionPlan', {
      companyId,
      subscriptionCode: 'partner-premium',
      newSeats: 3,
    }),
    willRespondWith: ok({ ...free, canBeEdited: false, activeTrainings: 1, removeEmployees: 1 }),
    call: (client) =>
      client.subscriptions.canEdit({ companyId, subscriptionCode: 'partner-premium', newSeats: 3 }),
    gives: { canBeEdited: false, activeTrainings: 1, removeEmployees: 1 },
  },
  {
    operation: 'subscriptions.canReduceSeats',
    uponReceiving: 'fewer seats than people',
    as: 'partner',
    given: [ofPartner],
    withRequest: post('/subscriptions/canReduceSeats', { newSeats: 2, partnerId: 7 }),
    willRespondWith: ok({ ...free, canBeEdited: false, removeEmployees: 2 }),
    call: (client) => client.subscriptions.canReduceSeats({ companyId, newSeats: 2, partnerId: 7 }),
    gives: { canBeEdited: false, removeEmployees: 2 },
  },
  {
    operation: 'subscriptions.canBeRemoved',
    uponReceiving: 'a company without campaigns',
    as: 'partner',
    withRequest: get('/subscriptions/canBeRemoved?partnerId=7'),
    willRespondWith: ok({ canBeRemoved: true, activeAssessments: 0, activeTrainings: 0 }),
    call: (client) => client.subscriptions.canBeRemoved({ companyId, partnerId: 7 }),
    gives: { canBeRemoved: true },
  },
  {
    operation: 'subscriptions.canBeRemoved',
    uponReceiving: 'a company with a campaign that runs',
    as: 'partner',
    given: [{ state: 'a campaign runs' }],
    withRequest: get('/subscriptions/canBeRemoved?partnerId=7'),
    willRespondWith: ok({ canBeRemoved: false, activeAssessments: 0, activeTrainings: 1 }),
    call: (client) => client.subscriptions.canBeRemoved({ companyId, partnerId: 7 }),
    gives: { canBeRemoved: false, activeTrainings: 1 },
  },
  {
    operation: 'subscriptions.deactivate',
    uponReceiving: 'an end by the partner',
    as: 'partner',
    given: [ofPartner],
    withRequest: put('/deactivateSubscription', { partnerId: 7 }),
    willRespondWith: ok(),
    call: (client) => client.subscriptions.deactivate({ companyId, partnerId: 7 }),
    gives: { success: true },
  },
  {
    operation: 'subscriptions.deactivate',
    uponReceiving: 'an end while a campaign runs',
    as: 'partner',
    given: [ofPartner, { state: 'a campaign runs' }],
    withRequest: put('/deactivateSubscription', { partnerId: 7 }),
    willRespondWith: refused.conflict('Unable to deactivate subscription'),
    call: (client) => client.subscriptions.deactivate({ companyId, partnerId: 7 }),
    fails: { kind: 'conflict', message: 'Unable to deactivate subscription' },
  },
  {
    operation: 'subscriptions.cancel',
    uponReceiving: 'an end with the paid term',
    withRequest: post('/subscriptions/cancel'),
    willRespondWith: ok({
      success: true,
      subscription: {
        subscription_code: string('pro'),
        subscription_name: string('Pro'),
        subscription_type: 'direct',
        status: 'active',
        package_users: integer(50),
      },
    }),
    call: (client) => client.subscriptions.cancel({ companyId }),
    gives: { subscription: { status: 'active' } },
  },
  {
    operation: 'subscriptions.cancel',
    uponReceiving: 'the same by the customer of a partner',
    given: [ofPartner],
    withRequest: post('/subscriptions/cancel'),
    willRespondWith: refused.forbidden(managed),
    call: (client) => client.subscriptions.cancel({ companyId }),
    fails: { kind: 'forbidden', message: managed },
  },
  {
    operation: 'subscriptions.collect',
    uponReceiving: 'invoices to pay, of which there are none',
    given: [{ state: 'billing', params: { card: 'company' } }],
    withRequest: post('/subscriptions/collect'),
    willRespondWith: ok({ success: true, collected: 0 }),
    call: (client) => client.subscriptions.collect({ companyId }),
    gives: { collected: 0 },
  },
  {
    operation: 'subscriptions.collect',
    uponReceiving: 'invoices to pay without a card',
    withRequest: post('/subscriptions/collect'),
    willRespondWith: refused.conflict('There is no valid card on file'),
    call: (client) => client.subscriptions.collect({ companyId }),
    fails: { kind: 'conflict', message: 'There is no valid card on file' },
  },
  {
    operation: 'subscriptions.createPortalSession',
    uponReceiving: 'the portal',
    given: [{ state: 'billing', params: { portal: true } }],
    withRequest: post('/create_portal_session'),
    willRespondWith: ok(portal),
    call: (client) => client.subscriptions.createPortalSession({ companyId }),
    gives: { portal_session: { token: 't1' } },
  },
  {
    operation: 'subscriptions.createPortalSession',
    uponReceiving: 'the portal where billing is off',
    withRequest: post('/create_portal_session'),
    willRespondWith: refused.conflict(),
    call: (client) => client.subscriptions.createPortalSession({ companyId }),
    fails: { kind: 'conflict' },
  },
  {
    operation: 'subscriptions.assignPackage',
    uponReceiving: 'a credit for a new company',
    given: [{ state: 'a credit', params: { packageId: 31 } }],
    withRequest: {
      method: 'POST',
      path: '/data/manager/assignpackage',
      body: { company_id: 0, new_company_name: 'Vík', package_id: 31, _csrf: filledIn('csrf', 'c0ffee') },
    },
    willRespondWith: ok(),
    call: (client) =>
      client.subscriptions.assignPackage({
        company_id: 0,
        new_company_name: 'Vík',
        package_id: 31,
        _csrf: 'c0ffee',
      }),
    gives: { success: true },
  },
  {
    operation: 'subscriptions.assignPackage',
    uponReceiving: 'a credit for a company whose name is taken',
    given: [{ state: 'a credit', params: { packageId: 31 } }],
    withRequest: {
      method: 'POST',
      path: '/data/manager/assignpackage',
      body: {
        company_id: 0,
        new_company_name: 'norðurljós',
        package_id: 31,
        _csrf: filledIn('csrf', 'c0ffee'),
      },
    },
    willRespondWith: ok({ error: 'You already have a company with this name' }),
    call: (client) =>
      client.subscriptions.assignPackage({
        company_id: 0,
        new_company_name: 'norðurljós',
        package_id: 31,
        _csrf: 'c0ffee',
      }),
    gives: { error: 'You already have a company with this name' },
  },
])
