import type { RunningSyncStatus } from '@heed/contracts'
import { anIntegrationRow, type CompanyKind, companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { expiredSecret, expiredSecretText } from '../domain/integrations/azure.ts'
import { createWorldWithoutAzure } from '../domain/integrations/testAzure.ts'
import { call, catchRefusal } from '../testing/testCall.ts'
import { dayMs } from '../world/Clock.ts'
import { createWorld, type World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

let world: World
const azureCredentials = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
beforeEach(() => {
  world = createWorldWithoutAzure()
})

/** Sends calls as a company's admin. */
function createAdminCalls(kind: CompanyKind) {
  const admin = getManagerEmail('admin', kind)
  const azure = { companyId: companyIds[kind], type: 'azure' } as const
  const groups = (filter: string) =>
    call(world, 'integrations.listGroups', { ...azure, filter, top: 1000 }, admin).groups
  return {
    azure,
    groups,
    connect: (own: object = {}) =>
      call(world, 'integrations.saveData', { ...azure, ...azureCredentials, ...own }, admin),
    choose: (values: ReturnType<typeof groups>) =>
      call(world, 'integrations.saveRules', { ...azure, entityType: 'group', values }, admin),
    sync: () => call(world, 'integrations.sync', azure, admin),
    status: (): RunningSyncStatus => call(world, 'integrations.getStatus', azure, admin),
    unlink: () => call(world, 'integrations.unlink', azure, admin),
    lists: () => call(world, 'lists.list', { companyId: azure.companyId }, admin).lists,
    people: (listId: number) =>
      call(world, 'lists.listUsers', { companyId: azure.companyId, listId }, admin).users,
    deleteList: (listId: number) =>
      call(world, 'lists.delete', { companyId: azure.companyId, listId }, admin),
  }
}

const wait = (milliseconds: number) => advanceTime(world, world.clock.now + milliseconds)
const minuteMs = 60_000

describe('a directory sync', () => {
  test('creates lists from the selected groups and adds their employees', () => {
    const { connect, groups, choose, sync, status, lists, people } = createAdminCalls('direct')
    const before = lists().length
    const staff = world.getEmployeeTable(companyIds.direct).size
    connect()
    const chosen = choose(groups('Selfoss: ')).groups
    sync()
    wait(minuteMs)
    const made = lists().filter(({ name }) => name.startsWith('Selfoss: '))
    expect(made.map(({ name, source, usersCount }) => [name, source, usersCount])).toEqual(
      chosen.map(({ displayName, usersCount }) => [displayName, 'azure', usersCount]),
    )
    expect(lists().length).toBe(before + chosen.length)
    const all = made.flatMap(({ id }) => people(id))
    expect(all.every(({ source, name }) => source === 'azure' && name !== '')).toBe(true)
    const newcomers = world.getEmployeeTable(companyIds.direct).size - staff
    expect(status()).toMatchObject({
      status: 2,
      lastSync: '2026-02-02T09:00:30.000Z',
      latestRunningSyncId: null,
      errorDetails: null,
      createdGroups: chosen.length,
      createdUsers: newcomers,
      createdMembership: all.length,
      removedMembership: 0,
    })
    expect(newcomers).toBe(new Set(all.map(({ email }) => email)).size)
    expect(newcomers).toBeGreaterThan(70)
  })

  test('reports its progress in steps up to 100', () => {
    const { connect, groups, choose, sync, status } = createAdminCalls('direct')
    connect()
    choose(groups('London: Sales'))
    const started = sync()
    expect(status()).toMatchObject({ ...started, progress: 0, message: 'Initializing' })
    expect(sync()).toEqual(started)
    wait(13_000)
    expect(status()).toMatchObject({ ...started, progress: 50, message: 'Reading people' })
    wait(minuteMs)
    const frames = world.frames().map(({ data }) => data)
    expect(frames.map(({ progress }) => progress)).toEqual([5, 20, 50, 75, 90, 100])
    expect(new Set(frames.map(({ companyId, syncId }) => `${companyId} ${syncId}`))).toEqual(
      new Set([`${companyIds.direct} ${Object(started).latestRunningSyncId}`]),
    )
  })

  test('changes nothing when repeated, and later removes employees who left', { tags: 'slow' }, () => {
    const { connect, groups, choose, sync, status, lists, people } = createAdminCalls('direct')
    connect()
    choose(groups('München: '))
    const run = () => {
      sync()
      wait(minuteMs)
      return status()
    }
    run()
    expect(run()).toMatchObject({
      createdGroups: 0,
      createdUsers: 0,
      createdMembership: 0,
      removedMembership: 0,
    })
    wait(200 * dayMs)
    const later = run()
    expect([later.createdUsers > 0, later.createdMembership > 0, later.removedMembership > 0]).toEqual([
      true,
      true,
      true,
    ])
    const counts = new Map(
      groups('München: ').map(({ displayName, usersCount }) => [displayName, usersCount]),
    )
    for (const { id, name } of lists().filter((list) => list.name.startsWith('München: '))) {
      expect(people(id)).toHaveLength(counts.get(name) ?? -1)
    }
  })

  test('gives the same result in a world with the same seed', () => {
    const end = () => {
      world = createWorldWithoutAzure()
      const { connect, groups, choose, sync } = createAdminCalls('direct')
      connect()
      choose(groups('Vík: '))
      sync()
      wait(minuteMs)
      return JSON.stringify([...world.snapshot().changes()])
    }
    expect(end()).toBe(end())
  })

  test("doesn't reuse the name of an existing list", () => {
    const { connect, groups, choose, sync, lists } = createAdminCalls('direct')
    const [group] = groups('London: Sales')
    const named = { companyId: companyIds.direct, active: 1 as const, name: group?.displayName ?? '' }
    call(world, 'lists.create', named, getManagerEmail('admin'))
    connect()
    choose(groups('London: Sales'))
    sync()
    wait(minuteMs)
    const names = lists().map(({ name, source }) => [name, source])
    expect(names).toContainEqual(['London: Sales', null])
    expect(names).toContainEqual(['London: Sales (Azure AD)', 'azure'])
  })
})

describe('sync failures', () => {
  test('occur without a connection or without selected groups', () => {
    const { connect, sync } = createAdminCalls('direct')
    expect(sync()).toEqual({ error: 'Azure AD is not connected' })
    connect()
    expect(sync()).toEqual({ error: 'No groups are selected' })
  })

  test('occur during a sync when the secret has expired', () => {
    const { connect, groups, choose, sync, status } = createAdminCalls('direct')
    connect({ clientSecret: expiredSecret })
    choose(groups('London: Sales'))
    sync()
    wait(minuteMs)
    expect(status()).toMatchObject({ status: 3, errorDetails: expiredSecretText, createdGroups: 0 })
    expect(world.frames().at(-1)?.data).toMatchObject({ progress: 100, message: expiredSecretText })
  })

  test('occur when the employees exceed the seats, and no one is added', () => {
    const { connect, groups, choose, sync, status } = createAdminCalls('overSeats')
    const before = world.getEmployeeTable(companyIds.overSeats).size
    connect()
    choose(groups('London: '))
    sync()
    wait(minuteMs)
    expect(status()).toMatchObject({ status: 3, errorDetails: 'Employees limit reached.', createdUsers: 0 })
    expect(world.getEmployeeTable(companyIds.overSeats).size).toBe(before)
  })
})

describe('unlinking a directory', () => {
  test('is rejected with a message while a sync runs, as is saving', () => {
    const { connect, groups, choose, sync, unlink } = createAdminCalls('direct')
    connect()
    choose(groups('London: Sales'))
    sync()
    const { status, body } = catchRefusal(unlink)
    expect([status, body]).toMatchObject([
      409,
      { message: 'A sync is running. Please wait until it has finished' },
    ])
    expect(catchRefusal(connect).status).toBe(409)
    wait(minuteMs)
    expect(unlink()).toEqual({ success: true })
  })

  test('clears the form and keeps the employees on lists that can then be deleted', () => {
    const { azure, connect, groups, choose, sync, unlink, lists, people, deleteList } =
      createAdminCalls('direct')
    connect()
    choose(groups('London: Sales'))
    sync()
    wait(minuteMs)
    const list = lists().find(({ name }) => name === 'London: Sales')
    const members = people(list?.id ?? 0)
    unlink()
    expect(call(world, 'integrations.getData', azure, getManagerEmail('admin'))).toMatchObject({
      enabled: '0',
      tenant: '',
      clientSecret: '',
    })
    expect(call(world, 'integrations.listSelected', azure, getManagerEmail('admin')).groups).toEqual([])
    expect(people(list?.id ?? 0)).toHaveLength(members.length)
    expect(deleteList(list?.id ?? 0)).toEqual({ success: true })
  })
})

test('the running sync of the azure-sync scenario finishes and creates its lists', () => {
  world = createWorld({ scenario: 'azure-sync' })
  const { azure, status, lists, people } = createAdminCalls('direct')
  const { groups } = call(world, 'integrations.listSelected', azure, getManagerEmail('admin'))
  const staff = new Set([...world.getEmployeeTable(companyIds.direct).values()].map(({ email }) => email))
  expect(status()).toMatchObject({
    progress: 50,
    message: 'Reading people',
    lastSync: '2026-02-02T01:48:30.000Z',
  })
  wait(minuteMs)
  const made = lists().filter(({ name }) => groups.some(({ displayName }) => displayName === name))
  expect(made.map(({ usersCount }) => usersCount).toSorted()).toEqual(
    groups.map(({ usersCount }) => usersCount).toSorted(),
  )
  const newcomers = new Set(
    made.flatMap(({ id }) => people(id)).flatMap(({ email }) => (staff.has(email) ? [] : email)),
  )
  expect(world.getEmployeeTable(companyIds.direct).size).toBe(staff.size + newcomers.size)
  expect(status()).toMatchObject({
    latestRunningSyncId: null,
    status: 2,
    createdGroups: 8,
    createdUsers: newcomers.size,
  })
})

test('a Google sync finishes immediately', () => {
  const admin = getManagerEmail('admin')
  const google = { companyId: companyIds.direct, type: 'google' } as const
  const save = () => call(world, 'integrations.saveData', { ...google, enabled: '1' }, admin)
  expect(catchRefusal(save).message).toBe('Google Workspace is not connected')
  world.integrations.connections.put(anIntegrationRow('google', { companyId: companyIds.direct }))
  save()
  const { groups } = call(world, 'integrations.listGroups', google, admin)
  call(world, 'integrations.saveRules', { ...google, entityType: 'group', values: groups }, admin)
  expect(call(world, 'integrations.sync', google, admin)).toEqual({ lastSync: world.clock.instant })
  const { lists } = call(world, 'lists.list', { companyId: companyIds.direct }, admin)
  expect(lists.filter(({ source }) => source === 'google')).toHaveLength(groups.length)
})
