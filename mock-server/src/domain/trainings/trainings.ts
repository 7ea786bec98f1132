import { type Api, createTextFilter, type Input } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { campaignCaller, findOpenCampaign } from '../campaigns/findCampaign.ts'
import { isBetween, latestCampaigns, listCampaigns } from '../campaigns/listCampaigns.ts'
import { listBounced, listPeople, pageOfPeople } from '../campaigns/listPeople.ts'
import {
  detailsView,
  getParticipants,
  hasBounced,
  hasProgress,
  isReminderFor,
  type Participant,
  participantView,
} from './results/participants.ts'
import { mailLog, userStatus } from './results/userStatus.ts'
import { trainingKind } from './trainingKind.ts'
import { trainingReminders } from './trainingReminders.ts'
import { getBatches, progressView, trainingRowView, trainingView } from './trainingViews.ts'
import { trainingWrites } from './trainingWrites.ts'

const latestOnes = 10

export const trainings: AreaHandlers<'trainings'> = {
  ...trainingWrites,
  ...trainingReminders,

  list(asking) {
    const { shown, ...counted } = listCampaigns(trainingKind, asking, isFoundBy(asking.input))
    return { automations: rowViews(asking, shown), ...counted }
  },

  latest(asking) {
    const rows = latestCampaigns(trainingKind, asking).slice(0, asking.input.n ?? latestOnes)
    return { automations: rowViews(asking, rows) }
  },

  get: (asking) => trainingView(asking.world, shownTraining(asking, asking.input), campaignCaller(asking)),

  getStatus: (asking) => progressView(asking.world, shownTraining(asking, asking.input)),

  listUsersDetails(asking) {
    const training = shownTraining(asking, asking.input)
    const people = peopleIn(asking, training)
    const shown = pageOfPeople(trainingKind, asking, training, people)
    return { users: shown.map((person) => detailsView(asking.world, training, person)), count: people.length }
  },

  getUserStatus(asking) {
    const { world, company, caller } = asking
    const lessons = selectLessons(asking, asking.input)
    const shown = company.anonymousTracking ? [] : lessons
    return {
      ...userStatus(world, shown),
      ...(caller.person.super_admin ? { log: mailLog(world, shown) } : {}),
    }
  },

  getMailLog(asking) {
    const lessons = selectLessons(asking, asking.input)
    return { log: asking.company.anonymousTracking ? [] : mailLog(asking.world, lessons) }
  },

  listUsers(asking) {
    const training = shownTraining(asking, asking.input)
    const { listId, progress } = asking.input
    const isOnList = ({ employee }: Participant) => listId === undefined || employee.lists.includes(listId)
    return listUsers(asking, training, (person) => isOnList(person) && hasProgress(progress, person))
  },

  listBouncedUsers(asking) {
    const training = shownTraining(asking, asking.input)
    return listBounced(trainingKind, asking, training, peopleIn(asking, training).filter(hasBounced))
  },

  listReminderUsers(asking) {
    const training = shownTraining(asking, asking.input)
    return listUsers(asking, training, (person) =>
      isReminderFor(asking.input.reminderOption, training, person),
    )
  },
}

function rowViews(asking: CampaignContext, rows: readonly TrainingRow[]) {
  const caller = campaignCaller(asking)
  return rows.map((row) => trainingRowView(asking.world, row, caller))
}

type Dates = Pick<
  Input<Api['trainings']['list']>,
  'firstBatchFrom' | 'firstBatchTo' | 'lastBatchFrom' | 'lastBatchTo'
>

const isFoundBy =
  ({ firstBatchFrom, firstBatchTo, lastBatchFrom, lastBatchTo }: Dates) =>
  (row: TrainingRow): boolean => {
    const { firstBatch, lastBatch } = getBatches(row)
    return (
      isBetween(firstBatch, firstBatchFrom, firstBatchTo) && isBetween(lastBatch, lastBatchFrom, lastBatchTo)
    )
  }

const shownTraining = (asking: CampaignContext, { trainingId }: { trainingId: string }): TrainingRow =>
  findOpenCampaign(trainingKind, asking, trainingId)

function selectLessons(
  asking: CampaignContext,
  { trainingId, email }: { trainingId: string; email: string },
) {
  const training = shownTraining(asking, { trainingId })
  const { id } = findEmployee(asking.world, asking.company, email)
  return asking.world.campaigns.lessonsOfEmployee.of(id).filter((lesson) => lesson.trainingId === training.id)
}

type Listing = CampaignContext & {
  input: {
    p?: number | undefined
    n?: number | undefined
    order?: string | undefined
    filter?: string | undefined
  }
}

function peopleIn({ world, company, input }: Listing, training: TrainingRow): Participant[] {
  if (company.anonymousTracking) return []
  const matches = createTextFilter(input.filter)
  return getParticipants(world, training).filter(({ employee: { name, email } }) =>
    matches(`${name}\n${email}`),
  )
}

const listUsers = (asking: Listing, training: TrainingRow, test: (person: Participant) => boolean) =>
  listPeople(trainingKind, asking, training, peopleIn(asking, training).filter(test), (person) =>
    participantView(asking.world, training, person),
  )
