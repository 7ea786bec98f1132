import type { LessonRow } from '@heed/fixtures'

/** A lesson is done once its question was answered right. */
export const isDone = ({ correct }: LessonRow): boolean => correct > 0

/** Done lessons of all lessons, whole percent; null while nothing was delivered. */
export function lessonScore(lessons: readonly LessonRow[]): number | null {
  if (!lessons.some(({ delivered }) => delivered !== null)) return null
  return percentDone(lessons)
}

/** The same where nothing counts as 0. */
export const percentDone = (lessons: readonly LessonRow[]): number =>
  percent(lessons.filter(isDone).length, lessons.length)

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)

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

/** Figures of a training, in people and in lessons, one per person and subject (S1 section 3). */
export interface TrainingFigures {
  totalUsers: number
  opened: number
  bounced: number
  score: number
  total: number
  viewed: number
  totalForView: number
}

export function figuresOf(lessons: readonly LessonRow[]): TrainingFigures {
  const [people, openers, bounced] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let [score, viewed, totalForView] = [0, 0, 0]
  for (const lesson of lessons) {
    people.add(lesson.employeeId)
    if (lesson.bounced !== null) bounced.add(lesson.employeeId)
    if (isDone(lesson)) score++
    if (lesson.delivered === null) continue
    totalForView++
    if (lesson.viewed === null) continue
    viewed++
    openers.add(lesson.employeeId)
  }
  return {
    totalUsers: people.size,
    opened: openers.size,
    bounced: bounced.size,
    score,
    total: lessons.length,
    viewed,
    totalForView,
  }
}
