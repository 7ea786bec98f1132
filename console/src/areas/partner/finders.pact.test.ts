// @vitest-environment node
import { eachLike, integer, string } from '@heed/contracts/pact'
import { pinCompany } from '../../../test/pins.ts'
import { findersOf } from './finders.tsx'

const [customers] = findersOf([{ id: 7, name: 'Borealis' }])

pinCompany([
  {
    pin: 'partners.listCompanies: the first few customers of a name',
    as: 'partner',
    given: { billing: { plan: 'partner' } },
    request: 'GET /partners/7/companies?p=0&n=5&filter=nor',
    answer: {
      companies: eachLike({
        id: integer(101),
        name: string('Norðurljós'),
        company_name: string('Norðurljós'),
        subscriptionName: string('Partner Standard'),
        subscriptionCode: string('partner-standard'),
        allowedUsers: integer(50),
        userCount: integer(4),
        valid_to: string('2027-02-01T00:00:00.000Z'),
        price: integer(9500),
      }),
      count: integer(1),
    },
    do: (company) => customers?.find(company, 'nor', new AbortController().signal) ?? Promise.resolve([]),
    reads: [{ name: 'Norðurljós', to: '/partner/7/companies/101/' }],
  },
])
