import { describe, expect, it } from 'vitest'
import { boolean, eachLike, integer, regex, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { asked } from './integrationCalls.ts'
import { pinCall } from './pinCall.ts'

const companyId = 101
const azure = { companyId, type: 'azure' } as const
const ids = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
const flag = regex(/^[01]$/, '1')
const address = regex(/^https?:.+$/, 'https://slack.example/oauth')

describe('integrations.list', () => {
  const list = asked('integrations.list', 'GET', '', undefined)

  it('answers every service', () =>
    pinCall(
      {
        ...list,
        as: 'viewer',
        uponReceiving: 'the services of a company',
        willRespondWith: {
          status: 200,
          body: {
            integrations: eachLike(
              {
                id: regex(/^(slack|azure|teams|google|azuresso)$/, 'slack'),
                name: string('Slack'),
                logo: string('https://resources.example/slack.svg'),
                description: string('Messages in Slack'),
                beta: boolean(false),
                enabled: flag,
                connected: boolean(true),
                enabledMY: flag,
                enabledLMS: flag,
              },
              5,
            ),
          },
        },
      },
      async (client) => expect((await client.integrations.list({ companyId })).integrations).toHaveLength(5),
    ))

  it('shows the text of a server that fails', () =>
    pinCall(
      {
        ...list,
        given: [
          { state: 'a company' },
          { state: 'the server fails', params: { status: 500, message: 'Down' } },
        ],
        uponReceiving: 'the services while the server fails',
        willRespondWith: refused.failing(500, 'Down'),
      },
      async (client) =>
        expect(client.integrations.list({ companyId })).rejects.toMatchObject({
          kind: 'server',
          message: 'Down',
        }),
    ))
})

describe('integrations.getData', () => {
  const masked = regex(/^•+$/, '••••••••')
  const connections = {
    slack: { connected: true, connectUrl: address, welcomeMessage: '1' },
    azure: {
      tenant: string('t'),
      clientId: string('c'),
      clientSecret: masked,
      enabled: '1',
      lastSync: null,
      status: 0,
      syncStatuses: [],
      latestRunningSyncId: null,
      progress: 0,
      message: 'Initializing',
    },
    teams: { tenant: string('t'), enabled: '1' },
    google: { connected: true, connectUrl: address, enabled: '1', lastSync: null },
    azuresso: {
      tenant: string('t'),
      cert: string('MIIC'),
      appName: string('Heed'),
      domain: string('example.is'),
      enabled: '1',
    },
  }

  it.each(['slack', 'azure', 'teams', 'google', 'azuresso'] as const)('answers what %s has', (type) =>
    pinCall(
      {
        ...asked('integrations.getData', 'GET', `/${type}`, undefined, { type, is: 'connected' }),
        uponReceiving: `the data of ${type}`,
        willRespondWith: { status: 200, body: connections[type] },
      },
      async (client) => expect(await client.integrations.getData({ companyId, type })).toBeDefined(),
    ),
  )

  it('tells how far a sync has come', () =>
    pinCall(
      {
        ...asked('integrations.getData', 'GET', '/azure', undefined, { type: 'azure', is: 'syncing' }),
        uponReceiving: 'the data of azure while it syncs',
        willRespondWith: {
          status: 200,
          body: {
            ...connections.azure,
            latestRunningSyncId: string('sync-1'),
            progress: integer(20),
            message: string('Reading groups'),
          },
        },
      },
      async (client) =>
        expect(await client.integrations.getData(azure)).toMatchObject({ latestRunningSyncId: 'sync-1' }),
    ))

  it('answers the empty form', () =>
    pinCall(
      {
        ...asked('integrations.getData', 'GET', '/teams', undefined),
        uponReceiving: 'the data of a service that is not connected',
        willRespondWith: { status: 200, body: { tenant: '', enabled: '0' } },
      },
      async (client) =>
        expect(await client.integrations.getData({ companyId, type: 'teams' })).toMatchObject({
          enabled: '0',
        }),
    ))

  it('is refused to a viewer', () =>
    pinCall(
      {
        ...asked('integrations.getData', 'GET', '/slack', undefined),
        as: 'viewer',
        uponReceiving: 'the data for a viewer',
        willRespondWith: refused.forbidden(),
      },
      async (client) =>
        expect(client.integrations.getData({ companyId, type: 'slack' })).rejects.toMatchObject({
          kind: 'forbidden',
        }),
    ))
})

describe('integrations.saveData', () => {
  it('connects Azure', () =>
    pinCall(
      {
        ...asked('integrations.saveData', 'PUT', '/azure', ids),
        uponReceiving: 'ids that Azure knows',
        willRespondWith: {
          status: 200,
          body: {
            success: true,
            data: {
              tenant: ids.tenant,
              clientId: ids.clientId,
              clientSecret: regex(/^•+$/, '••••••••'),
              enabled: '1',
              lastSync: null,
              status: 0,
              syncStatuses: [],
              latestRunningSyncId: null,
              progress: 0,
              message: 'Initializing',
            },
          },
        },
      },
      async (client) =>
        expect(await client.integrations.saveData({ ...azure, ...ids })).toMatchObject({
          data: { enabled: '1' },
        }),
    ))

  it('tells in the words of Azure that it does not', () => {
    const tenant = '00000000-0000-0000-0000-000000000000'
    const text = `AADSTS90002: Tenant '${tenant}' not found.`
    return pinCall(
      {
        ...asked('integrations.saveData', 'PUT', '/azure', { ...ids, tenant }),
        given: [{ state: 'a company' }, { state: 'Azure does not know the tenant', params: { tenant } }],
        uponReceiving: 'ids that Azure does not know',
        willRespondWith: {
          status: 409,
          body: { error: { code: string('azure_refused'), description: string(text) } },
        },
      },
      async (client) =>
        expect(client.integrations.saveData({ ...azure, ...ids, tenant })).rejects.toMatchObject({
          kind: 'conflict',
          message: text,
        }),
    )
  })

  const missing = { tenant: 'Please enter the tenant ID', clientId: 'Please enter the client ID' }
  it('names what is missing', () =>
    pinCall(
      {
        ...asked('integrations.saveData', 'PUT', '/azure', { clientSecret: 's' }),
        uponReceiving: 'a secret alone',
        willRespondWith: refused.invalid(missing),
      },
      async (client) =>
        expect(client.integrations.saveData({ ...azure, clientSecret: 's' })).rejects.toMatchObject({
          kind: 'validation',
          fields: missing,
        }),
    ))

  const sso = { tenant: 't', appName: 'Heed', domain: 'example.is' }
  it('takes a certificate', () =>
    pinCall(
      {
        ...asked('integrations.saveData', 'PUT', '/azuresso', { ...sso, cert: 'MIIC' }),
        uponReceiving: 'a certificate',
        willRespondWith: {
          status: 200,
          body: { success: true, data: { ...sso, cert: 'MIIC', enabled: '1' } },
        },
      },
      async (client) =>
        expect(
          await client.integrations.saveData({ companyId, type: 'azuresso', ...sso, cert: 'MIIC' }),
        ).toMatchObject({ data: { enabled: '1' } }),
    ))

  it('says that a certificate is too large', () => {
    const cert = 'x'.repeat(5000)
    const fields = { cert: 'The certificate must be smaller than 5000 bytes' }
    return pinCall(
      {
        ...asked('integrations.saveData', 'PUT', '/azuresso', { ...sso, cert }),
        uponReceiving: 'a certificate of 5000 bytes',
        willRespondWith: refused.invalid(fields),
      },
      async (client) =>
        expect(
          client.integrations.saveData({ companyId, type: 'azuresso', ...sso, cert }),
        ).rejects.toMatchObject({ fields }),
    )
  })
})
