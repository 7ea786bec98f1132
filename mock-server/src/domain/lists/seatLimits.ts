import { seatsRefusal } from '@heed/contracts'
import { newcomersRefusal } from '@heed/contracts/rules/import/seats'
import type { CompanyRow } from '@heed/fixtures'
import { refuseBy } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { canAddUsers, freeSeats } from '../billing/seatUse.ts'

export const requireFreeSeat = (world: World, company: CompanyRow): void =>
  refuseBy('limit_reached', seatsRefusal({ canAddUsers: canAddUsers(world, company) }))

/** Adds all new people, or none if they don't all fit (P-10). */
export const requireSeatsFor = (world: World, company: CompanyRow, newcomers: number): void =>
  refuseBy('limit_reached', newcomersRefusal(freeSeats(world, company), newcomers))
