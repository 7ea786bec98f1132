import { type EmployeeList, foldedName, normalizeName } from '@heed/contracts'
import type { ListRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export function findListByName(world: World, companyId: number, name: string): ListRow | undefined {
  const key = foldedName(name)
  return world.listsOfCompany.get(companyId).find((list) => foldedName(list.name) === key)
}

export function createList(world: World, companyId: number, name: string): ListRow {
  return world.lists.put({
    id: world.nextId(world.lists),
    companyId,
    name: normalizeName(name),
    created: world.clock.instant,
    source: null,
  })
}

export function listView(world: World, { id, companyId, name, created, source }: ListRow): EmployeeList {
  return { id, name, created, usersCount: world.getEmployeeTable(companyId).countOnList(id), source }
}
