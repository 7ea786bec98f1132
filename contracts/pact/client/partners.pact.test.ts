import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { get, post, put } = requestsBelow('/partners/7')

const as = 'partner'
const partnerId = 7
pinRows([
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
