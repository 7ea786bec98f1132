import type { CompanyRow } from '@heed/fixtures'
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
