import { rejections } from '../files/refusals.ts'
import { testClientPins } from './pins.ts'

const companyId = 101

testClientPins([
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
    fails: rejections.conflict('There is no valid card on file'),
    do: (client) => client.subscriptions.collect({ companyId }),
  },
])
