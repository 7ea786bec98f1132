// @vitest-environment node
import type { IntegrationType } from '@heed/contracts'
import { integer, regex, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import type { ConnectionFields } from './Connection.ts'
import { IntegrationsStore } from './IntegrationsStore.ts'

const ids = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
const address = regex(/^https?:.+$/, 'https://slack.example/oauth')
const masked = regex(/^•+$/, '••••••••')
const neverSynced = {
  enabled: '1',
  lastSync: null,
  status: 0,
  syncStatuses: [],
  latestRunningSyncId: null,
  progress: 0,
  message: 'Initializing',
}
const azureData = { tenant: string('t'), clientId: string('c'), clientSecret: masked, ...neverSynced }
const unknownTenant = '00000000-0000-0000-0000-000000000000'
const form = { tenant: 't', appName: 'Heed', domain: 'example.is' }
const tooLarge = 'x'.repeat(6668)

const loadData = (type: IntegrationType) => async (company: CompanyStores) => {
  const { data, load } = company.getStore(IntegrationsStore)[type]
  await load()
  return data.value ?? data.failure
}
const saveConnection =
  (type: IntegrationType, fields: ConnectionFields) => async (company: CompanyStores) => {
    const connection = company.getStore(IntegrationsStore)[type]
    await connection.save(fields)
    return { success: true, data: connection.data.value }
  }

testCompanyPins([
  {
    pin: 'integrations.getData: the data of slack',
    given: { 'an integration': { type: 'slack', is: 'connected' } },
    request: 'GET /companies/101/integrations/slack',
    answer: { connected: true, connectUrl: address, welcomeMessage: '1' },
    do: loadData('slack'),
  },
  {
    pin: 'integrations.getData: the data of azure',
    given: { 'an integration': { type: 'azure', is: 'connected' } },
    request: 'GET /companies/101/integrations/azure',
    answer: azureData,
    do: loadData('azure'),
  },
  {
    pin: 'integrations.getData: the data of teams',
    given: { 'an integration': { type: 'teams', is: 'connected' } },
    request: 'GET /companies/101/integrations/teams',
    answer: { tenant: string('t'), enabled: '1' },
    do: loadData('teams'),
  },
  {
    pin: 'integrations.getData: the data of google',
    given: { 'an integration': { type: 'google', is: 'connected' } },
    request: 'GET /companies/101/integrations/google',
    answer: { connected: true, connectUrl: address, enabled: '1', lastSync: null },
    do: loadData('google'),
  },
  {
    pin: 'integrations.getData: the data of azuresso',
    given: { 'an integration': { type: 'azuresso', is: 'connected' } },
    request: 'GET /companies/101/integrations/azuresso',
    answer: {
      tenant: string('t'),
      cert: string('MIIC'),
      appName: string('Heed'),
      domain: string('example.is'),
      enabled: '1',
    },
    do: loadData('azuresso'),
  },
  {
    pin: 'integrations.getData: the data of azure while it syncs',
    given: { 'an integration': { type: 'azure', is: 'syncing' } },
    request: 'GET /companies/101/integrations/azure',
    answer: {
      ...azureData,
      latestRunningSyncId: string('sync-1'),
      progress: integer(20),
      message: string('Reading groups'),
    },
    do: loadData('azure'),
  },
  {
    pin: 'integrations.getData: the data of a service that is not connected',
    request: 'GET /companies/101/integrations/teams',
    answer: { tenant: '', enabled: '0' },
    do: loadData('teams'),
  },
  {
    pin: 'integrations.getData: the data for a viewer',
    as: 'viewer',
    request: 'GET /companies/101/integrations/slack',
    fails: rejections.forbidden(),
    do: loadData('slack'),
    reads: { kind: 'forbidden' },
  },
  {
    pin: 'integrations.saveData: ids that Azure knows',
    request: 'PUT /companies/101/integrations/azure',
    body: ids,
    answer: {
      success: true,
      data: { tenant: ids.tenant, clientId: ids.clientId, clientSecret: masked, ...neverSynced },
    },
    do: saveConnection('azure', ids),
  },
  {
    pin: 'integrations.saveData: ids that Azure does not know',
    given: { 'Azure does not know the tenant': { tenant: unknownTenant } },
    request: 'PUT /companies/101/integrations/azure',
    body: { ...ids, tenant: unknownTenant },
    fails: {
      status: 409,
      body: {
        error: {
          code: string('azure_refused'),
          description: string(`AADSTS90002: Tenant '${unknownTenant}' not found.`),
        },
      },
    },
    do: saveConnection('azure', { ...ids, tenant: unknownTenant }),
  },
  {
    pin: 'integrations.saveData: a secret alone',
    request: 'PUT /companies/101/integrations/azure',
    body: { clientSecret: 's' },
    fails: rejections.invalid({
      tenant: 'Please enter the tenant ID',
      clientId: 'Please enter the client ID',
    }),
    do: saveConnection('azure', { clientSecret: 's' }),
  },
  {
    pin: 'integrations.saveData: a certificate',
    request: 'PUT /companies/101/integrations/azuresso',
    body: { ...form, cert: 'MIIC' },
    answer: { success: true, data: { ...form, cert: 'MIIC', enabled: '1' } },
    do: saveConnection('azuresso', { ...form, cert: 'MIIC' }),
  },
  {
    pin: 'integrations.saveData: a certificate of 5000 bytes',
    request: 'PUT /companies/101/integrations/azuresso',
    body: { ...form, cert: tooLarge },
    fails: rejections.invalid({ cert: 'The certificate must be smaller than 5000 bytes' }),
    do: saveConnection('azuresso', { ...form, cert: tooLarge }),
  },
])
