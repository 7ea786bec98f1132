import type { UserTraining, UserTrainingStatus } from '@heed/contracts'
import { isDone, isFromDownloadLink, type LessonRow, type TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { formatCampaignKey } from '../../campaigns/findCampaign.ts'
import { getSubjectTitle } from '../../campaigns/subjectTitle.ts'
import { computePercentDone, getLastReminderTime, getStartTime } from './lessons.ts'
import { pickLessonMarks } from './participants.ts'

export function getUserStatus(world: World, lessons: readonly LessonRow[]): UserTrainingStatus {
  return {
    subjects: lessons.map((lesson) => ({
      title: getLessonTitle(world, lesson),
      ...pickLessonMarks(lesson),
      eventId: lesson.eventId,
      training_ids: [lesson.trainingId],
    })),
    score: computePercentDone(lessons),
    started: getStartTime(lessons),
    reminded: getLastReminderTime(lessons),
    trainings: groupByTraining(world, lessons).map(([{ name, reminderTransport }]) => ({
      name,
      reminderTransport,
    })),
  }
}

function getLessonTitle(world: World, { trainingId, subjectId }: LessonRow): string {
  const training = world.campaigns.trainings.get(trainingId)
  return training ? getSubjectTitle(world, training, subjectId) : ''
}

export function groupByTraining(world: World, lessons: readonly LessonRow[]): [TrainingRow, LessonRow[]][] {
  const ids = new Set(lessons.map(({ trainingId }) => trainingId))
  return [...ids].flatMap((id): [TrainingRow, LessonRow[]][] => {
    const training = world.campaigns.trainings.get(id)
    return training ? [[training, lessons.filter(({ trainingId }) => trainingId === id)]] : []
  })
}

export function toUserTrainingView(
  world: World,
  training: TrainingRow,
  lessons: readonly LessonRow[],
): UserTraining {
  const answeredLessons = lessons.filter(({ correct, incorrect }) => correct + incorrect > 0)
  const incorrectCount = answeredLessons.reduce((sum, { incorrect }) => sum + incorrect, 0)
  return {
    id: formatCampaignKey(training),
    name: training.name,
    status: training.status,
    firstBatch: training.deliveries[0]?.send ?? null,
    lessonsDelivered: lessons.filter(({ delivered }) => delivered !== null).length,
    singleUserScore: computePercentDone(lessons),
    opened: lessons.filter(({ viewed }) => viewed !== null).length,
    averageIncorrectAnswerCount:
      answeredLessons.length === 0 ? 0 : Math.round((10 * incorrectCount) / answeredLessons.length) / 10,
    subjectsNames: training.subjects.map((id) => getSubjectTitle(world, training, id)),
  }
}

type Entry = NonNullable<UserTrainingStatus['log']>[number]

export const createEmailLog = (world: World, lessons: readonly LessonRow[]): Entry[] =>
  lessons
    .flatMap((lesson) => toEntries(lesson, getLessonTitle(world, lesson)))
    .sort((a, b) => (a.created < b.created ? -1 : a.created > b.created ? 1 : 0))

function toEntries(lesson: LessonRow, message: string): Entry[] {
  const { delivered, bounced, earlierBounces = [], viewed, reminded } = lesson
  const bounceEntries = [...earlierBounces, ...(bounced === null ? [] : [bounced])].map((time) => ({
    created: time,
    actions: 'sent',
    message,
    delivery_status: 'bounced',
  }))
  if (delivered === null) return bounceEntries
  const reminders = reminded.map((time) => ({
    created: time,
    actions: 'reminded',
    message,
    delivery_status: 'delivered',
  }))
  if (isFromDownloadLink(lesson)) return reminders
  const actions = ['sent', ...(viewed ? ['opened'] : []), ...(isDone(lesson) ? ['answered'] : [])].join(', ')
  return [
    ...bounceEntries,
    { created: delivered, actions, message, delivery_status: 'delivered' },
    ...reminders,
  ]
}
