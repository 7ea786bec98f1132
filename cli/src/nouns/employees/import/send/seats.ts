import { type Company, freeSeats, usersLeft } from '@heed/contracts'
import { seatShortage } from '@heed/contracts/rules/import/seats'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { counted, thousands } from '../../../../io/words.ts'
import { moreSeats } from '../../guards.ts'
import type { ImportJob } from '../job.ts'

/** People are deleted after the import, so their seats become free too late. */
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

export function seatsLine(company: Company, { left, needed, lacking, freed }: SeatsNeeded): string {
  const { users_available: seats } = company
  const after =
    lacking > 0
      ? `not enough for ${counted(lacking, 'employee')}`
      : `${thousands(Math.max(0, usersLeft(company) - needed + freed))} after this import`
  return `${thousands(left)} of ${counted(seats, 'seat')} ${left === 1 ? 'is' : 'are'} left, ${after}`
}

type SeatsJob = Pick<ImportJob, 'company' | 'companyName' | 'options'>

export function seatsStop({ company, companyName, options }: SeatsJob, newPeople: number): Stop | undefined {
  const shortage = seatShortage(freeSeats(company), newPeople)
  if (!shortage) return undefined
  const { people, left, lacking } = shortage
  return new Stop(
    `${options.dryRun ? '' : 'Nothing was sent: '}${counted(people, 'employee')} would be added, but ${companyName} has ${counted(left, 'seat')} left.`,
    exitCodes.failed,
    `Import ${counted(lacking, 'fewer new employee')}, or get more seats.`,
    moreSeats(company),
  )
}

/** Resumed runs were checked when they started; the people they added would count as existing now. */
export const canLackSeats = ({ company, options, again }: ImportJob, people: number): boolean =>
  !options.dryRun && !options.resume && again === null && people > freeSeats(company)
