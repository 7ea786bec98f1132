import {
  applyVisit,
  type EmployeeRow,
  type LessonRow,
  type LessonVisitRow,
  type TrainingRow,
} from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { recordActivity } from '../../tracking/noteActivity.ts'

export function performVisit(world: World, visit: LessonVisitRow): void {
  const { lessons, lessonVisits } = world.campaigns
  lessonVisits.remove(visit.id)
  const lesson = lessons.get(visit.id)
  if (!lesson) return
  lessons.put(applyVisit(lesson, visit))
  recordActivity(world, lesson.employeeId)
}

/** `correct` stays 0 until every question is answered correctly; `incorrect` counts wrong answers. */
export type QuizResult = Pick<LessonVisitRow, 'correct' | 'incorrect'>

/** A manual visit cancels all simulated visits in this training, including later ones. */
export function recordLessonResult(world: World, lesson: LessonRow, quizResult: QuizResult): void {
  const { lessonVisits, lessons, lessonsByEmployee } = world.campaigns
  const { id, trainingId, employeeId } = lesson
  lessons.put({ ...lesson, byHand: true })
  for (const otherLesson of lessonsByEmployee.get(employeeId)) {
    if (otherLesson.trainingId === trainingId) lessonVisits.remove(otherLesson.id)
  }
  const instant = world.clock.instant
  performVisit(world, { id, trainingId, employeeId, at: instant, viewed: instant, ...quizResult })
}

export const isLearningManually = (
  { manualLessonsByEmployee }: World['campaigns'],
  { id }: TrainingRow,
  employee: EmployeeRow,
): boolean => manualLessonsByEmployee.get(employee.id).some(({ trainingId }) => trainingId === id)
