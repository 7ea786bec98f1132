import {
  type DirectoryType,
  getSyncRefusal,
  initialMessage,
  integrationNames,
  syncStatus,
} from '@heed/contracts'
import { getNewEmployeesRefusal } from '@heed/contracts/rules/import/seats'
import type { CompanyRow, DirectoryPerson, EmployeeRow, GroupRuleRow, ListRow, SyncRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { countFreeSeats } from '../billing/seatUse.ts'
import { createList, findListByName } from '../lists/listRows.ts'
import { hideTrackedFields } from '../tracking/anonymise.ts'
import { findRunningSync, getConnection, getDirectory, isLinked } from './connections.ts'
import { selectIncludedRules } from './groupRules.ts'

export function startSync(world: World, company: CompanyRow, type: DirectoryType): SyncRow | string {
  const activeSync = findRunningSync(world, company, type)
  if (activeSync) return activeSync
  const refusal = getSyncRefusal(type, {
    isConnected: isLinked(getConnection(world, company, type)),
    groups: selectIncludedRules(world, company, type).length,
  })
  if (refusal !== null) return refusal
  return world.integrations.syncs.put({
    id: world.nextId(world.integrations.syncs),
    companyId: company.id,
    type,
    status: syncStatus.running,
    started: world.clock.instant,
    finished: null,
    progress: 0,
    message: initialMessage,
    errorDetails: null,
    ...zeroCounts,
  })
}

type Counts = Pick<SyncRow, 'createdGroups' | 'createdUsers' | 'createdMembership' | 'removedMembership'>
const zeroCounts: Counts = { createdGroups: 0, createdUsers: 0, createdMembership: 0, removedMembership: 0 }

export function completeSync(
  world: World,
  company: CompanyRow,
  type: DirectoryType,
  sync: SyncRow,
  reason?: string,
): SyncRow {
  const outcome = reason ?? applySync(world, company, type)
  const hasFailed = typeof outcome === 'string'
  return world.integrations.syncs.put({
    ...sync,
    ...(hasFailed ? zeroCounts : outcome),
    status: hasFailed ? syncStatus.failed : syncStatus.success,
    finished: world.clock.instant,
    progress: 100,
    message: hasFailed ? outcome : 'Finished',
    errorDetails: hasFailed ? outcome : null,
  })
}

interface GroupMembers {
  rule: GroupRuleRow
  members: DirectoryPerson[]
}

function applySync(world: World, company: CompanyRow, type: DirectoryType): Counts | string {
  const directory = getDirectory(world, company, type)
  const groups = selectIncludedRules(world, company, type).map((rule): GroupMembers => {
    return { rule, members: directory.membersAt(rule.groupId, world.clock.instant) }
  })
  const table = world.getEmployeeTable(company.id)
  const newEmails = new Set(
    groups.flatMap(({ members }) => members.map(({ email }) => email).filter((email) => !table.get(email))),
  )
  const refusal = getNewEmployeesRefusal(countFreeSeats(world, company), newEmails.size)
  if (refusal !== null) return refusal
  const counts = { ...zeroCounts, createdUsers: newEmails.size }
  for (const group of groups) syncGroup(world, company, type, group, counts)
  return counts
}

function syncGroup(
  world: World,
  company: CompanyRow,
  type: DirectoryType,
  { rule, members }: GroupMembers,
  counts: Counts,
): void {
  const existingList = rule.listId === null ? undefined : world.lists.get(rule.listId)
  const list = existingList ?? createSyncedList(world, company, type, rule.displayName)
  if (!existingList) counts.createdGroups++
  world.integrations.groupRules.put({ ...rule, usersCount: members.length, listId: list.id })
  const table = world.getEmployeeTable(company.id)
  for (const person of members) {
    const row = table.get(person.email) ?? createSyncedEmployee(world, company, type, person)
    if (row.lists.includes(list.id)) continue
    world.employees.put({ ...row, lists: [...row.lists, list.id] })
    counts.createdMembership++
  }
  const memberEmails = new Set(members.map(({ email }) => email))
  const hasLeft = ({ email, source }: EmployeeRow) => source === type && !memberEmails.has(email)
  for (const row of table.page({ listIds: [list.id], test: hasLeft }).rows) {
    world.employees.put({ ...row, lists: row.lists.filter((id) => id !== list.id) })
    counts.removedMembership++
  }
}

function createSyncedList(world: World, { id }: CompanyRow, source: DirectoryType, name: string): ListRow {
  const names = [name, `${name} (${integrationNames[source]})`]
  for (let suffix = 2; names.every((candidate) => findListByName(world, id, candidate)); suffix++)
    names.push(`${name} ${suffix}`)
  const freeName = names.find((candidate) => !findListByName(world, id, candidate)) ?? name
  return world.lists.put({ ...createList(world, id, freeName), source })
}

const createSyncedEmployee = (
  world: World,
  company: CompanyRow,
  source: DirectoryType,
  { name, email }: DirectoryPerson,
): EmployeeRow =>
  hideTrackedFields(company, {
    id: world.nextId(world.employees),
    companyId: company.id,
    name,
    email,
    lists: [],
    tags: [],
    lastActive: null,
    source,
  })
