// @vitest-environment node
import { rejections } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { portalAddress, portalSession } from '../../../../test/pact/pactExamples.ts'
import { testAccountPins } from '../../../../test/pact/pins.ts'
import { SettingsStore } from './SettingsStore.ts'

const userRole = 'partner'

testAccountPins([
  {
    pin: 'partners.getSettings: the settings, of which there are none',
    as: userRole,
    request: 'GET /partners/7/settings',
    answer: {},
    do: (account) => account.getStore(SettingsStore).load(),
    reads: (account) => expect(account.getStore(SettingsStore).settings.value).toEqual({}),
  },
  {
    pin: 'partners.saveSettings: a setting',
    as: userRole,
    request: 'PUT /partners/7/settings',
    body: { 'ui.sendEnrolment': '0' },
    answer: { success: true, settings: { 'ui.sendEnrolment': '0' } },
    do: (account) => account.getStore(SettingsStore).save({ enrolment: false }),
    reads: (account) =>
      expect(account.getStore(SettingsStore).settings.value).toEqual({ 'ui.sendEnrolment': '0' }),
  },
  {
    pin: 'partners.saveSettings: the brand',
    as: userRole,
    request: 'PUT /partners/7/settings',
    body: { name: 'Vesturland+', 'ui.colors.primary': '#0b5cad' },
    answer: { success: true, settings: { name: 'Vesturland+', 'ui.colors.primary': '#0b5cad' } },
    do: (account) => account.getStore(SettingsStore).saveBrand({ name: 'Vesturland+', color: '#0b5cad' }),
    reads: (account) =>
      expect(account.getStore(SettingsStore).settings.value).toMatchObject({ name: 'Vesturland+' }),
  },
  {
    pin: 'partners.saveSettings: a brand whose page is no page',
    as: userRole,
    request: 'PUT /partners/7/settings',
    body: { 'ui.help_url': 'javascript:alert(1)' },
    fails: rejections.invalid({
      'settings.ui.help_url': 'Must be a web address like https://example.com/help',
    }),
    do: (account) => account.getStore(SettingsStore).saveBrand({ help: 'javascript:alert(1)' }),
  },
  {
    pin: 'partners.saveSettings: no setting',
    as: userRole,
    request: 'PUT /partners/7/settings',
    body: {},
    fails: rejections.invalid({ settings: 'You need to enter some information to save' }),
    do: (account) => account.getStore(SettingsStore).save({}),
  },
  {
    pin: 'partners.createPortalSession: the portal',
    as: userRole,
    request: 'POST /partners/7/create_portal_session',
    body: {},
    answer: { portal_session: portalSession },
    do: (account) => account.getStore(SettingsStore).fetchBillingPageUrl(),
    reads: portalAddress,
  },
  {
    pin: 'partners.createPortalSession: the portal where billing is off',
    as: userRole,
    given: { billing: { plan: 'partner', noPortal: true } },
    request: 'POST /partners/7/create_portal_session',
    body: {},
    fails: rejections.conflict("Billing isn't enabled for the account"),
    do: (account) => account.getStore(SettingsStore).fetchBillingPageUrl(),
  },
])
