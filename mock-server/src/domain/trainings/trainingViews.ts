import {
  type CampaignCaller,
  campaignStatus,
  computeTrainingProgress,
  countPeopleByProgress,
  getStatusInfo,
  getTrainingAbilities,
  listTrainingSubjects,
  type Training,
  type TrainingAbilities,
  type TrainingEvent,
  type TrainingFigures,
  type TrainingLesson,
  type TrainingProgress,
  type TrainingRow as TrainingView,
} from '@heed/contracts'
import type { DeliveryRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { formatCampaignKey } from '../campaigns/findCampaign.ts'
import { getSubjectTitle } from '../campaigns/subjectTitle.ts'
import { countBouncedPeople, getListFigures, getRecord, getTrainingFigures } from './results/record.ts'

export function toTrainingRowView(world: World, training: TrainingRow, caller: CampaignCaller): TrainingView {
  const { name, status, uniqueId, isScorm, updated, scheduleType } = training
  const figures = getTrainingFigures(world, training)
  return {
    id: formatCampaignKey(training),
    name,
    status,
    statusInfo: getStatusInfo(status),
    isScorm,
    uniqueId,
    totalUsers: figures.totalUsers,
    ...getBatchTimes(training),
    updated,
    attendance: figures.attendance,
    awarenessScore: figures.completionRate,
    subjectsSent: figures.subjectsSent,
    totalSubjects: figures.totalSubjects,
    scheduleType,
    ...getAbilities(training, figures, caller),
  }
}

export function toTrainingView(world: World, training: TrainingRow, caller: CampaignCaller): Training {
  const { companyId, status, channel, reminderTransport, reminderSteps } = training
  const { opened, totalUsers, score, total, viewed, totalForView, subjectsSent, totalSubjects } =
    getTrainingFigures(world, training)
  const steps = reminderSteps.map((step) => ({ ...step }))
  return {
    ...getAbilities(training, { score, total, totalUsers }, caller),
    id: formatCampaignKey(training),
    name: training.name,
    status,
    statusInfo: getStatusInfo(status),
    active: toActiveFlag(training),
    scheduleType: training.scheduleType,
    frequency: training.frequency,
    subjectsPerInterval: training.subjectsPerInterval,
    channel,
    sendOptions: { channel },
    reminders_enabled: training.remindersEnabled,
    reminders_steps: steps,
    reminders_settings: { channel: reminderTransport, deliveryChannel: reminderTransport, steps },
    definition: {
      introMessageEnabled: training.introMessageEnabled,
      introductoryData: { ...training.introduction },
      userLists: [...training.userLists],
      areas: [],
    },
    events: listTrainingEvents(training),
    lists: getListFigures(world, training).map(({ listId, listName, ...figures }) => ({
      id: listId,
      name: listName,
      totalUsers: figures.totalUsers,
      opened: figures.opened,
      score: figures.score,
      total: figures.total,
    })),
    lessons: listLessons(world, training),
    progress: computeTrainingProgress(
      getRecord(world, training),
      status === campaignStatus.active ? world.clock.instant : null,
    ),
    subjects: [...training.subjects],
    subjectsNames: training.subjects.map((id) => getSubjectTitle(world, training, id)),
    template_id: training.templateId,
    templateCustomized: training.templateCustomized,
    isScorm: training.isScorm,
    uniqueId: training.uniqueId,
    ...getBatchTimes(training),
    created: training.created,
    updated: training.updated,
    opened,
    totalUsers,
    ...countPeopleByProgress(getRecord(world, training)),
    score,
    total,
    viewed,
    totalForView,
    subjectsSent,
    totalSubjects,
    bouncedEmails: countBouncedPeople(world, training),
    company_id: companyId,
  }
}

const listLessons = (world: World, training: TrainingRow): TrainingLesson[] =>
  listTrainingSubjects(getRecord(world, training)).map(({ subjectId, delivered, viewed, completed }) => ({
    subject_id: subjectId,
    title: getSubjectTitle(world, training, subjectId),
    delivered,
    viewed,
    completed,
  }))

export function toProgressView(world: World, training: TrainingRow): TrainingProgress {
  const { score, total, totalUsers, subjectsSent, totalSubjects, opened, viewed } = getTrainingFigures(
    world,
    training,
  )
  const { status } = training
  return {
    id: formatCampaignKey(training),
    status,
    active: toActiveFlag(training),
    score,
    total,
    totalUsers,
    subjectsSent,
    totalSubjects,
    opened,
    viewed,
  }
}

const toActiveFlag = ({ status }: TrainingRow): 0 | 1 => (status === campaignStatus.active ? 1 : 0)

export const listTrainingEvents = ({ deliveries }: TrainingRow): TrainingEvent[] =>
  deliveries.map(toEventView)

const toEventView = ({ eventId, send, sent, name, subjects, reminders }: DeliveryRow): TrainingEvent => ({
  id: eventId,
  send,
  status: toSentFlag(sent),
  ...(name && { name }),
  subjects: subjects.map((subject_id) => ({ subject_id })),
  reminders: reminders.map((reminder) => ({
    id: reminder.id,
    send: reminder.send,
    status: toSentFlag(reminder.sent),
  })),
})

/** 0 if not sent, above 0 if sent (S1 section 3). */
const toSentFlag = (sentTime: string | null): 0 | 1 => (sentTime === null ? 0 : 1)

function getAbilities(
  training: TrainingRow,
  { score, total, totalUsers }: Pick<TrainingFigures, 'score' | 'total' | 'totalUsers'>,
  caller: CampaignCaller,
): TrainingAbilities {
  const { status, isScorm } = training
  const events = listTrainingEvents(training)
  return getTrainingAbilities(
    { status, isScorm, active: toActiveFlag(training), events, score, total, totalUsers },
    caller,
  )
}

export function getBatchTimes({ deliveries }: TrainingRow): {
  firstBatch: string | null
  lastBatch: string | null
} {
  const sendTimes = deliveries.map(({ send }) => send).sort()
  return { firstBatch: sendTimes[0] ?? null, lastBatch: sendTimes.at(-1) ?? null }
}
