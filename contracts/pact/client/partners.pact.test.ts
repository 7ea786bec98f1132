import { integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { get, post, put } = requestsBelow('/partners/7')

const as = 'partner'
const partnerId = 7
const nordurljos = {
  company_id: 101,
  company_name: 'Norðurljós',
  account_id: 7,
  users_total: 4,
  users_available: integer(50),
  status: { trainings: { active: { value: 0 } }, assessments: { active: { value: 0 } } },
}

pinRows([
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
    withRequest: put('/settings', { 'ui.sendEnrolment': '0' }),
    willRespondWith: ok({ success: true, settings: { 'ui.sendEnrolment': '0' } }),
    call: (client) => client.partners.saveSettings({ partnerId, settings: { 'ui.sendEnrolment': '0' } }),
    gives: { settings: { 'ui.sendEnrolment': '0' } },
  },
  {
    operation: 'partners.saveSettings',
    uponReceiving: 'no setting',
    as,
    withRequest: put('/settings', {}),
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
