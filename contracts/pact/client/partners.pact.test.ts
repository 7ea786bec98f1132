import { instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'

const at = (path: string) => `/partners/7${path}`
const get = (path: string) => ({ method: 'GET', path: at(path) }) as const
const post = (path: string, body: unknown = {}) => ({ method: 'POST', path: at(path), body }) as const
const ok = (body: unknown = { success: true }) => ({ status: 200, body })

const as = 'partner'
const partnerId = 7
const ofPartner = { state: 'billing', params: { plan: 'partner', card: 'account' } } as const
const row = {
  id: 101,
  name: 'Norðurljós',
  company_name: 'Norðurljós',
  subscriptionName: string('Partner Standard'),
  subscriptionCode: string('partner-standard'),
  allowedUsers: integer(50),
  userCount: 4,
  valid_to: instant(),
  price: integer(9500),
}
const nordurljos = {
  company_id: 101,
  company_name: 'Norðurljós',
  account_id: 7,
  users_total: 4,
  users_available: integer(50),
  status: { trainings: { active: { value: 0 } }, assessments: { active: { value: 0 } } },
}
const newcomer = { name: 'Sif', email: 'sif@example.is', role: 1, sendWelcome: false } as const
const deletion = "In order to delete Norðurljós, please stop the client's active campaigns"

pinRows([
  {
    operation: 'partners.listCompanies',
    uponReceiving: 'the companies',
    as,
    given: [ofPartner],
    withRequest: get('/companies'),
    willRespondWith: ok({ companies: [row], count: 1 }),
    call: (client) => client.partners.listCompanies({ partnerId }),
    gives: { count: 1, companies: [{ id: 101, userCount: 4 }] },
  },
  {
    operation: 'partners.listCompanies',
    uponReceiving: 'a page of a name that no company has',
    as,
    withRequest: get('/companies?p=0&n=20&order=valid_to+desc&filter=zzz'),
    willRespondWith: ok({ companies: [], count: 0 }),
    call: (client) =>
      client.partners.listCompanies({ partnerId, p: 0, n: 20, order: 'valid_to desc', filter: 'zzz' }),
    gives: { count: 0, companies: [] },
  },
  {
    operation: 'partners.listCompanies',
    uponReceiving: 'the companies, asked for by who is no partner',
    withRequest: get('/companies'),
    willRespondWith: refused.forbidden(),
    call: (client) => client.partners.listCompanies({ partnerId }),
    fails: { kind: 'forbidden' },
  },
  {
    operation: 'partners.listCompanies',
    uponReceiving: 'the companies of another partner',
    as,
    withRequest: { method: 'GET', path: '/partners/11/companies' },
    willRespondWith: refused.forbidden(),
    call: (client) => client.partners.listCompanies({ partnerId: 11 }),
    fails: { kind: 'forbidden' },
  },
  {
    operation: 'partners.listCompanies',
    uponReceiving: 'the companies while the server fails',
    as,
    given: [{ state: 'the server fails', params: { status: 500, message: 'Down' } }],
    withRequest: get('/companies'),
    willRespondWith: refused.failing(500, 'Down'),
    call: (client) => client.partners.listCompanies({ partnerId }),
    fails: { kind: 'server', message: 'Down' },
  },
  {
    operation: 'partners.getCompany',
    uponReceiving: 'a company',
    as,
    withRequest: get('/companies/101'),
    willRespondWith: ok(nordurljos),
    call: (client) => client.partners.getCompany({ partnerId, companyId: 101 }),
    gives: { company_name: 'Norðurljós' },
  },
  {
    operation: 'partners.getCompany',
    uponReceiving: 'a company of somebody else',
    as,
    withRequest: get('/companies/2'),
    willRespondWith: refused.notFound(),
    call: (client) => client.partners.getCompany({ partnerId, companyId: 2 }),
    fails: { kind: 'notFound' },
  },
  {
    operation: 'partners.deleteCompany',
    uponReceiving: 'a removal',
    as,
    withRequest: { method: 'DELETE', path: at('/companies/101') },
    willRespondWith: ok(),
    call: (client) => client.partners.deleteCompany({ partnerId, companyId: 101 }),
    gives: { success: true },
  },
  {
    operation: 'partners.deleteCompany',
    uponReceiving: 'a removal while a campaign runs',
    as,
    given: [{ state: 'a campaign runs' }],
    withRequest: { method: 'DELETE', path: at('/companies/101') },
    willRespondWith: refused.conflict(deletion),
    call: (client) => client.partners.deleteCompany({ partnerId, companyId: 101 }),
    fails: { kind: 'conflict', message: deletion },
  },
  {
    operation: 'partners.listManagers',
    uponReceiving: 'the managers',
    as,
    withRequest: get('/managers'),
    willRespondWith: ok({
      managers: [{ email: 'partner@example.is', name: 'Páll Partner', role: 1, created: instant() }],
    }),
    call: (client) => client.partners.listManagers({ partnerId }),
    gives: { managers: [{ email: 'partner@example.is' }] },
  },
  {
    operation: 'partners.createManager',
    uponReceiving: 'another manager',
    as,
    withRequest: post('/managers', newcomer),
    willRespondWith: ok({
      success: true,
      manager: { email: 'sif@example.is', name: 'Sif', role: 1, created: instant() },
    }),
    call: (client) => client.partners.createManager({ partnerId, ...newcomer }),
    gives: { manager: { email: 'sif@example.is' } },
  },
  {
    operation: 'partners.createManager',
    uponReceiving: 'a manager without name and address',
    as,
    withRequest: post('/managers', { name: '', email: 'sif' }),
    willRespondWith: refused.invalid({
      name: 'Please enter name of the admin',
      email: 'Please enter a correct work email',
    }),
    call: (client) => client.partners.createManager({ partnerId, name: '', email: 'sif' }),
    fails: { kind: 'validation', fields: { email: 'Please enter a correct work email' } },
  },
  {
    operation: 'partners.createManager',
    uponReceiving: 'who manages the account already',
    as,
    withRequest: post('/managers', { name: 'Páll', email: 'partner@example.is' }),
    willRespondWith: refused.conflict(),
    call: (client) => client.partners.createManager({ partnerId, name: 'Páll', email: 'partner@example.is' }),
    fails: { kind: 'conflict' },
  },
  {
    operation: 'partners.deleteManager',
    uponReceiving: 'a removal of oneself',
    as,
    withRequest: { method: 'DELETE', path: at('/managers/partner%40example.is') },
    willRespondWith: refused.conflict('You cannot remove yourself'),
    call: (client) => client.partners.deleteManager({ partnerId, email: 'partner@example.is' }),
    fails: { kind: 'conflict', message: 'You cannot remove yourself' },
  },
  {
    operation: 'partners.deleteManager',
    uponReceiving: 'a removal of who is none',
    as,
    withRequest: { method: 'DELETE', path: at('/managers/nobody%40example.is') },
    willRespondWith: refused.notFound(),
    call: (client) => client.partners.deleteManager({ partnerId, email: 'nobody@example.is' }),
    fails: { kind: 'notFound' },
  },
  {
    operation: 'partners.deleteManager',
    uponReceiving: 'a removal of another manager',
    as,
    given: [{ state: 'another manager of the account', params: { email: 'sif@example.is' } }],
    withRequest: { method: 'DELETE', path: at('/managers/sif%40example.is') },
    willRespondWith: ok(),
    call: (client) => client.partners.deleteManager({ partnerId, email: 'sif@example.is' }),
    gives: { success: true },
  },
  {
    operation: 'partners.getSettings',
    uponReceiving: 'the settings, of which there are none',
    as,
    withRequest: get('/settings'),
    willRespondWith: ok({}),
    call: (client) => client.partners.getSettings({ partnerId }),
    gives: {},
  },
  {
    operation: 'partners.saveSettings',
    uponReceiving: 'a setting',
    as,
    withRequest: { method: 'PUT', path: at('/settings'), body: { 'ui.sendEnrolment': '0' } },
    willRespondWith: ok({ success: true, settings: { 'ui.sendEnrolment': '0' } }),
    call: (client) => client.partners.saveSettings({ partnerId, settings: { 'ui.sendEnrolment': '0' } }),
    gives: { settings: { 'ui.sendEnrolment': '0' } },
  },
  {
    operation: 'partners.saveSettings',
    uponReceiving: 'no setting',
    as,
    withRequest: { method: 'PUT', path: at('/settings'), body: {} },
    willRespondWith: refused.invalid({ settings: 'You need to enter some information to save' }),
    call: (client) => client.partners.saveSettings({ partnerId, settings: {} }),
    fails: { kind: 'validation' },
  },
  {
    operation: 'partners.toggle',
    uponReceiving: 'the account to be switched off',
    as,
    withRequest: post('/toggle', { enabled: false }),
    willRespondWith: ok({ success: true, enabled: false }),
    call: (client) => client.partners.toggle({ partnerId, enabled: false }),
    gives: { enabled: false },
  },
])
