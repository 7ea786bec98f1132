import { type Api, createTextFilter, type Input } from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import { findVisibleCampaign, getCampaignCaller } from '../campaigns/findCampaign.ts'
import { isInPeriod, listCampaigns, listLatestCampaigns } from '../campaigns/listCampaigns.ts'
import { listBounced, listPeople, selectPeoplePage } from '../campaigns/listPeople.ts'
import {
  getParticipants,
  hasBounced,
  matchesProgress,
  matchesReminderMode,
  type Participant,
  toDetailsView,
  toParticipantView,
} from './results/participants.ts'
import { createEmailLog, getUserStatus } from './results/userStatus.ts'
import { trainingKind } from './trainingKind.ts'
import { trainingReminders } from './trainingReminders.ts'
import { getBatchTimes, toProgressView, toTrainingRowView, toTrainingView } from './trainingViews.ts'
import { trainingWrites } from './trainingWrites.ts'

const latestCount = 10

export const trainings: AreaHandlers<'trainings'> = {
  ...trainingWrites,
  ...trainingReminders,

  list(context) {
    const { pageRows, ...counts } = listCampaigns(trainingKind, context, createFilter(context.input))
    return { automations: toRowViews(context, pageRows), ...counts }
  },

  latest(context) {
    const rows = listLatestCampaigns(trainingKind, context).slice(0, context.input.n ?? latestCount)
    return { automations: toRowViews(context, rows) }
  },

  get: (context) =>
    toTrainingView(context.world, findVisibleTraining(context, context.input), getCampaignCaller(context)),

  getStatus: (context) => toProgressView(context.world, findVisibleTraining(context, context.input)),

  listUsersDetails(context) {
    const training = findVisibleTraining(context, context.input)
    const participants = selectParticipants(context, training)
    const pageParticipants = selectPeoplePage(trainingKind, context, training, participants)
    return {
      users: pageParticipants.map((person) => toDetailsView(context.world, training, person)),
      count: participants.length,
    }
  },

  getUserStatus(context) {
    const { world, company, caller } = context
    const lessons = selectLessons(context, context.input)
    const visibleLessons = company.anonymousTracking ? [] : lessons
    return {
      ...getUserStatus(world, visibleLessons),
      ...(caller.person.super_admin ? { log: createEmailLog(world, visibleLessons) } : {}),
    }
  },

  getMailLog(context) {
    const lessons = selectLessons(context, context.input)
    return { log: context.company.anonymousTracking ? [] : createEmailLog(context.world, lessons) }
  },

  listUsers(context) {
    const training = findVisibleTraining(context, context.input)
    const { listId, progress } = context.input
    const isOnList = ({ employee }: Participant) => listId === undefined || employee.lists.includes(listId)
    return listUsers(context, training, (person) => isOnList(person) && matchesProgress(progress, person))
  },

  listBouncedUsers(context) {
    const training = findVisibleTraining(context, context.input)
    return listBounced(
      trainingKind,
      context,
      training,
      selectParticipants(context, training).filter(hasBounced),
    )
  },

  listReminderUsers(context) {
    const training = findVisibleTraining(context, context.input)
    return listUsers(context, training, (person) =>
      matchesReminderMode(context.input.reminderOption, training, person),
    )
  },
}

function toRowViews(context: CampaignContext, rows: readonly TrainingRow[]) {
  const caller = getCampaignCaller(context)
  return rows.map((row) => toTrainingRowView(context.world, row, caller))
}

type Dates = Pick<
  Input<Api['trainings']['list']>,
  'firstBatchFrom' | 'firstBatchTo' | 'lastBatchFrom' | 'lastBatchTo'
>

const createFilter =
  ({ firstBatchFrom, firstBatchTo, lastBatchFrom, lastBatchTo }: Dates) =>
  (row: TrainingRow): boolean => {
    const { firstBatch, lastBatch } = getBatchTimes(row)
    return (
      isInPeriod(firstBatch, firstBatchFrom, firstBatchTo) &&
      isInPeriod(lastBatch, lastBatchFrom, lastBatchTo)
    )
  }

const findVisibleTraining = (context: CampaignContext, { trainingId }: { trainingId: string }): TrainingRow =>
  findVisibleCampaign(trainingKind, context, trainingId)

function selectLessons(
  context: CampaignContext,
  { trainingId, email }: { trainingId: string; email: string },
) {
  const training = findVisibleTraining(context, { trainingId })
  const { id } = findEmployee(context.world, context.company, email)
  return context.world.campaigns.lessonsByEmployee
    .get(id)
    .filter((lesson) => lesson.trainingId === training.id)
}

type ListingContext = CampaignContext & {
  input: {
    p?: number | undefined
    n?: number | undefined
    order?: string | undefined
    filter?: string | undefined
  }
}

function selectParticipants({ world, company, input }: ListingContext, training: TrainingRow): Participant[] {
  if (company.anonymousTracking) return []
  const matches = createTextFilter(input.filter)
  return getParticipants(world, training).filter(({ employee: { name, email } }) =>
    matches(`${name}\n${email}`),
  )
}

const listUsers = (
  listing: ListingContext,
  training: TrainingRow,
  isSelected: (person: Participant) => boolean,
) =>
  listPeople(
    trainingKind,
    listing,
    training,
    selectParticipants(listing, training).filter(isSelected),
    (person) => toParticipantView(listing.world, training, person),
  )
