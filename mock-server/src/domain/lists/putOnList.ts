import type { CompanyRow, EmployeeRow } from '@heed/fixtures'
import { findList } from '../../calls/find.ts'
import type { World } from '../../world/World.ts'
import { createList } from './listRows.ts'
import { rejectSyncedLists, rejectTakenListName } from './lists.ts'

interface TargetList {
  targetListId?: number | undefined
  targetListName?: string | undefined
}

export function addToList(
  world: World,
  company: CompanyRow,
  people: readonly EmployeeRow[],
  { targetListId, targetListName = '' }: TargetList,
): { added: number; duplicates: number; list: { id: number; name: string } } {
  const list =
    targetListId === undefined
      ? createNamedList(world, company, targetListName)
      : findList(world, company, targetListId)
  rejectSyncedLists(world, [list.id])
  const addedPeople = new Set(people.filter(({ lists }) => !lists.includes(list.id)))
  for (const row of addedPeople) world.employees.put({ ...row, lists: [...row.lists, list.id] })
  return {
    added: addedPeople.size,
    duplicates: new Set(people).size - addedPeople.size,
    list: { id: list.id, name: list.name },
  }
}

function createNamedList(world: World, company: CompanyRow, name: string) {
  rejectTakenListName(world, company, name, undefined)
  return createList(world, company.id, name)
}
