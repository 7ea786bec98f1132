import { type EmployeeList, foldName, normalizeName } from '@heed/contracts'
import type { ListRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export function findListByName(world: World, companyId: number, name: string): ListRow | undefined {
  const key = foldName(name)
  return world.listsByCompany.get(companyId).find((list) => foldName(list.name) === key)
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

export function toListView(world: World, { id, companyId, name, created, source }: ListRow): EmployeeList {
  return { id, name, created, usersCount: world.getEmployeeTable(companyId).countOnList(id), source }
}
