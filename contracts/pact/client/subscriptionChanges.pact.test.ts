import { refused } from '../refusals.ts'
import { ofPartner } from './billingShapes.ts'
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
])
