import { expect, it } from 'vitest'
import { computeTrainingFigures, type LessonRecord, type TrainingRecord } from './trainingFigures.ts'
import { computeTrainingProgress, countUpcomingLessons, listPlannedLessons } from './trainingProgress.ts'

const toInstant = (day: number) => new Date(Date.UTC(2027, 2, day, 8)).toISOString()
const lesson = (employeeId: number, delivered: number, completed: number): LessonRecord => ({
  employeeId,
  subjectId: 100 + delivered,
  delivered: delivered ? toInstant(delivered) : null,
  viewed: null,
  completed: completed ? toInstant(completed) : null,
})

/** Two people get lessons on the 1st and 8th, and a third lesson is planned; a former member also got a lesson. */
const record: TrainingRecord = {
  people: [11, 12].map((employeeId) => ({ employeeId, started: null })),
  deliveries: [101, 108, 115].map((subject) => ({ subjects: [subject], sent: subject < 115 })),
  lessons: [
    lesson(11, 1, 2),
    lesson(12, 1, 9),
    lesson(11, 8, 10),
    lesson(12, 8, 0),
    lesson(11, 0, 0),
    lesson(12, 0, 0),
    lesson(99, 1, 1),
  ],
}

const findPointOnDay = (points: ReturnType<typeof computeTrainingProgress>, day: number) =>
  points.findLast((point) => point.at <= toInstant(day))

it('training progress rises with each delivery and each completed lesson', () => {
  const points = computeTrainingProgress(record, toInstant(12))
  expect(points[0]).toEqual({ at: toInstant(1), delivered: 2, completed: 0 })
  expect(findPointOnDay(points, 7)).toMatchObject({ delivered: 2, completed: 1 })
  expect(findPointOnDay(points, 8)).toEqual({ at: toInstant(8), delivered: 4, completed: 1 })
  expect(points.at(-1)).toEqual({ at: toInstant(12), delivered: 4, completed: 3 })
})

it("training progress ends at the training's figures and never falls", () => {
  const points = computeTrainingProgress(record, toInstant(12))
  const { score, totalForView } = computeTrainingFigures(record)
  expect(points.at(-1)).toMatchObject({ delivered: totalForView, completed: score })
  for (const field of ['delivered', 'completed'] as const) {
    const values = points.map((point) => point[field])
    expect(values).toEqual(values.toSorted((one, other) => one - other))
  }
  const instants = points.map((point) => point.at)
  expect(instants).toEqual([...new Set(instants)].sort((one, other) => (one < other ? -1 : 1)))
})

it("a finished training's progress ends with its last activity", () => {
  expect(computeTrainingProgress(record, null).at(-1)).toEqual({
    at: toInstant(10),
    delivered: 4,
    completed: 3,
  })
})

it("a training that hasn't started has no progress points", () => {
  const { people, deliveries } = record
  expect(computeTrainingProgress({ people, deliveries, lessons: [lesson(11, 0, 0)] }, toInstant(12))).toEqual(
    [],
  )
})

it('training progress stays short, however many delivery times there are', () => {
  const lessons = Array.from({ length: 5000 }, (_, n) => ({
    ...lesson(11, 1, 0),
    delivered: new Date(Date.UTC(2027, 2, 1) + n * 60_000).toISOString(),
  }))
  const points = computeTrainingProgress({ ...record, lessons }, toInstant(12))
  expect(points.length).toBeLessThan(60)
  expect(points.at(-1)?.delivered).toBe(5000)
})

it('planned lessons are counted from unsent deliveries, for all current employees', () => {
  const event = (send: string, status: number, count: number) => ({
    send,
    status,
    subjects: Array.from({ length: count }, (_, n) => ({ subject_id: n + 1 })),
  })
  expect(
    listPlannedLessons(
      [event(toInstant(20), 0, 2), event(toInstant(1), 1, 1), event(toInstant(15), 0, 1)],
      240,
    ),
  ).toEqual([
    { at: toInstant(15), lessons: 240 },
    { at: toInstant(20), lessons: 480 },
  ])
})

it('lessonsToCome separates planned lessons from lost ones', () => {
  const event = (status: number) => ({ send: toInstant(20), status, subjects: [{ subject_id: 1 }] })
  const of = (events: ReturnType<typeof event>[], totalForView: number) =>
    countUpcomingLessons({ total: 884, totalForView, totalUsers: 221, events })
  expect(of([event(1), event(1), event(1), event(0)], 657)).toEqual({ planned: 221, lost: 6 })
  expect(of([event(1), event(1), event(1), event(1)], 876)).toEqual({ planned: 0, lost: 8 })
  expect(of([], 884)).toEqual({ planned: 0, lost: 0 })
})
