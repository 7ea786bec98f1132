import { eachLike, integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const nordurljos = {
  company_id: 101,
  company_name: 'Norðurljós',
  users_total: 4,
  users_available: integer(50),
}
const onePage = { companies: eachLike(nordurljos), count: integer(1) }
const companyId = 101

pinClient([
  {
    pin: 'companies.list: the companies of a partner',
    as: 'partner',
    request: 'GET /companies?p=0&n=20&order=name+asc&filter=nor',
    answer: onePage,
    do: (client) => client.companies.list({ p: 0, n: 20, order: 'name asc', filter: 'nor' }),
  },
  {
    pin: 'companies.list: a name that no company has',
    as: 'partner',
    request: 'GET /companies?filter=zzz',
    answer: { companies: [], count: 0 },
    do: (client) => client.companies.list({ filter: 'zzz' }),
  },
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
    fails: refused.conflict("In order to delete Norðurljós, please stop the client's active campaigns"),
    do: (client) => client.companies.delete({ companyId }),
  },
])
