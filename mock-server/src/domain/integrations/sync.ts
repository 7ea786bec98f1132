import { type DirectoryType, firstMessage, integrationNames, syncRefusal, syncStatus } from '@heed/contracts'
import { newcomersRefusal } from '@heed/contracts/rules/import/seats'
import type { CompanyRow, DirectoryPerson, EmployeeRow, GroupRuleRow, ListRow, SyncRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { freeSeats } from '../billing/seatUse.ts'
import { createList, findListByName } from '../lists/listRows.ts'
import { kept } from '../tracking/anonymise.ts'
import { directoryIn, getConnection, isLinked, runningSync } from './connections.ts'
import { includedRules } from './groupRules.ts'

export function startSync(world: World, company: CompanyRow, type: DirectoryType): SyncRow | string {
  const running = runningSync(world, company, type)
  if (running) return running
  const refusal = syncRefusal(type, {
    isConnected: isLinked(getConnection(world, company, type)),
    groups: includedRules(world, company, type).length,
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
    message: firstMessage,
    errorDetails: null,
    ...nothingDone,
  })
}

type Counts = Pick<SyncRow, 'createdGroups' | 'createdUsers' | 'createdMembership' | 'removedMembership'>
const nothingDone: Counts = { createdGroups: 0, createdUsers: 0, createdMembership: 0, removedMembership: 0 }

export function finishSync(
  world: World,
  company: CompanyRow,
  type: DirectoryType,
  sync: SyncRow,
  reason?: string,
): SyncRow {
  const done = reason ?? apply(world, company, type)
  const failed = typeof done === 'string'
  return world.integrations.syncs.put({
    ...sync,
    ...(failed ? nothingDone : done),
    status: failed ? syncStatus.failed : syncStatus.success,
    finished: world.clock.instant,
    progress: 100,
    message: failed ? done : 'Finished',
    errorDetails: failed ? done : null,
  })
}

interface Wanted {
  rule: GroupRuleRow
  members: DirectoryPerson[]
}

function apply(world: World, company: CompanyRow, type: DirectoryType): Counts | string {
  const directory = directoryIn(world, company, type)
  const wanted = includedRules(world, company, type).map((rule): Wanted => {
    return { rule, members: directory.membersAt(rule.groupId, world.clock.instant) }
  })
  const table = world.employeesOf(company.id)
  const newcomers = new Set(
    wanted.flatMap(({ members }) => members.map(({ email }) => email).filter((email) => !table.get(email))),
  )
  const refusal = newcomersRefusal(freeSeats(world, company), newcomers.size)
  if (refusal !== null) return refusal
  const counts = { ...nothingDone, createdUsers: newcomers.size }
  for (const group of wanted) syncGroup(world, company, type, group, counts)
  return counts
}

function syncGroup(
  world: World,
  company: CompanyRow,
  type: DirectoryType,
  { rule, members }: Wanted,
  counts: Counts,
): void {
  const known = rule.listId === null ? undefined : world.lists.get(rule.listId)
  const list = known ?? newList(world, company, type, rule.displayName)
  if (!known) counts.createdGroups++
  world.integrations.groupRules.put({ ...rule, usersCount: members.length, listId: list.id })
  const table = world.employeesOf(company.id)
  for (const person of members) {
    const row = table.get(person.email) ?? newcomer(world, company, type, person)
    if (row.lists.includes(list.id)) continue
    world.employees.put({ ...row, lists: [...row.lists, list.id] })
    counts.createdMembership++
  }
  const present = new Set(members.map(({ email }) => email))
  const isGone = ({ email, source }: EmployeeRow) => source === type && !present.has(email)
  for (const row of table.page({ listIds: [list.id], test: isGone }).rows) {
    world.employees.put({ ...row, lists: row.lists.filter((id) => id !== list.id) })
    counts.removedMembership++
  }
}

function newList(world: World, { id }: CompanyRow, source: DirectoryType, name: string): ListRow {
  const names = [name, `${name} (${integrationNames[source]})`]
  for (let at = 2; names.every((one) => findListByName(world, id, one)); at++) names.push(`${name} ${at}`)
  const free = names.find((one) => !findListByName(world, id, one)) ?? name
  return world.lists.put({ ...createList(world, id, free), source })
}

const newcomer = (
  world: World,
  company: CompanyRow,
  source: DirectoryType,
  { name, email }: DirectoryPerson,
): EmployeeRow =>
  kept(company, {
    id: world.nextId(world.employees),
    companyId: company.id,
    name,
    email,
    lists: [],
    tags: [],
    lastActive: null,
    source,
  })
