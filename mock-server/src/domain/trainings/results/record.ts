import {
  campaignStatus,
  computeTrainingFigures,
  computeTrainingListFigures,
  type LessonRecord,
  type TrainedDelivery,
  type TrainingFigures,
  type TrainingRecord,
  trainingScheduleType,
} from '@heed/contracts'
import { isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { complete, forEachInSteps, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'

export const selectPeopleOnLists = (world: World, { companyId, userLists }: TrainingRow) =>
  userLists.length === 0 ? [] : world.getEmployeeTable(companyId).page({ listIds: [...userLists] }).rows

interface CachedRecord extends TrainingRecord {
  bounces: readonly { employeeId: number; bounced: string }[]
}

/** Reading all lessons is slow, so the record is cached until lessons or the training change. */
const recordCache = new WeakMap<object, { training: TrainingRow; record: CachedRecord }>()

export const getRecord = (world: World, training: TrainingRow): CachedRecord =>
  complete(getRecordInSteps(world, training))

export function* getRecordInSteps(world: World, training: TrainingRow): Steps<CachedRecord> {
  const cacheKey = world.campaigns.trainingCacheKeys.get(training.id)
  const cachedRecord = recordCache.get(cacheKey)
  if (cachedRecord?.training === training) return cachedRecord.record
  const record = yield* createTrainingRecord(world, training)
  // Don't cache drafts: their recipients depend on lists, which change separately.
  if (training.status !== campaignStatus.draft) recordCache.set(cacheKey, { training, record })
  return record
}

export const getTrainingFigures = (world: World, training: TrainingRow): TrainingFigures =>
  computeTrainingFigures(getRecord(world, training))

export function getListFigures(
  world: World,
  training: TrainingRow,
): ReturnType<typeof computeTrainingListFigures> {
  const lists = training.userLists.flatMap((id) => {
    const list = world.lists.get(id)
    return list?.companyId === training.companyId ? [list] : []
  })
  if (lists.length === 0) return []
  const record = getRecord(world, training)
  const peopleWithLists = record.people.map((person) => ({
    ...person,
    listIds: world.employees.get(person.employeeId)?.lists ?? [],
  }))
  return computeTrainingListFigures({ ...record, people: peopleWithLists }, lists)
}

function* createTrainingRecord(world: World, training: TrainingRow): Steps<CachedRecord> {
  const rows = world.campaigns.lessonsByTraining.get(training.id)
  const starts = new Map<number, string | null>()
  const bounces: CachedRecord['bounces'][number][] = []
  const lessons: LessonRecord[] = []
  yield* forEachInSteps(rows, (lesson) => {
    const { employeeId, viewed, bounced } = lesson
    lessons.push(toLessonRecord(lesson))
    if (bounced !== null) bounces.push({ employeeId, bounced })
    const earliestStart = starts.get(employeeId) ?? null
    starts.set(
      employeeId,
      viewed !== null && (earliestStart === null || viewed < earliestStart) ? viewed : earliestStart,
    )
  })
  if (training.status === campaignStatus.draft) {
    for (const { id } of selectPeopleOnLists(world, training)) starts.set(id, starts.get(id) ?? null)
  }
  return {
    people: [...starts].map(([employeeId, startInstant]) => ({ employeeId, started: startInstant })),
    deliveries: getDeliveries(training),
    lessons,
    bounces,
  }
}

const toLessonRecord = (lesson: LessonRow): LessonRecord => ({
  employeeId: lesson.employeeId,
  subjectId: lesson.subjectId,
  delivered: lesson.delivered,
  viewed: lesson.viewed,
  completed: isDone(lesson) ? lesson.answered : null,
})

function getDeliveries({ scheduleType, status, deliveries, subjects }: TrainingRow): TrainedDelivery[] {
  if (scheduleType === trainingScheduleType.downloadLinks || deliveries.length === 0) {
    const isDownloadable =
      scheduleType === trainingScheduleType.downloadLinks && status !== campaignStatus.draft
    return [{ subjects, sent: isDownloadable }]
  }
  return deliveries.map(({ subjects, sent }) => ({ subjects, sent: sent !== null }))
}

export const countBouncedPeople = (world: World, training: TrainingRow): number =>
  new Set(getRecord(world, training).bounces.map(({ employeeId }) => employeeId)).size
