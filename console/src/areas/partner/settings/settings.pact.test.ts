// @vitest-environment node
import { refused } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { portalAddress, portalSession } from '../../../../test/pactExamples.ts'
import { pinAccount } from '../../../../test/pins.ts'
import { SettingsStore } from './SettingsStore.ts'

const as = 'partner'

pinAccount([
  {
    pin: 'partners.getSettings: the settings, of which there are none',
    as,
    request: 'GET /partners/7/settings',
    answer: {},
    do: (account) => account.of(SettingsStore).load(),
    reads: (account) => expect(account.of(SettingsStore).settings.value).toEqual({}),
  },
  {
    pin: 'partners.saveSettings: a setting',
    as,
    request: 'PUT /partners/7/settings',
    body: { 'ui.sendEnrolment': '0' },
    answer: { success: true, settings: { 'ui.sendEnrolment': '0' } },
    do: (account) => account.of(SettingsStore).save({ enrolment: false }),
    reads: (account) => expect(account.of(SettingsStore).settings.value).toEqual({ 'ui.sendEnrolment': '0' }),
  },
  {
    pin: 'partners.saveSettings: no setting',
    as,
    request: 'PUT /partners/7/settings',
    body: {},
    fails: refused.invalid({ settings: 'You need to enter some information to save' }),
    do: (account) => account.of(SettingsStore).save({}),
  },
  {
    pin: 'partners.createPortalSession: the portal',
    as,
    request: 'POST /partners/7/create_portal_session',
    body: {},
    answer: { portal_session: portalSession },
    do: (account) => account.of(SettingsStore).billingPage(),
    reads: portalAddress,
  },
  {
    pin: 'partners.createPortalSession: the portal where billing is off',
    as,
    given: { billing: { plan: 'partner', noPortal: true } },
    request: 'POST /partners/7/create_portal_session',
    body: {},
    fails: refused.conflict('Billing is not enabled for the account'),
    do: (account) => account.of(SettingsStore).billingPage(),
  },
])
