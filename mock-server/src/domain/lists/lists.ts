import { createTextFilter, getListNameRefusal, getMembersLockReason } from '@heed/contracts'
import type { CompanyRow, ListRow } from '@heed/fixtures'
import { findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { ensureNoConflict } from '../../calls/refusal.ts'
import { createNameKey } from '../../store/nameKey.ts'
import type { World } from '../../world/World.ts'
import { getEmployeePage } from '../employees/view/employeePage.ts'
import { createList, findListByName, toListView } from './listRows.ts'
import { requireFreeSeat } from './seatLimits.ts'

export const lists: AreaHandlers<'lists'> = {
  list({ world, company, input }) {
    const matches = createTextFilter(input.filter)
    const matchingLists = world.listsByCompany
      .get(company.id)
      .filter(({ name }) => matches(name))
      .map((list) => toListView(world, list))
    const rows = sortRows(matchingLists, input.order ?? 'name asc', {
      name: ({ name }) => createNameKey(name),
      created: ({ created }) => created,
      usersCount: ({ usersCount }) => usersCount,
    })
    return { lists: slicePage(rows, input), count: rows.length }
  },

  get: ({ world, company, input }) => toListView(world, findList(world, company, input.listId)),

  create({ world, company, input }) {
    requireFreeSeat(world, company)
    rejectTakenListName(world, company, input.name, undefined)
    return { success: true, list: toListView(world, createList(world, company.id, input.name)) }
  },

  update({ world, company, input }) {
    const list = findList(world, company, input.listId)
    rejectTakenListName(world, company, input.name, list)
    return { success: true, list: toListView(world, world.lists.put({ ...list, name: input.name })) }
  },

  delete({ world, company, input }) {
    const { id } = findList(world, company, input.listId)
    rejectSyncedLists(world, [id])
    const { rows } = world.getEmployeeTable(company.id).page({ listIds: [id] })
    for (const row of rows) {
      world.employees.put({ ...row, lists: row.lists.filter((listId) => listId !== id) })
    }
    world.lists.remove(id)
    return { success: true }
  },

  listUsers({ world, company, input }) {
    const { id } = findList(world, company, input.listId)
    return getEmployeePage(world, company, { ...input, listId: [id] })
  },
}

export const rejectSyncedLists = (world: World, listIds: readonly number[]): void =>
  ensureNoConflict(
    'list_of_integration',
    getMembersLockReason(listIds.flatMap((id) => world.lists.get(id) ?? [])),
  )

export function rejectTakenListName(
  world: World,
  company: CompanyRow,
  name: string,
  currentList: ListRow | undefined,
): void {
  const sameNameList = findListByName(world, company.id, name)
  ensureNoConflict(
    'name_taken',
    getListNameRefusal(sameNameList?.id === currentList?.id ? undefined : sameNameList?.name),
  )
}
