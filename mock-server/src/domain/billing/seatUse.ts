import type { CompanyRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getPlanValidTo } from './term.ts'

export const countEmployees = (world: World, { id }: CompanyRow): number => world.getEmployeeTable(id).size

/** Negative if there are more employees than seats. */
export const countSeatsLeft = (world: World, company: CompanyRow): number =>
  company.seats - countEmployees(world, company)

export function hasValidPlan(world: World, company: CompanyRow): boolean {
  const end = getPlanValidTo(world, company)
  return end !== null && !world.clock.isPast(end)
}

export const countFreeSeats = (world: World, company: CompanyRow): number =>
  hasValidPlan(world, company) ? Math.max(0, countSeatsLeft(world, company)) : 0

export const canAddEmployees = (world: World, company: CompanyRow): boolean =>
  countFreeSeats(world, company) > 0
