import { getSeatsRefusal } from '@heed/contracts'
import { getNewEmployeesRefusal } from '@heed/contracts/rules/import/seats'
import type { CompanyRow } from '@heed/fixtures'
import { ensureNoConflict } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { canAddEmployees, countFreeSeats } from '../billing/seatUse.ts'

export const requireFreeSeat = (world: World, company: CompanyRow): void =>
  ensureNoConflict('limit_reached', getSeatsRefusal({ canAddUsers: canAddEmployees(world, company) }))

/** Adds all new people, or none if they don't all fit (P-10). */
export const requireFreeSeats = (world: World, company: CompanyRow, newEmployeeCount: number): void =>
  ensureNoConflict('limit_reached', getNewEmployeesRefusal(countFreeSeats(world, company), newEmployeeCount))
