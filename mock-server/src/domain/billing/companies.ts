import { foldedName, keptName } from '@heed/contracts'
import type { CompanyRow, ListRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { endOfPlan } from './term.ts'

export const usersTotal = (world: World, { id }: CompanyRow): number => world.employeesOf(id).size

/** Negative if there are more employees than seats. */
export const usersLeft = (world: World, company: CompanyRow): number =>
  company.seats - usersTotal(world, company)

export function isValid(world: World, company: CompanyRow): boolean {
  const end = endOfPlan(world, company)
  return end !== null && !world.clock.isPast(end)
}

export const freeSeats = (world: World, company: CompanyRow): number =>
  isValid(world, company) ? Math.max(0, usersLeft(world, company)) : 0

export const canAddUsers = (world: World, company: CompanyRow): boolean => freeSeats(world, company) > 0

export function listByName(world: World, companyId: number, name: string): ListRow | undefined {
  const key = foldedName(name)
  return world.listsOfCompany.of(companyId).find((list) => foldedName(list.name) === key)
}

export function createList(world: World, companyId: number, name: string): ListRow {
  return world.lists.put({
    id: world.nextId(world.lists),
    companyId,
    name: keptName(name),
    created: world.clock.instant,
    source: null,
  })
}
