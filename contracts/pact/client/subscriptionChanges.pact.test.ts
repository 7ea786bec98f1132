import { filledIn, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { managed, ofPartner, portal } from './billingShapes.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { post } = requestsBelow('/companies/101')
const companyId = 101
const free = {
  canBeEdited: true,
  activeAssessments: 0,
  activeTrainings: 0,
  removeEmployees: 0,
  removeSeats: 0,
}

pinRows([
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
