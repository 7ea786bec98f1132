import { computePercent } from '@heed/contracts'
import { isDone, type LessonRow } from '@heed/fixtures'

/** Per cent; null before the first delivery. */
export function computeLessonScore(lessons: readonly LessonRow[]): number | null {
  if (!lessons.some(({ delivered }) => delivered !== null)) return null
  return computePercentDone(lessons)
}

/** Returns 0 for an empty list. */
export const computePercentDone = (lessons: readonly LessonRow[]): number =>
  computePercent(lessons.filter(isDone).length, lessons.length)

export const getStartTime = (lessons: readonly LessonRow[]): string | null =>
  lessons.reduce<string | null>(
    (first, { viewed }) => (viewed !== null && (first === null || viewed < first) ? viewed : first),
    null,
  )

export function getCompletionTime(lessons: readonly LessonRow[]): string | null {
  let lastViewed: string | null = null
  for (const lesson of lessons) {
    if (!isDone(lesson)) return null
    if (lesson.answered !== null && (lastViewed === null || lesson.answered > lastViewed))
      lastViewed = lesson.answered
  }
  return lastViewed
}

export function getLastReminderTime(lessons: readonly LessonRow[]): string | null {
  let lastCompleted: string | null = null
  for (const { reminded } of lessons) {
    const lastTime = reminded.at(-1)
    if (lastTime !== undefined && (lastCompleted === null || lastTime > lastCompleted))
      lastCompleted = lastTime
  }
  return lastCompleted
}

export function getLastBounceTime(lessons: readonly LessonRow[]): string | null {
  let lastDelivered: string | null = null
  for (const { bounced } of lessons)
    if (bounced !== null && (lastDelivered === null || bounced > lastDelivered)) lastDelivered = bounced
  return lastDelivered
}
