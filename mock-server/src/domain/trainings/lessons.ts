import { percentOf } from '@heed/contracts'
import { isDone, type LessonRow } from '@heed/fixtures'

/** Done lessons of all lessons, whole percent; null while nothing was delivered. */
export function lessonScore(lessons: readonly LessonRow[]): number | null {
  if (!lessons.some(({ delivered }) => delivered !== null)) return null
  return percentDone(lessons)
}

/** The same where nothing counts as 0. */
export const percentDone = (lessons: readonly LessonRow[]): number =>
  percentOf(lessons.filter(isDone).length, lessons.length)

/** When a person first opened one of the lessons. */
export const startOf = (lessons: readonly LessonRow[]): string | null =>
  lessons.reduce<string | null>(
    (first, { viewed }) => (viewed !== null && (first === null || viewed < first) ? viewed : first),
    null,
  )

/** When the last of the lessons was done; null while one is not. */
export function completionOf(lessons: readonly LessonRow[]): string | null {
  let last: string | null = null
  for (const lesson of lessons) {
    if (!isDone(lesson)) return null
    if (lesson.answered !== null && (last === null || lesson.answered > last)) last = lesson.answered
  }
  return last
}

/** When the person was reminded of one of the lessons last; null while they were not. */
export function lastReminded(lessons: readonly LessonRow[]): string | null {
  let last: string | null = null
  for (const { reminded } of lessons) {
    const own = reminded.at(-1)
    if (own !== undefined && (last === null || own > last)) last = own
  }
  return last
}

/** When the latest of those that bounced did, and have not arrived since; null while all arrive. */
export function lastBounced(lessons: readonly LessonRow[]): string | null {
  let last: string | null = null
  for (const { bounced } of lessons) if (bounced !== null && (last === null || bounced > last)) last = bounced
  return last
}
