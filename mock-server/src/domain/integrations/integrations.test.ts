import { integrationTypes, secretMask } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import type { World } from '../../world/World.ts'
import { unknownTenantId } from './azure.ts'
import { createWorldWithoutAzure } from './testAzure.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const azureCredentials = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
const azure = { companyId, type: 'azure' } as const
const connect = (own: object = {}) =>
  call(world, 'integrations.saveData', { ...azure, ...azureCredentials, ...own }, admin)
const fetchData = () => call(world, 'integrations.getData', azure, admin)
beforeEach(() => {
  world = createWorldWithoutAzure()
})

describe('the integrations overview', () => {
  test('lists every service with its state in the company', () => {
    const { integrations } = call(world, 'integrations.list', { companyId }, getManagerEmail('viewer'))
    expect(integrations.map(({ id }) => id)).toEqual([...integrationTypes])
    const states = integrations.map(({ id, enabled, connected }) => [id, enabled, connected])
    expect(states).toContainEqual(['slack', '1', true])
    expect(states).toContainEqual(['azure', '0', false])
    expect(integrations.every(({ logo }) => logo.startsWith('data:image/svg+xml,'))).toBe(true)
  })

  test("doesn't give a viewer an integration's settings", () => {
    expect(
      catchRefusal(() => call(world, 'integrations.getData', azure, getManagerEmail('viewer'))).status,
    ).toBe(403)
  })
})

describe('Azure', () => {
  test('connects with known IDs and never returns the secret', () => {
    expect(fetchData()).toMatchObject({
      enabled: '0',
      clientSecret: '',
      message: 'Initializing',
      progress: 0,
    })
    const { data: saved } = connect()
    expect(saved).toMatchObject({
      tenant: azureCredentials.tenant,
      clientSecret: secretMask,
      enabled: '1',
      lastSync: null,
    })
    expect(JSON.stringify([saved, fetchData()])).not.toContain(azureCredentials.clientSecret)
  })

  test('keeps its secret when the mask is sent and accepts a new one', () => {
    connect()
    const stored = () => world.integrations.connections.get('2 azure')?.clientSecret
    connect({ clientSecret: secretMask })
    expect(stored()).toBe(azureCredentials.clientSecret)
    connect({ clientSecret: 'another' })
    expect(stored()).toBe('another')
  })

  test('requires a secret if the mask is sent without a stored one', () => {
    expect(catchRefusal(() => connect({ clientSecret: secretMask })).body).toMatchObject({
      errors: [{ field: 'clientSecret', message: 'Please enter the client secret' }],
    })
  })

  test.each([
    [{ tenant: 'my-company' }, "AADSTS90002: Tenant 'my-company' not found."],
    [{ tenant: unknownTenantId }, `AADSTS90002: Tenant '${unknownTenantId}' not found.`],
    [{ clientId: '12' }, "AADSTS700016: Application with identifier '12' was not found"],
  ])('rejects %j with its own message and saves nothing', (wrong, text) => {
    const { status, message } = catchRefusal(() => connect(wrong))
    expect([status, message]).toEqual([409, expect.stringContaining(text)])
    expect(fetchData()).toMatchObject({ enabled: '0', tenant: '' })
    expect(call(world, 'integrations.test', { ...azure, ...azureCredentials, ...wrong }, admin)).toEqual({
      error: expect.stringContaining(text),
    })
  })

  test("can be tested with IDs that aren't saved", () => {
    expect(call(world, 'integrations.test', { ...azure, ...azureCredentials }, admin)).toEqual({
      success: true,
    })
    expect(call(world, 'integrations.test', azure, admin)).toEqual({ error: 'Azure AD is not connected' })
  })

  test('can be switched off without losing its IDs', () => {
    connect({ enabled: '0' })
    expect(fetchData()).toMatchObject({ enabled: '0', tenant: azureCredentials.tenant })
  })
})

test('single sign-on accepts only certificates under 5000 bytes', () => {
  const sso = { companyId, type: 'azuresso', tenant: 't', appName: 'Heed', domain: 'x.example' } as const
  const save = (cert: string) => call(world, 'integrations.saveData', { ...sso, cert }, admin)
  expect(catchRefusal(() => save('x'.repeat(6668))).body).toMatchObject({
    errors: [{ field: 'cert', message: 'The certificate must be smaller than 5000 bytes' }],
  })
  expect(save('MIIC').data).toMatchObject({ cert: 'MIIC', appName: 'Heed', enabled: '1' })
})

test('Teams is tested against its connected directory', () => {
  const teams = { companyId, type: 'teams' as const }
  const tried = (tenant: string) => {
    call(world, 'integrations.saveData', { ...teams, tenant }, admin)
    return call(world, 'integrations.test', teams, admin)
  }
  expect(tried('nordurljos')).toEqual({
    error: "AADSTS90002: Tenant 'nordurljos' not found. Check to make sure you have the correct tenant ID.",
  })
  expect(tried('8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913')).toEqual({ success: true })
})

test("a partner's company can connect only the services in its plan", () => {
  const save = (type: 'teams' | 'azuresso') => {
    const sso = { cert: 'MIIC', appName: 'Heed', domain: 'x.example' }
    return call(
      world,
      'integrations.saveData',
      { companyId: companyIds.partner, type, tenant: azureCredentials.tenant, ...sso },
      getManagerEmail('admin', 'partner'),
    )
  }
  expect(save('teams').success).toBe(true)
  expect(catchRefusal(() => save('azuresso')).message).toBe(
    "The subscription doesn't include Azure AD single sign-on",
  )
})

describe('Slack', () => {
  const slack = { companyId, type: 'slack' } as const
  const saveWelcome = (welcomeMessage: '0' | '1') =>
    call(world, 'integrations.saveData', { ...slack, welcomeMessage }, admin)
  const tried = () => call(world, 'integrations.test', slack, admin)

  test('passes its test when connected and fails when revoked or unlinked', () => {
    expect(tried()).toEqual({ success: true })
    const row = world.integrations.connections.get('2 slack')
    if (row) world.integrations.connections.put({ ...row, revoked: true })
    expect(tried()).toEqual({ error: 'token_revoked' })
    call(world, 'integrations.unlink', slack, admin)
    expect(tried()).toEqual({ error: 'Slack is not connected' })
  })

  test('saves its welcome message setting only while connected', () => {
    expect(saveWelcome('0').data).toMatchObject({ connected: true, welcomeMessage: '0' })
    call(world, 'integrations.unlink', slack, admin)
    expect(catchRefusal(() => saveWelcome('1')).message).toBe('Slack is not connected')
  })

  test('has no sync, groups or sync status', () => {
    expect(call(world, 'integrations.sync', slack, admin)).toEqual({ error: 'Slack has nothing to sync' })
    expect(catchRefusal(() => call(world, 'integrations.listSelected', slack, admin)).status).toBe(404)
    expect(catchRefusal(() => call(world, 'integrations.getStatus', slack, admin)).status).toBe(404)
  })
})

describe('directory groups', () => {
  const list = (asked: object = {}) => call(world, 'integrations.listGroups', { ...azure, ...asked }, admin)
  const selected = () => call(world, 'integrations.listSelected', azure, admin).groups
  const choose = (values: ReturnType<typeof list>['groups']) =>
    call(world, 'integrations.saveRules', { ...azure, entityType: 'group', values }, admin)

  test('are listed ten at a time and found by part of their name', () => {
    const { groups, count } = list()
    expect([groups.length, count]).toEqual([10, 1200])
    expect(list({ skip: 10 }).groups[0]?.id).not.toBe(groups[0]?.id)
    expect(list({ skip: 1195, top: 100 }).groups).toHaveLength(5)
    const found = list({ filter: ' akureyri: FI ' })
    expect(found.groups.map(({ displayName }) => displayName)).toEqual([
      'Akureyri: Field service',
      'Akureyri: Finance',
      'Akureyri: Fire wardens',
      'Akureyri: First aid',
    ])
    expect(found.count).toBe(4)
  })

  test('are selected together, replacing the previous selection', () => {
    const [one, two, three] = list().groups
    if (!one || !two || !three) throw new Error('There are no groups')
    expect(choose([one, two]).groups.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(choose([two, three]).groups.map(({ id }) => id)).toEqual([two.id, three.id])
    expect(list().groups.map(({ rule }) => rule)).toEqual([
      null,
      'include',
      'include',
      ...Array(7).fill(null),
    ])
  })

  test('can be included and excluded one by one', () => {
    const [group] = list().groups
    const rule = (rule: 'include' | 'exclude', externalId = group?.id ?? '') =>
      call(world, 'integrations.saveRule', { ...azure, entityType: 'group', externalId, rule }, admin)
    rule('include')
    expect(selected()).toEqual([{ ...group, rule: 'include' }])
    rule('exclude')
    expect([selected(), list().groups[0]?.rule]).toEqual([[], 'exclude'])
    expect(catchRefusal(() => rule('include', 'nothing')).message).toBe('There is no such group')
  })

  test('can be deleted one by one', () => {
    const [group] = choose(list({ top: 1 }).groups).groups
    const remove = () =>
      call(world, 'integrations.deleteGroup', { ...azure, groupId: group?.id ?? '' }, admin)
    expect(remove()).toEqual({ success: true })
    expect(selected()).toEqual([])
    expect(catchRefusal(remove).message).toBe('There is no such group')
  })
})
