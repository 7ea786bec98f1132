import { eachLike, instant, integer, string } from '../matchers.ts'
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
const sale = {
  companyName: 'Hótel Búðir',
  subscription: 'partner-standard',
  seats: 20,
  validity: 12,
  managerEmail: 'nina@example.is',
  managerName: 'Nína',
  accountId: 7,
} as const
const made = {
  company_id: integer(8),
  company_name: 'Hótel Búðir',
  account_id: 7,
  users_total: 0,
  users_available: 20,
  valid_to: instant(),
  subscription: {
    subscription_code: 'partner-standard',
    subscription_name: string('Partner Standard'),
    subscription_type: 'partner',
    package_users: 20,
    price: integer(5500),
  },
  managers: [{ email: 'nina@example.is', name: 'Nína', role: 1 }],
}
const { get, post, del } = requestsBelow('/companies')
const nameTaken = 'You already have a company with this name'
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
    operation: 'companies.create',
    uponReceiving: 'the partner form',
    as: 'partner',
    withRequest: post('', sale),
    willRespondWith: ok(made),
    call: (client) => client.companies.create(sale),
    gives: { company_name: 'Hótel Búðir', users_available: 20 },
  },
  {
    operation: 'companies.create',
    uponReceiving: 'the plain form',
    as: 'super',
    withRequest: post('', { company_name: 'Skálholt', theme: 2 }),
    willRespondWith: ok({
      company_id: integer(8),
      company_name: 'Skálholt',
      theme: 2,
      users_total: 0,
      users_available: 0,
    }),
    call: (client) => client.companies.create({ company_name: 'Skálholt', theme: 2 }),
    gives: { company_name: 'Skálholt' },
  },
  {
    operation: 'companies.create',
    uponReceiving: 'a partner form that lacks the most',
    as: 'partner',
    withRequest: post('', { companyName: 'Hótel Búðir', accountId: 7 }),
    willRespondWith: refused.invalid({
      subscription: 'Please choose a tier',
      seats: 'Please enter number of seats',
      validity: 'Please select a timespan',
    }),
    call: (client) => client.companies.create({ companyName: 'Hótel Búðir', accountId: 7 }),
    fails: { kind: 'validation', fields: { validity: 'Please select a timespan' } },
  },
  {
    operation: 'companies.create',
    uponReceiving: 'the name of another company of the partner',
    as: 'partner',
    withRequest: post('', { ...sale, companyName: 'NORÐURLJÓS' }),
    willRespondWith: refused.conflict(nameTaken),
    call: (client) => client.companies.create({ ...sale, companyName: 'NORÐURLJÓS' }),
    fails: { kind: 'conflict', message: nameTaken },
  },
  {
    operation: 'companies.create',
    uponReceiving: 'a company for the account of another partner',
    as: 'partner',
    withRequest: post('', { ...sale, accountId: 11 }),
    willRespondWith: refused.forbidden(),
    call: (client) => client.companies.create({ ...sale, accountId: 11 }),
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
