import { type Company, countFreeSeats, getRemainingSeats } from '@heed/contracts'
import { computeSeatShortage } from '@heed/contracts/rules/import/seats'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { formatCount, formatThousands } from '../../../../io/words.ts'
import { formatMoreSeatsHint } from '../../guards.ts'
import type { ImportJob } from '../job.ts'

/** People are deleted after the import, so their seats become free too late. */
export interface SeatsNeeded {
  left: number
  needed: number
  lacking: number
  freed: number
}

export function computeSeatsNeeded(company: Company, newPeople: number, freedSeats: number): SeatsNeeded {
  const availableSeats = countFreeSeats(company)
  return {
    left: availableSeats,
    needed: newPeople,
    lacking: computeSeatShortage(availableSeats, newPeople)?.lacking ?? 0,
    freed: freedSeats,
  }
}

export function formatSeatsLine(company: Company, { left, needed, lacking, freed }: SeatsNeeded): string {
  const { users_available: seats } = company
  const after =
    lacking > 0
      ? `not enough for ${formatCount(lacking, 'employee')}`
      : `${formatThousands(Math.max(0, getRemainingSeats(company) - needed + freed))} after this import`
  return `${formatThousands(left)} of ${formatCount(seats, 'seat')} ${left === 1 ? 'is' : 'are'} left, ${after}`
}

type SeatsJob = Pick<ImportJob, 'company' | 'companyName' | 'options'>

export function checkFreeSeats(
  { company, companyName, options }: SeatsJob,
  newPeople: number,
): Stop | undefined {
  const shortage = computeSeatShortage(countFreeSeats(company), newPeople)
  if (!shortage) return undefined
  const { people, left, lacking } = shortage
  return new Stop(
    `${options.dryRun ? '' : 'Nothing was sent: '}${formatCount(people, 'employee')} would be added, but ${companyName} has ${formatCount(left, 'seat')} left.`,
    exitCodes.failed,
    `Import ${formatCount(lacking, 'fewer new employee')}, or get more seats.`,
    formatMoreSeatsHint(company),
  )
}

/** Resumed runs were checked when they started; the people they added would count as existing now. */
export const canLackSeats = ({ company, options, rerun }: ImportJob, people: number): boolean =>
  !options.dryRun && !options.resume && rerun === null && people > countFreeSeats(company)
