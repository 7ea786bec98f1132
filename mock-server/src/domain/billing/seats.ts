import { billedSeats } from '@heed/contracts'
import { type CompanyRow, findOffer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { usersTotal } from './seatUse.ts'

export const paidSeats = ({ billing }: World, { id, seats }: CompanyRow): number =>
  Math.max(seats, billing.seatUses.get(id)?.seats ?? 0)

export function seatsToPay(world: World, company: CompanyRow): number {
  const { id, plan, seats } = company
  const sold = plan && findOffer(plan)
  if (!sold) return seats
  const use = world.billing.seatUses.get(id)
  const before = use?.month === getMonth(world) ? use.seats : 0
  return billedSeats(sold.plan, seats, Math.max(before, onLists(world, company)))
}

export const getMonth = ({ clock }: World): string => clock.instant.slice(0, 7)

function onLists(world: World, company: CompanyRow): number {
  if (usersTotal(world, company) <= company.seats) return 0
  let count = 0
  for (const { lists } of world.employeesOf(company.id).values()) if (lists.length > 0) count++
  return count
}
