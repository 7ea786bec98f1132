import {
  campaignStatus,
  type LessonRecord,
  type TrainedDelivery,
  type TrainingFigures,
  type TrainingRecord,
  trainingFigures,
  trainingListFigures,
  trainingScheduleType,
} from '@heed/contracts'
import { isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'

export const selectPeopleOnLists = (world: World, { companyId, userLists }: TrainingRow) =>
  userLists.length === 0 ? [] : world.employeesOf(companyId).page({ listIds: [...userLists] }).rows

interface Recorded extends TrainingRecord {
  bounces: readonly { employeeId: number; bounced: string }[]
}

/** Reading all lessons is slow, so the record is cached until lessons or the training change. */
const held = new WeakMap<object, { training: TrainingRow; record: Recorded }>()

export function getRecord(world: World, training: TrainingRow): Recorded {
  const mark = world.campaigns.marksOfTraining.of(training.id)
  const before = held.get(mark)
  if (before?.training === training) return before.record
  const record = recorded(world, training)
  // Don't cache drafts: their recipients depend on lists, which change separately.
  if (training.status !== campaignStatus.draft) held.set(mark, { training, record })
  return record
}

export const getTrainingFigures = (world: World, training: TrainingRow): TrainingFigures =>
  trainingFigures(getRecord(world, training))

export function getListFigures(world: World, training: TrainingRow): ReturnType<typeof trainingListFigures> {
  const lists = training.userLists.flatMap((id) => {
    const list = world.lists.get(id)
    return list?.companyId === training.companyId ? [list] : []
  })
  if (lists.length === 0) return []
  const record = getRecord(world, training)
  const people = record.people.map((person) => ({
    ...person,
    listIds: world.employees.get(person.employeeId)?.lists ?? [],
  }))
  return trainingListFigures({ ...record, people }, lists)
}

function recorded(world: World, training: TrainingRow): Recorded {
  const rows = world.campaigns.lessonsOfTraining.of(training.id)
  const starts = new Map<number, string | null>()
  const bounces: Recorded['bounces'][number][] = []
  for (const { employeeId, viewed, bounced } of rows) {
    if (bounced !== null) bounces.push({ employeeId, bounced })
    const known = starts.get(employeeId) ?? null
    starts.set(employeeId, viewed !== null && (known === null || viewed < known) ? viewed : known)
  }
  if (training.status === campaignStatus.draft) {
    for (const { id } of selectPeopleOnLists(world, training)) starts.set(id, starts.get(id) ?? null)
  }
  return {
    people: [...starts].map(([employeeId, started]) => ({ employeeId, started })),
    deliveries: getDeliveries(training),
    lessons: rows.map(lessonRecord),
    bounces,
  }
}

const lessonRecord = (lesson: LessonRow): LessonRecord => ({
  employeeId: lesson.employeeId,
  subjectId: lesson.subjectId,
  delivered: lesson.delivered,
  viewed: lesson.viewed,
  completed: isDone(lesson) ? lesson.answered : null,
})

function getDeliveries({ scheduleType, status, deliveries, subjects }: TrainingRow): TrainedDelivery[] {
  if (scheduleType === trainingScheduleType.downloadLinks || deliveries.length === 0) {
    const isHandedOut = scheduleType === trainingScheduleType.downloadLinks && status !== campaignStatus.draft
    return [{ subjects, sent: isHandedOut }]
  }
  return deliveries.map(({ subjects: own, sent }) => ({ subjects: own, sent: sent !== null }))
}

export const countBounced = (world: World, training: TrainingRow): number =>
  new Set(getRecord(world, training).bounces.map(({ employeeId }) => employeeId)).size
