import { foldedName, keptName } from '@heed/contracts'
import type { CompanyRow, ListRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { endOfPlan } from './term.ts'

export const usersTotal = (world: World, { id }: CompanyRow): number => world.employeesOf(id).size

/** Seats that are free; below 0 when more people are registered than the subscription allows. */
export const usersLeft = (world: World, company: CompanyRow): number =>
  company.seats - usersTotal(world, company)

/** A company is valid while its end lies ahead (S0 section 4). */
export function isValid(world: World, company: CompanyRow): boolean {
  const end = endOfPlan(world, company)
  return end !== null && !world.clock.isPast(end)
}

/** Seats that newcomers may use: none after the end of the subscription. */
export const freeSeats = (world: World, company: CompanyRow): number =>
  isValid(world, company) ? Math.max(0, usersLeft(world, company)) : 0

export const canAddUsers = (world: World, company: CompanyRow): boolean => freeSeats(world, company) > 0

/** The list of that name, whatever its case. */
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
