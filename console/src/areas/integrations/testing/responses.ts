import { type IntegrationType, integrationNames, secretMask } from '@heed/contracts'

const basePath = '/companies/11/integrations'
export const getIntegrationPath = (type: IntegrationType, rest = '') => `${basePath}/${type}${rest}`
export const listCall = `GET ${basePath}`

export const makeSummary = (id: IntegrationType, isConnected = false, overrides: object = {}) => {
  const flag = isConnected ? '1' : '0'
  return {
    id,
    name: integrationNames[id],
    logo: 'data:image/svg+xml,%3Csvg/%3E',
    description: `About ${id}`,
    beta: id === 'google',
    enabled: flag,
    connected: isConnected,
    enabledMY: flag,
    enabledLMS: '0',
    ...overrides,
  }
}

export const services = {
  integrations: [
    makeSummary('slack', true),
    makeSummary('azure'),
    makeSummary('teams'),
    makeSummary('google'),
    makeSummary('azuresso'),
  ],
}

export const azureCredentials = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: secretMask,
}

export const neverSynced = {
  lastSync: null,
  lastSyncId: null,
  status: 0,
  errorDetails: null,
  createdGroups: 0,
  createdUsers: 0,
  createdMembership: 0,
  removedMembership: 0,
}
export const idleSync = { latestRunningSyncId: null, progress: 0, message: 'Initializing' }
export const doneSync = {
  ...neverSynced,
  lastSync: '2026-03-02T09:00:00.000Z',
  lastSyncId: 'sync-1',
  status: 2,
  createdUsers: 12,
  createdGroups: 3,
  createdMembership: 15,
  removedMembership: 4,
}

export const makeAzureData = (overrides: object = {}) => ({
  ...azureCredentials,
  enabled: '1',
  lastSync: null,
  status: 0,
  syncStatuses: [],
  ...idleSync,
  ...overrides,
})
export const emptyAzureData = makeAzureData({ tenant: '', clientId: '', clientSecret: '', enabled: '0' })

export const aGroup = (index: number, overrides: object = {}) => ({
  id: `g${String(index)}`,
  displayName: `Group ${String(index)}`,
  usersCount: index,
  ...overrides,
})
