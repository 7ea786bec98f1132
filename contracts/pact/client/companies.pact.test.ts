import { eachLike, integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const nordurljos = {
  company_id: 101,
  company_name: 'Norðurljós',
  users_total: 4,
  users_available: integer(50),
}
const onePage = { companies: eachLike(nordurljos), count: integer(1) }
const { get, post, del } = requestsBelow('/companies')
const companyId = 101

pinRows([
  {
    operation: 'companies.list',
    uponReceiving: 'the companies of a partner',
    as: 'partner',
    withRequest: get('?p=0&n=20&order=name+asc&filter=nor'),
    willRespondWith: ok(onePage),
    call: (client) => client.companies.list({ p: 0, n: 20, order: 'name asc', filter: 'nor' }),
    gives: { count: 1, companies: [{ company_id: 101 }] },
  },
  {
    operation: 'companies.list',
    uponReceiving: 'a name that no company has',
    as: 'partner',
    withRequest: get('?filter=zzz'),
    willRespondWith: ok({ companies: [], count: 0 }),
    call: (client) => client.companies.list({ filter: 'zzz' }),
    gives: { count: 0, companies: [] },
  },
  {
    operation: 'companies.list',
    uponReceiving: 'the companies, asked for by an admin',
    withRequest: get(''),
    willRespondWith: refused.forbidden(),
    call: (client) => client.companies.list({}),
    fails: { kind: 'forbidden' },
  },
  {
    operation: 'companies.delete',
    uponReceiving: 'a removal by the partner',
    as: 'partner',
    withRequest: del('/101'),
    willRespondWith: ok(),
    call: (client) => client.companies.delete({ companyId }),
    gives: { success: true },
  },
  {
    operation: 'companies.delete',
    uponReceiving: 'a removal while a campaign runs',
    as: 'partner',
    given: [{ state: 'a campaign runs' }],
    withRequest: del('/101'),
    willRespondWith: refused.conflict(
      "In order to delete Norðurljós, please stop the client's active campaigns",
    ),
    call: (client) => client.companies.delete({ companyId }),
    fails: {
      kind: 'conflict',
      message: "In order to delete Norðurljós, please stop the client's active campaigns",
    },
  },
  {
    operation: 'companies.switchTrackingAnonymous',
    uponReceiving: 'everybody to become anonymous',
    withRequest: post('/101/switchTrackingAnonymous'),
    willRespondWith: ok(),
    call: (client) => client.companies.switchTrackingAnonymous({ companyId }),
    gives: { success: true },
  },
  {
    operation: 'companies.switchTrackingAnonymous',
    uponReceiving: 'the same for a company that is anonymous',
    company: { anonymous: true },
    withRequest: post('/101/switchTrackingAnonymous'),
    willRespondWith: refused.conflict(),
    call: (client) => client.companies.switchTrackingAnonymous({ companyId }),
    fails: { kind: 'conflict' },
  },
])
