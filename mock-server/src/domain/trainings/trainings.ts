import { type Api, campaignStatus, containing, type Input } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { ordered, paged } from '../../calls/paging.ts'
import { notFound } from '../../calls/refusal.ts'
import { nameKey } from '../../store/nameKey.ts'
import { bounceOf } from '../campaigns/bounces.ts'
import { countsOf, hasAnyOf, isBetween } from '../campaigns/campaignSearch.ts'
import { listNamesAmong } from '../campaigns/listNamesAmong.ts'
import { accessLink } from './accessLink.ts'
import { type Asking, campaignCaller, findTraining } from './findTraining.ts'
import {
  detailsView,
  hasBounced,
  isAt,
  isFor,
  type Participant,
  participantKey,
  participantsOf,
  participantView,
} from './participants.ts'
import { trainingReminders } from './trainingReminders.ts'
import { batchesOf, progressView, trainingRowView, trainingView } from './trainingViews.ts'
import { trainingWrites } from './trainingWrites.ts'
import { mailLog, userStatus } from './userStatus.ts'

const latestOnes = 10

export const trainings: AreaHandlers<'trainings'> = {
  ...trainingWrites,
  ...trainingReminders,

  list(asking) {
    const { world, input } = asking
    const caller = campaignCaller(asking)
    const found = visibleTrainings(asking, input.d === 1).filter(isFoundBy(input))
    const rows = found.filter(({ status }) => input.status === undefined || status === input.status)
    const sorted = ordered(rows, input.order ?? 'updated desc', {
      updated: ({ updated }) => updated,
      name: ({ name }) => nameKey(name),
      status: ({ status }) => status,
      firstBatch: (row) => batchesOf(row).firstBatch ?? '',
      lastBatch: (row) => batchesOf(row).lastBatch ?? '',
    })
    return {
      automations: paged(sorted, input).map((row) => trainingRowView(world, row, caller)),
      count: rows.length,
      counts: countsOf(found),
    }
  },

  latest(asking) {
    const { input } = asking
    const rows = ordered(visibleTrainings(asking, false), 'updated desc', {
      updated: ({ updated }) => updated,
    })
    const caller = campaignCaller(asking)
    return {
      automations: rows
        .slice(0, input.n ?? latestOnes)
        .map((row) => trainingRowView(asking.world, row, caller)),
    }
  },

  get: (asking) => trainingView(asking.world, shownTraining(asking, asking.input), campaignCaller(asking)),

  getStatus: (asking) => progressView(asking.world, shownTraining(asking, asking.input)),

  listUsersDetails(asking) {
    const training = shownTraining(asking, asking.input)
    const { people, count } = page(asking, training, (person) => detailsView(asking.world, training, person))
    return { users: people.map(({ view }) => view), count }
  },

  getUserStatus(asking) {
    const { world, company, caller } = asking
    const lessons = lessonsOf(asking, asking.input)
    const shown = company.anonymousTracking ? [] : lessons
    return {
      ...userStatus(world, shown),
      ...(caller.person.super_admin ? { log: mailLog(world, shown) } : {}),
    }
  },

  getMailLog(asking) {
    const lessons = lessonsOf(asking, asking.input)
    return { log: asking.company.anonymousTracking ? [] : mailLog(asking.world, lessons) }
  },

  listUsers(asking) {
    const training = shownTraining(asking, asking.input)
    const { listId, progress } = asking.input
    const isOnList = ({ employee }: Participant) => listId === undefined || employee.lists.includes(listId)
    return usersPage(asking, training, (person) => isOnList(person) && isAt(progress, person))
  },

  listBouncedUsers(asking) {
    const { world, company, input } = asking
    const training = shownTraining(asking, input)
    const view = ({ employee }: Participant) => {
      const { name, email } = employee
      const bounce = bounceOf(world, company, employee, { training })
      const listName = listNamesAmong(world, training.userLists, employee)
      return { name, email, listName, ...(bounce && { bounce }) }
    }
    const { people, count } = page(asking, training, view, hasBounced)
    return { users: people.map((person) => person.view), count }
  },

  listReminderUsers(asking) {
    const training = shownTraining(asking, asking.input)
    return usersPage(asking, training, (person) => isFor(asking.input.reminderOption, training, person))
  },
}

type Asked = Pick<
  Input<Api['trainings']['list']>,
  'filter' | 'firstBatchFrom' | 'firstBatchTo' | 'lastBatchFrom' | 'lastBatchTo' | 'listId'
>

function isFoundBy(asked: Asked): (row: TrainingRow) => boolean {
  const matches = containing(asked.filter)
  const isOnLists = hasAnyOf(asked.listId)
  return (row) => {
    const { firstBatch, lastBatch } = batchesOf(row)
    return (
      matches(row.name) &&
      isBetween(firstBatch, asked.firstBatchFrom, asked.firstBatchTo) &&
      isBetween(lastBatch, asked.lastBatchFrom, asked.lastBatchTo) &&
      isOnLists(row.userLists)
    )
  }
}

function visibleTrainings(asking: Asking, withDrafts: boolean): TrainingRow[] {
  const all = asking.world.campaigns.trainingsOfCompany.of(asking.company.id)
  if (withDrafts && campaignCaller(asking).isAdmin) return all
  return all.filter(({ status }) => status !== campaignStatus.draft)
}

function shownTraining(asking: Asking, { trainingId }: { trainingId: string }): TrainingRow {
  const training = findTraining(asking.world, asking.company, trainingId)
  if (training.status === campaignStatus.draft && !campaignCaller(asking).isAdmin) {
    throw notFound('Training program not found :(')
  }
  return training
}

function lessonsOf(asking: Asking, { trainingId, email }: { trainingId: string; email: string }) {
  const training = shownTraining(asking, { trainingId })
  const { id } = findEmployee(asking.world, asking.company, email)
  return asking.world.campaigns.lessonsOfEmployee.of(id).filter((lesson) => lesson.trainingId === training.id)
}

interface PageAsked {
  p?: number | undefined
  n?: number | undefined
  order?: string | undefined
  filter?: string | undefined
}
type PersonView = { name: string; email: string } & Record<string, unknown>

function usersPage(
  asking: Asking & { input: PageAsked },
  training: TrainingRow,
  test: (person: Participant) => boolean,
) {
  const { world, origin } = asking
  const view = (person: Participant) => participantView(world, training, person)
  const { people, count } = page(asking, training, view, test)
  const linked = campaignCaller(asking).isAdmin
  const users = people.map(({ id, view: user }) =>
    linked ? { ...user, access_link: `${origin}${accessLink(world, training, id)}` } : user,
  )
  return { users, count }
}

function page<V extends PersonView>(
  { world, company, input }: Asking & { input: PageAsked },
  training: TrainingRow,
  view: (person: Participant) => V,
  test: (person: Participant) => boolean = () => true,
): { people: { id: number; view: V }[]; count: number } {
  if (company.anonymousTracking) return { people: [], count: 0 }
  const matches = containing(input.filter)
  const rows = participantsOf(world, training)
    .filter(({ employee: { name, email } }) => matches(`${name}\n${email}`))
    .filter(test)
  const { order = 'name asc' } = input
  const [field = 'name'] = order.split(' ')
  const shown = paged(ordered(rows, order, { [field]: participantKey(world, training, field) }), input)
  return { people: shown.map((person) => ({ id: person.id, view: view(person) })), count: rows.length }
}
