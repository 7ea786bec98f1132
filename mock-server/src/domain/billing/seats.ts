import { countBilledSeats } from '@heed/contracts'
import { type CompanyRow, findOffer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { countEmployees } from './seatUse.ts'

export const countPaidSeats = ({ billing }: World, { id, seats }: CompanyRow): number =>
  Math.max(seats, billing.seatUses.get(id)?.seats ?? 0)

export function countSeatsToPay(world: World, company: CompanyRow): number {
  const { id, plan, seats } = company
  const offer = plan && findOffer(plan)
  if (!offer) return seats
  const seatUse = world.billing.seatUses.get(id)
  const peakSeats = seatUse?.month === getMonth(world) ? seatUse.seats : 0
  return countBilledSeats(offer.plan, seats, Math.max(peakSeats, countListedEmployees(world, company)))
}

export const getMonth = ({ clock }: World): string => clock.instant.slice(0, 7)

function countListedEmployees(world: World, company: CompanyRow): number {
  if (countEmployees(world, company) <= company.seats) return 0
  let count = 0
  for (const { lists } of world.getEmployeeTable(company.id).values()) if (lists.length > 0) count++
  return count
}
