import { expect, it } from 'vitest'
import { connectionRefusal, nothingToSync, syncRefusal, syncRunsRefusal, upgradeRefusal } from './refusals.ts'

const holding = (integrations: string[]) => ({
  subscription: {
    subscription_code: 'partner-standard',
    subscription_name: 'Partner Standard',
    subscription_type: 'partner',
    package_users: 50,
    subscription_definition: { integrations },
  },
})

it.each([
  ['a service of the plan is connected', upgradeRefusal(holding(['azure']), 'azure'), null],
  [
    'one outside the plan is not',
    upgradeRefusal(holding([]), 'azure'),
    "The subscription doesn't include Azure AD",
  ],
  ['a connection is changed', syncRunsRefusal(false), null],
  ['but not under a sync', syncRunsRefusal(true), 'A sync is running. Please wait until it has finished'],
  ['a connected service is used', connectionRefusal(true, 'teams'), null],
  ['another one is not', connectionRefusal(false, 'teams'), 'Microsoft Teams is not connected'],
  ['a directory is synced', syncRefusal('google', { isConnected: true, groups: 1 }), null],
  [
    'it is connected first',
    syncRefusal('google', { isConnected: false, groups: 0 }),
    'Google Workspace is not connected',
  ],
  [
    'and groups are chosen',
    syncRefusal('google', { isConnected: true, groups: 0 }),
    'No groups are selected',
  ],
  ['a service without groups is not', nothingToSync('slack'), 'Slack has nothing to sync'],
])('allows or refuses integration actions: %s', (_, said, refusal) => {
  expect(said).toBe(refusal)
})
