import { describe, expect, it } from 'vitest'
import { eachLike, instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { asked, type State } from './integrationCalls.ts'
import { pinCall } from './pinCall.ts'

const companyId = 101
const azure = { companyId, type: 'azure' } as const
const ids = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
const groupId = '5f0c6b1e-9a44-4f5e-8f0e-3a1f6d1f2c11'
const done = { status: 200, body: { success: true } }

describe('integrations.listGroups', () => {
  const list = (path: string) => asked('integrations.listGroups', 'GET', path, undefined)

  it('answers a page of the directory', () =>
    pinCall(
      {
        ...list('/azure/groups?top=10&skip=10&filter=sales'),
        uponReceiving: 'the second page of the groups that are found',
        willRespondWith: {
          status: 200,
          body: {
            groups: eachLike({ id: string(groupId), displayName: string('Sales'), usersCount: integer(4) }),
            count: integer(12),
          },
        },
      },
      async (client) =>
        expect(
          await client.integrations.listGroups({ ...azure, top: 10, skip: 10, filter: 'sales' }),
        ).toMatchObject({ count: 12 }),
    ))

  it('answers that none is found', () =>
    pinCall(
      {
        ...list('/azure/groups?filter=no+such+group'),
        uponReceiving: 'groups of which none is found',
        willRespondWith: { status: 200, body: { groups: [], count: 0 } },
      },
      async (client) =>
        expect(await client.integrations.listGroups({ ...azure, filter: 'no such group' })).toEqual({
          groups: [],
          count: 0,
        }),
    ))

  it('says that a service has no groups', () =>
    pinCall(
      {
        ...list('/slack/groups'),
        uponReceiving: 'groups of Slack',
        willRespondWith: refused.notFound('There are no groups of this service'),
      },
      async (client) =>
        expect(client.integrations.listGroups({ companyId, type: 'slack' })).rejects.toMatchObject({
          kind: 'notFound',
        }),
    ))
})

describe('integrations.listSelected', () => {
  it.each([
    [{ type: 'azure', is: 'connected', groupId }, 1],
    [{ type: 'azure', is: 'connected' }, 0],
  ] as const)('with %j answers %i groups', (state, count) =>
    pinCall(
      {
        ...asked('integrations.listSelected', 'GET', '/azure/selected', undefined, state),
        uponReceiving: count === 0 ? 'the groups where none is synced' : 'the groups that are synced',
        willRespondWith: {
          status: 200,
          body: {
            groups:
              count === 0
                ? []
                : [{ id: groupId, displayName: string('Sales'), usersCount: integer(4), rule: 'include' }],
          },
        },
      },
      async (client) => expect((await client.integrations.listSelected(azure)).groups).toHaveLength(count),
    ),
  )
})

describe('integrations.getStatus', () => {
  const counts = { createdGroups: integer(1), createdUsers: integer(0), createdMembership: integer(0) }
  const idle = { latestRunningSyncId: null, progress: 0, message: 'Initializing' }
  const ended = {
    lastSync: instant(),
    lastSyncId: string('sync-1'),
    ...counts,
    removedMembership: integer(0),
  }
  const none = { createdGroups: 0, createdUsers: 0, createdMembership: 0, removedMembership: 0 }
  const never = { lastSync: null, lastSyncId: null, status: 0, errorDetails: null, ...none }
  const running = { latestRunningSyncId: string('sync-1'), progress: integer(20), message: string('Reading') }

  it.each([
    ['connected', { ...never, ...idle }, 0],
    ['syncing', { ...never, ...running }, 0],
    ['synced', { ...ended, ...idle, status: 2, errorDetails: null }, 2],
    ['failed', { ...ended, ...idle, status: 3, errorDetails: string('The secret has expired.') }, 3],
  ] as const)('of an integration that is %s', (is, body, status) =>
    pinCall(
      {
        ...asked('integrations.getStatus', 'GET', '/azure/status', undefined, { type: 'azure', is }),
        uponReceiving: `the status of an integration that is ${is}`,
        willRespondWith: { status: 200, body },
      },
      async (client) => expect(await client.integrations.getStatus(azure)).toMatchObject({ status }),
    ),
  )
})

describe('integrations.saveRule', () => {
  const rule = { entityType: 'group', rule: 'exclude' } as const
  const save = (externalId: string) =>
    asked(
      'integrations.saveRule',
      'POST',
      '/azure/rule',
      { ...rule, externalId },
      { type: 'azure', is: 'connected', groupId },
    )

  it('leaves a group out', () =>
    pinCall(
      { ...save(groupId), uponReceiving: 'a group that is left out', willRespondWith: done },
      async (client) =>
        expect(await client.integrations.saveRule({ ...azure, ...rule, externalId: groupId })).toEqual({
          success: true,
        }),
    ))

  it('says that there is no such group', () =>
    pinCall(
      {
        ...save('nothing'),
        uponReceiving: 'a rule for a group that there is not',
        willRespondWith: refused.notFound('There is no such group'),
      },
      async (client) =>
        expect(
          client.integrations.saveRule({ ...azure, ...rule, externalId: 'nothing' }),
        ).rejects.toMatchObject({ kind: 'notFound' }),
    ))
})

describe('integrations.saveRules', () => {
  const group = { id: groupId, displayName: 'Sales', usersCount: 4 }

  it.each([
    [
      'groups that are to be synced',
      [group, { id: 'another-group', displayName: 'Warehouse', usersCount: 0 }],
    ],
    ['that no group is to be synced any more', []],
  ])('takes %s, and answers them', (uponReceiving, values) => {
    const selected = { type: 'azure', is: 'connected', groupId } as const
    return pinCall(
      {
        ...asked('integrations.saveRules', 'POST', '/azure/rules?entityType=group', values, selected),
        uponReceiving,
        willRespondWith: { status: 200, body: { success: true, groups: values } },
      },
      async (client) =>
        expect(await client.integrations.saveRules({ ...azure, entityType: 'group', values })).toMatchObject({
          groups: values,
        }),
    )
  })
})

describe('integrations.deleteGroup', () => {
  const remove = (id: string) =>
    asked('integrations.deleteGroup', 'DELETE', `/azure/groups/${id}`, undefined, {
      type: 'azure',
      is: 'connected',
      groupId,
    })

  it('syncs a group no more', () =>
    pinCall(
      { ...remove(groupId), uponReceiving: 'a group that goes', willRespondWith: done },
      async (client) =>
        expect(await client.integrations.deleteGroup({ ...azure, groupId })).toEqual({ success: true }),
    ))

  it('says that there is no such group', () =>
    pinCall(
      {
        ...remove('nothing'),
        uponReceiving: 'a group that there is not',
        willRespondWith: refused.notFound('There is no such group'),
      },
      async (client) =>
        expect(client.integrations.deleteGroup({ ...azure, groupId: 'nothing' })).rejects.toMatchObject({
          kind: 'notFound',
        }),
    ))
})

describe('integrations.test', () => {
  const slack = { companyId, type: 'slack' } as const
  it.each([
    ['a connection that works', [{ type: 'slack', is: 'connected' }], { success: true }],
    ['a connection that was revoked', [{ type: 'slack', is: 'revoked' }], { error: string('token_revoked') }],
    ['a connection that there is not', [], { error: string('Slack is not connected') }],
  ] as const)('of %s', (uponReceiving, states, body) =>
    pinCall(
      {
        ...asked('integrations.test', 'POST', '/slack/test', {}, ...states),
        uponReceiving: `a test of ${uponReceiving}`,
        willRespondWith: { status: 200, body },
      },
      async (client) => expect(Object.keys(await client.integrations.test(slack))).toEqual(Object.keys(body)),
    ),
  )

  it('of ids that are not saved', () =>
    pinCall(
      {
        ...asked('integrations.test', 'POST', '/azure/test', ids),
        uponReceiving: 'a test of ids that are not saved',
        willRespondWith: done,
      },
      async (client) =>
        expect(await client.integrations.test({ ...azure, ...ids })).toEqual({ success: true }),
    ))
})

describe('integrations.sync', () => {
  const started = { latestRunningSyncId: string('sync-1') }
  it.each([
    ['azure', 'connected', 'a sync of Azure', started],
    ['azure', 'syncing', 'a sync while one runs', started],
    ['google', 'connected', 'a sync of Google', { lastSync: instant() }],
  ] as const)('of %s that is %s', (type, is, uponReceiving, body) =>
    pinCall(
      {
        ...asked('integrations.sync', 'POST', `/${type}/sync`, {}, { type, is, groupId }),
        uponReceiving,
        willRespondWith: { status: 200, body },
      },
      async (client) =>
        expect(Object.keys(await client.integrations.sync({ companyId, type }))).toEqual(Object.keys(body)),
    ),
  )

  it('says why there is none', () =>
    pinCall(
      {
        ...asked('integrations.sync', 'POST', '/azure/sync', {}),
        uponReceiving: 'a sync without a connection',
        willRespondWith: { status: 200, body: { error: string('Azure AD is not connected') } },
      },
      async (client) =>
        expect(await client.integrations.sync(azure)).toEqual({ error: 'Azure AD is not connected' }),
    ))
})

describe('integrations.unlink', () => {
  const unlink = (is: State['is']) =>
    asked('integrations.unlink', 'POST', '/azure/unlink', {}, { type: 'azure', is })

  it('disconnects', () =>
    pinCall(
      { ...unlink('connected'), uponReceiving: 'a service that goes', willRespondWith: done },
      async (client) => expect(await client.integrations.unlink(azure)).toEqual({ success: true }),
    ))

  it('says why it cannot be', () => {
    const message = 'A sync is running, please wait until it has finished'
    return pinCall(
      {
        ...unlink('syncing'),
        uponReceiving: 'a service that goes while it syncs',
        willRespondWith: { status: 409, body: { message: string(message) } },
      },
      async (client) => expect(client.integrations.unlink(azure)).rejects.toMatchObject({ message }),
    )
  })
})
