import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const as = 'partner'
const partnerId = 7
pinClient([
  {
    pin: 'partners.getSettings: the settings, of which there are none',
    as,
    request: 'GET /partners/7/settings',
    answer: {},
    do: (client) => client.partners.getSettings({ partnerId }),
  },
  {
    pin: 'partners.saveSettings: a setting',
    as,
    request: 'PUT /partners/7/settings',
    body: { 'ui.sendEnrolment': '0' },
    answer: { success: true, settings: { 'ui.sendEnrolment': '0' } },
    do: (client) => client.partners.saveSettings({ partnerId, settings: { 'ui.sendEnrolment': '0' } }),
  },
  {
    pin: 'partners.saveSettings: no setting',
    as,
    request: 'PUT /partners/7/settings',
    body: {},
    fails: refused.invalid({ settings: 'You need to enter some information to save' }),
    do: (client) => client.partners.saveSettings({ partnerId, settings: {} }),
  },
  {
    pin: 'partners.toggle: the account to be switched off',
    as,
    request: 'POST /partners/7/toggle',
    body: { enabled: false },
    answer: { success: true, enabled: false },
    do: (client) => client.partners.toggle({ partnerId, enabled: false }),
  },
])
