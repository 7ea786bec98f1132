import {
  afterVisit,
  type EmployeeRow,
  type LessonRow,
  type LessonVisitRow,
  type TrainingRow,
} from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { noteActivity } from '../tracking/noteActivity.ts'

/** Writes down what a person did with a lesson. */
export function makeVisit(world: World, visit: LessonVisitRow): void {
  const { lessons, lessonVisits } = world.campaigns
  lessonVisits.remove(visit.id)
  const lesson = lessons.get(visit.id)
  if (!lesson) return
  lessons.put(afterVisit(lesson, visit))
  noteActivity(world, lesson.employeeId)
}

/** How many questions of a lesson were answered right, none before all are, and how often they were answered wrong. */
export type Answered = Pick<LessonVisitRow, 'correct' | 'incorrect'>

/**
 * A person takes a lesson by hand, now: opens it, or answers its questions. What their temper had in store for them in
 * this training does not happen any more, whatever comes to them in it.
 */
export function takeLesson(world: World, lesson: LessonRow, answered: Answered): void {
  const { lessonVisits, lessons, lessonsOfEmployee } = world.campaigns
  const { id, trainingId, employeeId } = lesson
  lessons.put({ ...lesson, byHand: true })
  for (const other of lessonsOfEmployee.of(employeeId)) {
    if (other.trainingId === trainingId) lessonVisits.remove(other.id)
  }
  const at = world.clock.instant
  makeVisit(world, { id, trainingId, employeeId, at, viewed: at, ...answered })
}

/** Whether a person takes the lessons of a training by hand. */
export const takesByHand = (
  { lessonsByHand }: World['campaigns'],
  { id }: TrainingRow,
  employee: EmployeeRow,
): boolean => lessonsByHand.of(employee.id).some(({ trainingId }) => trainingId === id)
