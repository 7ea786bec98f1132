import { type Company, freeSeats, usersLeft } from '@heed/contracts'
import { seatShortage } from '@heed/contracts/rules/import/seats'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { counted, thousands } from '../../../io/words.ts'
import { moreSeats } from '../guards.ts'
import type { ImportJob } from './job.ts'

/**
 * Of a dry run: the seats that are left, how many of them the new people take, and how many people would not fit. Those
 * who are deleted afterwards make room too late for them.
 */
export interface SeatsNeeded {
  left: number
  needed: number
  lacking: number
  freed: number
}

export function seatsNeeded(company: Company, newPeople: number, freed: number): SeatsNeeded {
  const left = freeSeats(company)
  return { left, needed: newPeople, lacking: seatShortage(left, newPeople)?.lacking ?? 0, freed }
}

/** '12 of 50 seats are left, 9 after it'. */
export function seatsLine(company: Company, { left, needed, lacking, freed }: SeatsNeeded): string {
  const { users_available: seats } = company
  const after =
    lacking > 0
      ? `${counted(lacking, 'person', 'people')} would not fit`
      : `${thousands(Math.max(0, usersLeft(company) - needed + freed))} after it`
  return `${thousands(left)} of ${counted(seats, 'seat')} ${left === 1 ? 'is' : 'are'} left, ${after}`
}

type SeatsJob = Pick<ImportJob, 'company' | 'companyName' | 'options'>

/** What forbids an import of so many new people: fewer seats than them (S2 section 2.3). */
export function seatsStop({ company, companyName, options }: SeatsJob, newPeople: number): Stop | undefined {
  const shortage = seatShortage(freeSeats(company), newPeople)
  if (!shortage) return undefined
  const { people, left, lacking } = shortage
  return new Stop(
    `${options.dryRun ? '' : 'Nothing was sent: '}${counted(people, 'person', 'people')} would be new, but ${companyName} has ${counted(left, 'seat')} left.`,
    exitCodes.failed,
    `Import ${counted(lacking, 'new person', 'new people')} fewer, or get more seats.`,
    moreSeats(company),
  )
}

/**
 * Whether a file of at most so many people may have more new ones than there are seats. A run that is gone on with was
 * asked when it began, and its people count as known by now.
 */
export const mayLackSeats = ({ company, options, again }: ImportJob, people: number): boolean =>
  !options.dryRun && !options.resume && again === null && people > freeSeats(company)
