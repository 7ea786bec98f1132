import { expect, it } from 'vitest'
import {
  formatNothingToSync,
  getNotConnectedReason,
  getSyncRefusal,
  getSyncRunsRefusal,
  getUpgradeRefusal,
} from './refusals.ts'

const createCompany = (integrations: string[]) => ({
  subscription: {
    subscription_code: 'partner-standard',
    subscription_name: 'Partner Standard',
    subscription_type: 'partner',
    package_users: 50,
    subscription_definition: { integrations },
  },
})

it.each([
  ['connecting a service in the plan is allowed', getUpgradeRefusal(createCompany(['azure']), 'azure'), null],
  [
    'connecting a service outside the plan is refused',
    getUpgradeRefusal(createCompany([]), 'azure'),
    "The subscription doesn't include Azure AD",
  ],
  ['changing a connection is allowed', getSyncRunsRefusal(false), null],
  [
    'changing a connection during a sync is refused',
    getSyncRunsRefusal(true),
    'A sync is running. Please wait until it has finished',
  ],
  ['using a connected service is allowed', getNotConnectedReason(true, 'teams'), null],
  [
    'using an unconnected service is refused',
    getNotConnectedReason(false, 'teams'),
    'Microsoft Teams is not connected',
  ],
  [
    'syncing a connected directory with groups is allowed',
    getSyncRefusal('google', { isConnected: true, groups: 1 }),
    null,
  ],
  [
    'syncing an unconnected directory is refused',
    getSyncRefusal('google', { isConnected: false, groups: 0 }),
    'Google Workspace is not connected',
  ],
  [
    'syncing without selected groups is refused',
    getSyncRefusal('google', { isConnected: true, groups: 0 }),
    'No groups are selected',
  ],
  ['syncing a service without groups is refused', formatNothingToSync('slack'), 'Slack has nothing to sync'],
])('allows or refuses integration actions: %s', (_, said, refusal) => {
  expect(said).toBe(refusal)
})
