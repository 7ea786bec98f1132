import { getSeatsRefusal } from '@heed/contracts'
import { getNewcomersRefusal } from '@heed/contracts/rules/import/seats'
import type { CompanyRow } from '@heed/fixtures'
import { refuseBy } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { canAddUsers, countFreeSeats } from '../billing/seatUse.ts'

export const requireFreeSeat = (world: World, company: CompanyRow): void =>
  refuseBy('limit_reached', getSeatsRefusal({ canAddUsers: canAddUsers(world, company) }))

/** Adds all new people, or none if they don't all fit (P-10). */
export const requireSeatsFor = (world: World, company: CompanyRow, newEmployeeCount: number): void =>
  refuseBy('limit_reached', getNewcomersRefusal(countFreeSeats(world, company), newEmployeeCount))
