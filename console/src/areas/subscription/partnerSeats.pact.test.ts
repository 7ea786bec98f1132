// @vitest-environment node
import { testCompanyPins } from '../../../test/pact/pins.ts'

testCompanyPins([
  {
    pin: 'subscriptions.canReduceSeats: fewer seats than people',
    as: 'partner',
    given: { billing: { plan: 'partner' } },
    request: 'POST /companies/101/subscriptions/canReduceSeats',
    body: { newSeats: 2, partnerId: 7 },
    answer: {
      canBeEdited: false,
      activeAssessments: 0,
      activeTrainings: 0,
      removeEmployees: 2,
      removeSeats: 0,
    },
    do: ({ client, companyId }) =>
      client.subscriptions.canReduceSeats({ companyId, newSeats: 2, partnerId: 7 }),
  },
])
