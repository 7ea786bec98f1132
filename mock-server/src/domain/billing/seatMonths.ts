import { addMonths, type SeatMonth } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getMonth } from './seats.ts'
import { usersTotal } from './seatUse.ts'

const shown = 12

export function keepSeatMonth(world: World): void {
  const { seatMonths, seatMonthsOf } = world.billing
  const month = addMonths(world.clock.instant, -1).slice(0, 7)
  for (const company of world.companies.values()) {
    for (const row of seatMonthsOf.of(company.id))
      if (row.month < firstShown(world)) seatMonths.remove(row.id)
    const id = world.nextId(seatMonths)
    const { id: companyId, seats } = company
    seatMonths.put({ id, companyId, month, people: usersTotal(world, company), seats })
  }
}

export function seatMonthsUntilNow(world: World, company: CompanyRow): SeatMonth[] {
  const past = world.billing.seatMonthsOf
    .of(company.id)
    .filter(({ month }) => month >= firstShown(world))
    .map(({ month, people, seats }) => ({ month, people, seats }))
  const now = { month: getMonth(world), people: usersTotal(world, company), seats: company.seats }
  return [...past, now].toSorted((one, other) => one.month.localeCompare(other.month))
}

const firstShown = ({ clock }: World): string =>
  addMonths(`${clock.instant.slice(0, 7)}-01T00:00:00.000Z`, 1 - shown).slice(0, 7)
