import { usersLeft } from '@heed/contracts'
import { seatShortage } from '@heed/contracts/rules/import/seats'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { counted } from '../../../io/words.ts'
import type { ImportJob } from './job.ts'

type SeatsJob = Pick<ImportJob, 'company' | 'companyName' | 'options'>

/** What forbids an import of so many new people: fewer seats than them (S2 section 2.3). */
export function seatsStop({ company, companyName, options }: SeatsJob, newPeople: number): Stop | undefined {
  const shortage = seatShortage(usersLeft(company), newPeople)
  if (!shortage) return undefined
  const { people, left, lacking } = shortage
  return new Stop(
    `${options.dryRun ? '' : 'Nothing was sent: '}${counted(people, 'person', 'people')} would be new, but ${companyName} has ${counted(left, 'seat')} left.`,
    exitCodes.failed,
    `Import ${counted(lacking, 'new person', 'new people')} fewer, or add seats in the console.`,
  )
}

/**
 * Whether a file of at most so many people may have more new ones than there are seats. A run that is gone on with was
 * asked when it began, and its people count as known by now.
 */
export const mayLackSeats = ({ company, options, again }: ImportJob, people: number): boolean =>
  !options.dryRun && !options.resume && again === null && people > usersLeft(company)
