// @vitest-environment node
import type { Group } from '@heed/contracts'
import { eachLike, integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { ConnectionIds } from '../Connection.ts'
import { IntegrationsStore } from '../IntegrationsStore.ts'

const ids = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
const groupId = '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11'
const syncedState = { 'an integration': { type: 'azure', is: 'connected', groupId } } as const
const givenAzure = (is: 'connected' | 'syncing' | 'synced' | 'failed') =>
  ({ 'an integration': { type: 'azure', is } }) as const

const counts = { createdGroups: integer(1), createdUsers: integer(0), createdMembership: integer(0) }
const idle = { latestRunningSyncId: null, progress: 0, message: 'Initializing' }
const endedSync = {
  lastSync: matchInstant(),
  lastSyncId: string('sync-1'),
  ...counts,
  removedMembership: integer(0),
}
const zeroCounts = { createdGroups: 0, createdUsers: 0, createdMembership: 0, removedMembership: 0 }
const neverSynced = { lastSync: null, lastSyncId: null, status: 0, errorDetails: null, ...zeroCounts }
const running = { latestRunningSyncId: string('sync-1'), progress: integer(20), message: string('Reading') }
const excludeRule = { entityType: 'group', rule: 'exclude' } as const
const groups = [
  { id: groupId, displayName: 'Sales', usersCount: 4 },
  { id: 'another-group', displayName: 'Warehouse', usersCount: 0 },
]

const makeGroup = (id: string): Group => ({ id, displayName: 'Sales', usersCount: 4 })
const getAzure = (company: CompanyStores) => company.getStore(IntegrationsStore).directories.azure
const successReply = { success: true }
const testConnection = (type: 'slack' | 'azure', typed?: ConnectionIds) => async (company: CompanyStores) => {
  const error = await company.getStore(IntegrationsStore)[type].test(typed)
  return error === undefined ? successReply : { error }
}
const syncDirectory =
  (type: 'azure' | 'google') =>
  (company: CompanyStores): Promise<unknown> =>
    company
      .getStore(IntegrationsStore)
      .directories[type].sync()
      .then(
        () => 'begun',
        (thrown: Error) => ({ error: thrown.message }),
      )
const chooseGroups = (groups: readonly Group[]) => async (company: CompanyStores) => {
  await getAzure(company).choose(groups)
  return { success: true, groups: getAzure(company).selected.value }
}

testCompanyPins([
  {
    pin: 'integrations.listGroups: the second page of the groups that are found',
    request: 'GET /companies/101/integrations/azure/groups?top=10&skip=10&filter=sales',
    answer: {
      groups: eachLike({ id: string(groupId), displayName: string('Sales'), usersCount: integer(4) }),
      count: integer(12),
    },
    do: (company) => getAzure(company).readGroups({ top: 10, skip: 10, filter: 'sales' }),
  },
  {
    pin: 'integrations.listGroups: groups of which none is found',
    request: 'GET /companies/101/integrations/azure/groups?top=10&skip=0&filter=no+such+group',
    answer: { groups: [], count: 0 },
    do: (company) => getAzure(company).readGroups({ top: 10, skip: 0, filter: 'no such group' }),
  },
  {
    pin: 'integrations.listGroups: groups of a service that has none',
    request: 'GET /companies/101/integrations/slack/groups',
    fails: rejections.notFound('This service has no groups'),
    do: ({ client, companyId }) => client.integrations.listGroups({ companyId, type: 'slack' }),
  },
  {
    pin: 'integrations.listSelected: the groups that are synced',
    given: syncedState,
    request: 'GET /companies/101/integrations/azure/selected',
    answer: {
      groups: [{ id: groupId, displayName: string('Sales'), usersCount: integer(4), rule: 'include' }],
    },
    do: (company) => getAzure(company).readSelected(),
  },
  {
    pin: 'integrations.listSelected: the groups where none is synced',
    given: givenAzure('connected'),
    request: 'GET /companies/101/integrations/azure/selected',
    answer: { groups: [] },
    do: (company) => getAzure(company).readSelected(),
  },
  {
    pin: 'integrations.getStatus: the status of an integration that is connected',
    given: givenAzure('connected'),
    request: 'GET /companies/101/integrations/azure/status',
    answer: { ...neverSynced, ...idle },
    do: (company) => getAzure(company).readStatus(),
  },
  {
    pin: 'integrations.getStatus: the status of an integration that is syncing',
    given: givenAzure('syncing'),
    request: 'GET /companies/101/integrations/azure/status',
    answer: { ...neverSynced, ...running },
    do: (company) => getAzure(company).readStatus(),
  },
  {
    pin: 'integrations.getStatus: the status of an integration that is synced',
    given: givenAzure('synced'),
    request: 'GET /companies/101/integrations/azure/status',
    answer: { ...endedSync, ...idle, status: 2, errorDetails: null },
    do: (company) => getAzure(company).readStatus(),
  },
  {
    pin: 'integrations.getStatus: the status of an integration that is failed',
    given: givenAzure('failed'),
    request: 'GET /companies/101/integrations/azure/status',
    answer: { ...endedSync, ...idle, status: 3, errorDetails: string('The secret has expired.') },
    do: (company) => getAzure(company).readStatus(),
  },
  {
    pin: 'integrations.saveRule: a group that is left out',
    given: syncedState,
    request: 'POST /companies/101/integrations/azure/rule',
    body: { ...excludeRule, externalId: groupId },
    answer: { success: true },
    do: async (company) => {
      await getAzure(company).leaveOut(makeGroup(groupId))
      return successReply
    },
  },
  {
    pin: 'integrations.saveRule: a rule for a group that there is not',
    given: syncedState,
    request: 'POST /companies/101/integrations/azure/rule',
    body: { ...excludeRule, externalId: 'nothing' },
    fails: rejections.notFound('There is no such group'),
    do: (company) => getAzure(company).leaveOut(makeGroup('nothing')),
  },
  {
    pin: 'integrations.saveRules: groups that are to be synced',
    given: syncedState,
    request: 'POST /companies/101/integrations/azure/rules?entityType=group',
    body: groups,
    answer: { success: true, groups },
    do: chooseGroups(groups),
  },
  {
    pin: 'integrations.saveRules: that no group is to be synced any more',
    given: syncedState,
    request: 'POST /companies/101/integrations/azure/rules?entityType=group',
    body: [],
    answer: { success: true, groups: [] },
    do: chooseGroups([]),
  },
  {
    pin: 'integrations.deleteGroup: a group that goes',
    given: syncedState,
    request: `DELETE /companies/101/integrations/azure/groups/${groupId}`,
    answer: { success: true },
    do: async (company) => {
      await getAzure(company).removeGroup(makeGroup(groupId))
      return successReply
    },
  },
  {
    pin: 'integrations.deleteGroup: a group that there is not',
    given: syncedState,
    request: 'DELETE /companies/101/integrations/azure/groups/nothing',
    fails: rejections.notFound('There is no such group'),
    do: (company) => getAzure(company).removeGroup(makeGroup('nothing')),
  },
  {
    pin: 'integrations.test: a test of a connection that works',
    given: { 'an integration': { type: 'slack', is: 'connected' } },
    request: 'POST /companies/101/integrations/slack/test',
    body: {},
    answer: { success: true },
    do: testConnection('slack'),
  },
  {
    pin: 'integrations.test: a test of a connection that was revoked',
    given: { 'an integration': { type: 'slack', is: 'revoked' } },
    request: 'POST /companies/101/integrations/slack/test',
    body: {},
    answer: { error: string('token_revoked') },
    do: testConnection('slack'),
  },
  {
    pin: 'integrations.test: a test of a connection that there is not',
    request: 'POST /companies/101/integrations/slack/test',
    body: {},
    answer: { error: string('Slack is not connected') },
    do: testConnection('slack'),
  },
  {
    pin: 'integrations.test: a test of ids that are not saved',
    request: 'POST /companies/101/integrations/azure/test',
    body: ids,
    answer: { success: true },
    do: testConnection('azure', ids),
  },
  {
    pin: 'integrations.sync: a sync of Azure',
    given: syncedState,
    request: 'POST /companies/101/integrations/azure/sync',
    body: {},
    answer: { latestRunningSyncId: string('sync-1') },
    do: syncDirectory('azure'),
    reads: 'begun',
  },
  {
    pin: 'integrations.sync: a sync while one runs',
    given: { 'an integration': { type: 'azure', is: 'syncing', groupId } },
    request: 'POST /companies/101/integrations/azure/sync',
    body: {},
    answer: { latestRunningSyncId: string('sync-1') },
    do: syncDirectory('azure'),
    reads: 'begun',
  },
  {
    pin: 'integrations.sync: a sync of Google',
    given: { 'an integration': { type: 'google', is: 'connected', groupId } },
    request: 'POST /companies/101/integrations/google/sync',
    body: {},
    answer: { lastSync: matchInstant() },
    do: syncDirectory('google'),
    reads: 'begun',
  },
  {
    pin: 'integrations.sync: a sync without a connection',
    request: 'POST /companies/101/integrations/azure/sync',
    body: {},
    answer: { error: string('Azure AD is not connected') },
    do: syncDirectory('azure'),
  },
  {
    pin: 'integrations.unlink: a service that goes',
    given: givenAzure('connected'),
    request: 'POST /companies/101/integrations/azure/unlink',
    body: {},
    answer: { success: true },
    do: async (company) => {
      await getAzure(company).connection.unlink()
      return successReply
    },
  },
  {
    pin: 'integrations.unlink: a service that goes while it syncs',
    given: givenAzure('syncing'),
    request: 'POST /companies/101/integrations/azure/unlink',
    body: {},
    fails: {
      status: 409,
      body: { message: string('A sync is running. Please wait until it has finished') },
    },
    do: (company) => getAzure(company).connection.unlink(),
  },
])
