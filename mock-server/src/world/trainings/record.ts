import {
  campaignStatus,
  type TrainedDelivery,
  type TrainingRecord,
  trainingScheduleType,
} from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import type { World } from '../World.ts'
import { isDone } from './lessons.ts'

/** Everybody on the lists of a training, once. */
export const peopleOnLists = (world: World, { companyId, userLists }: TrainingRow) =>
  userLists.length === 0 ? [] : world.employeesOf(companyId).page({ listIds: [...userLists] }).rows

/** What was recorded of a training, as the rules read it; one that nobody got yet reaches the people on its lists. */
export function recordOf(world: World, training: TrainingRow): TrainingRecord {
  const rows = world.campaigns.lessonsOfTraining.of(training.id)
  const starts = new Map<number, string | null>()
  for (const { employeeId, viewed } of rows) {
    const known = starts.get(employeeId) ?? null
    starts.set(employeeId, viewed !== null && (known === null || viewed < known) ? viewed : known)
  }
  if (rows.length === 0 && !training.isScorm) {
    for (const { id } of peopleOnLists(world, training)) starts.set(id, null)
  }
  return {
    people: [...starts].map(([employeeId, started]) => ({ employeeId, started })),
    deliveries: deliveriesOf(training),
    lessons: rows.map((lesson) => ({ ...lesson, completed: isDone(lesson) ? lesson.answered : null })),
  }
}

/** Links that are handed out, and what has no schedule yet, are one delivery of all subjects. */
function deliveriesOf({ scheduleType, status, deliveries, subjects }: TrainingRow): TrainedDelivery[] {
  if (scheduleType === trainingScheduleType.downloadLinks || deliveries.length === 0) {
    const isHandedOut = scheduleType === trainingScheduleType.downloadLinks && status !== campaignStatus.draft
    return [{ subjects, sent: isHandedOut }]
  }
  return deliveries.map(({ subjects: own, sent }) => ({ subjects: own, sent: sent !== null }))
}

/** People whose mail came back. */
export const bouncedOf = (world: World, { id }: TrainingRow): number =>
  new Set(
    world.campaigns.lessonsOfTraining
      .of(id)
      .flatMap(({ bounced, employeeId }) => (bounced === null ? [] : employeeId)),
  ).size
