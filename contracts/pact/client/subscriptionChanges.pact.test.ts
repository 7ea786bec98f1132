import { integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { managed, ofPartner, portal } from './billingShapes.ts'
import { pinClient } from './pins.ts'

const companyId = 101
const free = {
  canBeEdited: true,
  activeAssessments: 0,
  activeTrainings: 0,
  removeEmployees: 0,
  removeSeats: 0,
}

pinClient([
  {
    pin: 'subscriptions.canReduceSeats: fewer seats than people',
    as: 'partner',
    given: ofPartner,
    request: 'POST /companies/101/subscriptions/canReduceSeats',
    body: { newSeats: 2, partnerId: 7 },
    answer: { ...free, canBeEdited: false, removeEmployees: 2 },
    do: (client) => client.subscriptions.canReduceSeats({ companyId, newSeats: 2, partnerId: 7 }),
  },
  {
    pin: 'subscriptions.cancel: an end with the paid term',
    request: 'POST /companies/101/subscriptions/cancel',
    body: {},
    answer: {
      success: true,
      subscription: {
        subscription_code: string('pro'),
        subscription_name: string('Pro'),
        subscription_type: 'direct',
        status: 'active',
        package_users: integer(50),
      },
    },
    do: (client) => client.subscriptions.cancel({ companyId }),
  },
  {
    pin: 'subscriptions.cancel: the same by the customer of a partner',
    given: ofPartner,
    request: 'POST /companies/101/subscriptions/cancel',
    body: {},
    fails: refused.forbidden(managed),
    do: (client) => client.subscriptions.cancel({ companyId }),
  },
  {
    pin: 'subscriptions.collect: invoices to pay, of which there are none',
    given: { billing: { card: 'company' } },
    request: 'POST /companies/101/subscriptions/collect',
    body: {},
    answer: { success: true, collected: 0 },
    do: (client) => client.subscriptions.collect({ companyId }),
  },
  {
    pin: 'subscriptions.collect: invoices to pay without a card',
    request: 'POST /companies/101/subscriptions/collect',
    body: {},
    fails: refused.conflict('There is no valid card on file'),
    do: (client) => client.subscriptions.collect({ companyId }),
  },
  {
    pin: 'subscriptions.createPortalSession: the portal',
    given: { billing: { portal: true } },
    request: 'POST /companies/101/create_portal_session',
    body: {},
    answer: portal,
    do: (client) => client.subscriptions.createPortalSession({ companyId }),
  },
  {
    pin: 'subscriptions.createPortalSession: the portal where billing is off',
    request: 'POST /companies/101/create_portal_session',
    body: {},
    fails: refused.conflict(),
    do: (client) => client.subscriptions.createPortalSession({ companyId }),
  },
])
