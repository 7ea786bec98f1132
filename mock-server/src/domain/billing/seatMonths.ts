import { addMonths, type SeatMonth } from '@heed/contracts'
import type { CompanyRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getMonth } from './seats.ts'
import { countEmployees } from './seatUse.ts'

const shownMonths = 12

export function saveSeatMonth(world: World): void {
  const { seatMonths, seatMonthsByCompany } = world.billing
  const month = addMonths(world.clock.instant, -1).slice(0, 7)
  for (const company of world.companies.values()) {
    for (const row of seatMonthsByCompany.get(company.id))
      if (row.month < getFirstShownMonth(world)) seatMonths.remove(row.id)
    const id = world.nextId(seatMonths)
    const { id: companyId, seats } = company
    seatMonths.put({ id, companyId, month, people: countEmployees(world, company), seats })
  }
}

export function listSeatMonths(world: World, company: CompanyRow): SeatMonth[] {
  const pastMonths = world.billing.seatMonthsByCompany
    .get(company.id)
    .filter(({ month }) => month >= getFirstShownMonth(world))
    .map(({ month, people, seats }) => ({ month, people, seats }))
  const now = { month: getMonth(world), people: countEmployees(world, company), seats: company.seats }
  return [...pastMonths, now].toSorted((a, b) => a.month.localeCompare(b.month))
}

const getFirstShownMonth = ({ clock }: World): string =>
  addMonths(`${clock.instant.slice(0, 7)}-01T00:00:00.000Z`, 1 - shownMonths).slice(0, 7)
