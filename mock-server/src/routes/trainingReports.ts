import { Readable } from 'node:stream'
import { trainingRowRefusals } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import { type Cells, csvFile } from '../files/csvFile.ts'
import { accessLink } from '../world/trainings/accessLink.ts'
import {
  detailsView,
  type Participant,
  participantsOf,
  participantView,
} from '../world/trainings/participants.ts'
import { type Asking, campaignCaller, findTraining } from './findTraining.ts'
import type { AreaHandlers, ServedFile } from './handler.ts'
import { conflict } from './refusal.ts'

/** Files about the people of a training; behind anonymous tracking they hold nobody. Times are in UTC. */
export const trainingReports: AreaHandlers<'trainingReports'> = {
  usersCsv(asking) {
    const { world } = asking
    const training = reportable(asking, asking.input, 'reports')
    const head = ['Name', 'Email', 'List', 'Started (UTC)', 'Completed (UTC)', 'Score (%)']
    return csvOf(asking, training, { name: dated(asking, training), head }, (person) => {
      const { name, email, listName, started, completedDate, scorePercent } = participantView(
        world,
        training,
        person,
      )
      return [[name, email, listName ?? '', utc(started), utc(completedDate), scorePercent]]
    })
  },

  usersDetailedCsv(asking) {
    const { world } = asking
    const training = reportable(asking, asking.input, 'reports')
    const head = ['Name', 'Email', 'List', 'Lesson', 'Delivered (UTC)', 'Viewed (UTC)', 'Right', 'Wrong']
    return csvOf(asking, training, { name: dated(asking, training), head }, (person) => {
      const { name, email, listName, subjects } = detailsView(world, training, person)
      return subjects.map(({ title, delivered, viewed, correct, incorrect }) => [
        ...[name, email, listName ?? '', title],
        ...[utc(delivered), utc(viewed), correct, incorrect],
      ])
    })
  },

  signInLinksCsv(asking) {
    const { world, origin } = asking
    const training = reportable(asking, asking.input, 'signInLinks')
    return csvOf(asking, training, { name: 'users.csv', head: ['name', 'email', 'link'] }, ({ employee }) => [
      [employee.name, employee.email, `${origin}${accessLink(world, training, employee.id)}`],
    ])
  },
}

function reportable(
  asking: Asking,
  { trainingId }: { trainingId: string },
  action: 'reports' | 'signInLinks',
): TrainingRow {
  const training = findTraining(asking.world, asking.company, trainingId)
  const reason = trainingRowRefusals(training, campaignCaller(asking))[action]
  if (reason) throw conflict('no_report', reason)
  return training
}

/** Named after training and day. */
const dated = ({ world }: Asking, { name }: TrainingRow): string =>
  `${name} ${world.clock.instant.slice(0, 10)}.csv`

/** As spreadsheets read it: '2026-02-02 09:00:00'. */
const utc = (instant: string | boolean | null): string =>
  typeof instant === 'string' ? instant.slice(0, 19).replace('T', ' ') : ''

/** Line by line, so that no file is held as a whole. */
function csvOf(
  { world, company }: Asking,
  training: TrainingRow,
  { name, head }: { name: string; head: Cells },
  rowsOf: (person: Participant) => readonly Cells[],
): ServedFile {
  const people = company.anonymousTracking ? [] : participantsOf(world, training)
  function* groups() {
    for (const person of people) yield rowsOf(person)
  }
  return { body: Readable.from(csvFile(head, groups())), name }
}
