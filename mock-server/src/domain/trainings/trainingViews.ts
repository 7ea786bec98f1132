import {
  type CampaignCaller,
  campaignStatus,
  peopleByProgress,
  statusInfo,
  type Training,
  type TrainingAbilities,
  type TrainingEvent,
  type TrainingFigures,
  type TrainingLesson,
  type TrainingProgress,
  type TrainingRow as TrainingView,
  trainingAbilities,
  trainingProgress,
  trainingSubjects,
} from '@heed/contracts'
import type { DeliveryRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { campaignKey } from '../campaigns/findCampaign.ts'
import { subjectTitle } from '../campaigns/subjectTitle.ts'
import { countBounced, getListFigures, getRecord, getTrainingFigures } from './results/record.ts'

export function trainingRowView(world: World, training: TrainingRow, caller: CampaignCaller): TrainingView {
  const { name, status, uniqueId, isScorm, updated, scheduleType } = training
  const figures = getTrainingFigures(world, training)
  return {
    id: campaignKey(training),
    name,
    status,
    statusInfo: statusInfo(status),
    isScorm,
    uniqueId,
    totalUsers: figures.totalUsers,
    ...getBatches(training),
    updated,
    attendance: figures.attendance,
    awarenessScore: figures.completionRate,
    subjectsSent: figures.subjectsSent,
    totalSubjects: figures.totalSubjects,
    scheduleType,
    ...getAbilities(training, figures, caller),
  }
}

export function trainingView(world: World, training: TrainingRow, caller: CampaignCaller): Training {
  const { companyId, status, channel, reminderTransport, reminderSteps } = training
  const { opened, totalUsers, score, total, viewed, totalForView, subjectsSent, totalSubjects } =
    getTrainingFigures(world, training)
  const steps = reminderSteps.map((step) => ({ ...step }))
  return {
    ...getAbilities(training, { score, total, totalUsers }, caller),
    id: campaignKey(training),
    name: training.name,
    status,
    statusInfo: statusInfo(status),
    active: activeFlag(training),
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
    events: trainingEvents(training),
    lists: getListFigures(world, training).map(({ listId, listName, ...figures }) => ({
      id: listId,
      name: listName,
      totalUsers: figures.totalUsers,
      opened: figures.opened,
      score: figures.score,
      total: figures.total,
    })),
    lessons: listLessons(world, training),
    progress: trainingProgress(
      getRecord(world, training),
      status === campaignStatus.active ? world.clock.instant : null,
    ),
    subjects: [...training.subjects],
    subjectsNames: training.subjects.map((id) => subjectTitle(world, training, id)),
    template_id: training.templateId,
    templateCustomized: training.templateCustomized,
    isScorm: training.isScorm,
    uniqueId: training.uniqueId,
    ...getBatches(training),
    created: training.created,
    updated: training.updated,
    opened,
    totalUsers,
    ...peopleByProgress(getRecord(world, training)),
    score,
    total,
    viewed,
    totalForView,
    subjectsSent,
    totalSubjects,
    bouncedEmails: countBounced(world, training),
    company_id: companyId,
  }
}

const listLessons = (world: World, training: TrainingRow): TrainingLesson[] =>
  trainingSubjects(getRecord(world, training)).map(({ subjectId, delivered, viewed, completed }) => ({
    subject_id: subjectId,
    title: subjectTitle(world, training, subjectId),
    delivered,
    viewed,
    completed,
  }))

export function progressView(world: World, training: TrainingRow): TrainingProgress {
  const { score, total, totalUsers, subjectsSent, totalSubjects, opened, viewed } = getTrainingFigures(
    world,
    training,
  )
  const { status } = training
  return {
    id: campaignKey(training),
    status,
    active: activeFlag(training),
    score,
    total,
    totalUsers,
    subjectsSent,
    totalSubjects,
    opened,
    viewed,
  }
}

const activeFlag = ({ status }: TrainingRow): 0 | 1 => (status === campaignStatus.active ? 1 : 0)

export const trainingEvents = ({ deliveries }: TrainingRow): TrainingEvent[] => deliveries.map(eventView)

const eventView = ({ eventId, send, sent, name, subjects, reminders }: DeliveryRow): TrainingEvent => ({
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
const toSentFlag = (sent: string | null): 0 | 1 => (sent === null ? 0 : 1)

function getAbilities(
  training: TrainingRow,
  { score, total, totalUsers }: Pick<TrainingFigures, 'score' | 'total' | 'totalUsers'>,
  caller: CampaignCaller,
): TrainingAbilities {
  const { status, isScorm } = training
  const events = trainingEvents(training)
  return trainingAbilities(
    { status, isScorm, active: activeFlag(training), events, score, total, totalUsers },
    caller,
  )
}

export function getBatches({ deliveries }: TrainingRow): {
  firstBatch: string | null
  lastBatch: string | null
} {
  const sends = deliveries.map(({ send }) => send).sort()
  return { firstBatch: sends[0] ?? null, lastBatch: sends.at(-1) ?? null }
}
