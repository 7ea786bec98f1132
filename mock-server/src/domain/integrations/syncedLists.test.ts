import { type DirectoryType, integrationListText, seatLimitText } from '@heed/contracts'
import { anIntegrationRow, companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import type { World } from '../../world/World.ts'
import { createList } from '../lists/listRows.ts'
import { selectIncludedRules } from './groupRules.ts'
import { completeSync, startSync } from './sync.ts'
import { createWorldWithoutAzure } from './testAzure.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const azure = { companyId, type: 'azure' } as const
let world: World
beforeEach(() => {
  world = createWorldWithoutAzure()
})

const getCompany = () => {
  const row = world.companies.get(companyId)
  if (!row) throw new Error('The company is gone')
  return row
}
function createSyncedGroup(id: string, type: DirectoryType = 'azure') {
  const list = world.lists.put({ ...createList(world, companyId, id), source: type })
  world.integrations.groupRules.put({
    id: `${companyId} ${type} ${id}`,
    companyId,
    type,
    groupId: id,
    displayName: id,
    usersCount: 3,
    rule: 'include',
    listId: list.id,
  })
  return { id, listId: list.id, group: { id, displayName: id, usersCount: 3 } }
}
const choose = (values: { id: string; displayName: string; usersCount: number }[]) =>
  call(world, 'integrations.saveRules', { ...azure, entityType: 'group', values }, admin)
const excludeGroup = (externalId: string) =>
  call(world, 'integrations.saveRule', { ...azure, entityType: 'group', externalId, rule: 'exclude' }, admin)
const connect = () =>
  call(
    world,
    'integrations.saveData',
    {
      ...azure,
      tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
      clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
      clientSecret: 'very-secret',
    },
    admin,
  )
const deleteList = (listId: number) => call(world, 'lists.delete', { companyId, listId }, admin)
const addEmployeeToList = (targetListId: number) => {
  const email =
    [...world.getEmployeeTable(companyId).values()].find(({ source }) => source === null)?.email ?? ''
  return call(world, 'employees.addUsersToList', { companyId, targetListId, emails: [email] }, admin)
}

describe("a synced group's list", () => {
  test.each<[string, (id: string, other: string) => unknown]>([
    ['deselected', (_, other) => choose([{ id: other, displayName: other, usersCount: 3 }])],
    ['deleted', (groupId) => call(world, 'integrations.deleteGroup', { ...azure, groupId }, admin)],
    ['unlinked with its directory', () => call(world, 'integrations.unlink', azure, admin)],
  ])('can be changed and deleted by hand once the group is %s', (_, stop) => {
    const [{ id, listId }, other] = [createSyncedGroup('Sales'), createSyncedGroup('Finance')]
    expect(catchRefusal(() => addEmployeeToList(listId)).message).toBe(integrationListText)
    stop(id, other.id)
    expect(call(world, 'lists.get', { companyId, listId }, admin).source).toBeNull()
    expect(addEmployeeToList(listId).added).toBe(1)
    expect(deleteList(listId)).toEqual({ success: true })
  })

  test.each<[string, (id: string, other: string) => unknown]>([
    ['another group is deselected', (id) => choose([{ id, displayName: id, usersCount: 3 }])],
    [
      'another group is deleted',
      (_, groupId) => call(world, 'integrations.deleteGroup', { ...azure, groupId }, admin),
    ],
    [
      'another directory is unlinked',
      () => call(world, 'integrations.unlink', { companyId, type: 'google' }, admin),
    ],
    ['its group is left out of the sync', (id) => excludeGroup(id)],
  ])('still belongs to the directory when %s', (_, stop) => {
    const [{ id, listId }, other] = [createSyncedGroup('Sales'), createSyncedGroup('Finance')]
    createSyncedGroup('Sales', 'google')
    stop(id, other.id)
    expect(call(world, 'lists.get', { companyId, listId }, admin).source).toBe('azure')
    expect(catchRefusal(() => addEmployeeToList(listId)).message).toBe(integrationListText)
    expect(catchRefusal(() => deleteList(listId)).message).toBe(integrationListText)
  })

  test('is reused when a left-out group is selected again', () => {
    const { id, listId, group } = createSyncedGroup('Sales')
    excludeGroup(id)
    expect(selectIncludedRules(world, getCompany(), 'azure')).toEqual([])
    choose([group])
    expect(selectIncludedRules(world, getCompany(), 'azure')).toMatchObject([{ groupId: id, listId }])
  })
})

test("a sync removes the directory's employees from a list, not those added by hand", () => {
  connect()
  const { listId } = createSyncedGroup('No such group')
  const people = [...world.getEmployeeTable(companyId).values()].slice(0, 2)
  people.forEach((row, at) => {
    world.employees.put({ ...row, source: at === 0 ? 'azure' : null, lists: [...row.lists, listId] })
  })
  const sync = startSync(world, getCompany(), 'azure')
  if (typeof sync === 'string') throw new Error(sync)
  expect(completeSync(world, getCompany(), 'azure', sync)).toMatchObject({ removedMembership: 1 })
  const { users } = call(world, 'lists.listUsers', { companyId, listId }, admin)
  expect(users.map(({ email }) => email)).toEqual([people[1]?.email])
})

test("a directory's syncs are listed latest first, failed ones with a reason", () => {
  connect()
  createSyncedGroup('No such group')
  for (const reason of [undefined, 'The directory did not answer']) {
    const sync = startSync(world, getCompany(), 'azure')
    if (typeof sync === 'string') throw new Error(sync)
    completeSync(world, getCompany(), 'azure', sync, reason)
    world.clock.moveTo(world.clock.now + 60_000)
  }
  const data = call(world, 'integrations.getData', azure, admin)
  expect(data).toMatchObject({ status: 3, lastSync: '2026-02-02T09:01:00.000Z' })
  expect(data).toMatchObject({
    syncStatuses: [
      { status: 3, errorDetails: 'The directory did not answer', createdUsers: 0 },
      { status: 2, errorDetails: null, lastSync: '2026-02-02T09:00:00.000Z' },
    ],
  })
})

test('a sync that runs immediately returns why it failed', () => {
  const company = companyIds.overSeats
  const google = { companyId: company, type: 'google' } as const
  const as = getManagerEmail('admin', 'overSeats')
  world.integrations.connections.put(anIntegrationRow('google', { companyId: company }))
  const { groups } = call(world, 'integrations.listGroups', { ...google, top: 1 }, as)
  call(world, 'integrations.saveRules', { ...google, entityType: 'group', values: groups }, as)
  expect(call(world, 'integrations.sync', google, as)).toEqual({ error: seatLimitText })
})
