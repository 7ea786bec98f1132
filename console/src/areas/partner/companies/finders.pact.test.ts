// @vitest-environment node
import { eachLike, integer } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { customerRow } from '../testing/customerRow.ts'
import { makeFinders } from './finders.tsx'

const [customers] = makeFinders([{ id: 7, name: 'Borealis' }])

testCompanyPins([
  {
    pin: 'partners.listCompanies: the first few customers of a name',
    as: 'partner',
    given: { billing: { plan: 'partner' } },
    request: 'GET /partners/7/companies?p=0&n=5&filter=nor',
    answer: {
      companies: eachLike(customerRow),
      count: integer(1),
    },
    do: ({ client }) =>
      customers?.findInAccount(client, 'nor', new AbortController().signal) ?? Promise.resolve([]),
    reads: [{ name: 'Norðurljós', to: '/partner/7/companies/101/' }],
  },
])
