import { rejections } from '../files/refusals.ts'
import { testClientPins } from './pins.ts'

const companyId = 101

testClientPins([
  {
    pin: 'companies.delete: a removal by the partner',
    as: 'partner',
    request: 'DELETE /companies/101',
    answer: { success: true },
    do: (client) => client.companies.delete({ companyId }),
  },
  {
    pin: 'companies.delete: a removal while a campaign runs',
    as: 'partner',
    given: { 'a campaign runs': true },
    request: 'DELETE /companies/101',
    fails: rejections.conflict("In order to delete Norðurljós, please stop the client's active campaigns"),
    do: (client) => client.companies.delete({ companyId }),
  },
])
