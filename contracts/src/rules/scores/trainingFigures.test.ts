import { expect, it } from 'vitest'
import {
  computeTrainingFigures,
  computeTrainingListFigures,
  countPeopleByProgress,
  type LessonRecord,
  type ListedTraining,
  listTrainingPeople,
  listTrainingSubjects,
} from './trainingFigures.ts'

const toInstant = (day: number) => `2027-03-0${day}T08:00:00.000Z`
const lesson = (employeeId: number, subjectId: number, viewed: number, completed: number): LessonRecord => ({
  employeeId,
  subjectId,
  delivered: toInstant(1),
  viewed: viewed ? toInstant(viewed) : null,
  completed: completed ? toInstant(completed) : null,
})

/** Three people got two of three subjects: the first completed both, the second saw one, the third saw none. */
const record: ListedTraining = {
  people: [
    { employeeId: 11, listIds: [1], started: toInstant(1) },
    { employeeId: 12, listIds: [1, 2], started: toInstant(2) },
    { employeeId: 13, listIds: [2], started: null },
  ],
  deliveries: [
    { subjects: [101, 102], sent: true },
    { subjects: [103], sent: false },
  ],
  lessons: [
    lesson(11, 101, 1, 3),
    lesson(11, 102, 2, 2),
    lesson(12, 101, 4, 0),
    lesson(12, 102, 0, 0),
    lesson(13, 101, 0, 0),
    lesson(13, 102, 0, 0),
    ...[11, 12, 13].map((employeeId) => ({ ...lesson(employeeId, 103, 0, 0), delivered: null })),
    lesson(99, 101, 1, 1),
  ],
}

it('training figures count sent and planned lessons, but no former employees', () => {
  expect(computeTrainingFigures(record)).toEqual({
    totalUsers: 3,
    opened: 2,
    attendance: 67,
    score: 2,
    total: 9,
    completionRate: 22,
    viewed: 3,
    totalForView: 6,
    subjectsSent: 2,
    totalSubjects: 3,
  })
})

it('peopleByProgress separates employees who are behind from employees who have finished', () => {
  expect(countPeopleByProgress(record)).toEqual({ behindUsers: 2, finishedUsers: 0 })
  const came = { ...record, lessons: record.lessons.filter(({ subjectId }) => subjectId !== 103) }
  expect(countPeopleByProgress(came)).toEqual({ behindUsers: 2, finishedUsers: 1 })
})

it('an employee finishes a training with the last subject, not before', () => {
  expect(
    listTrainingPeople(record).map(({ scorePercent, completedDate }) => [scorePercent, completedDate]),
  ).toEqual([
    [67, null],
    [0, null],
    [0, null],
  ])
  const toCome = ({ employeeId, subjectId }: LessonRecord) => employeeId === 11 && subjectId === 103
  const done = {
    ...record,
    lessons: record.lessons.map((one) => (toCome(one) ? lesson(11, 103, 1, 1) : one)),
  }
  expect(listTrainingPeople(done)[0]).toEqual({
    employeeId: 11,
    started: toInstant(1),
    completedDate: toInstant(3),
    scorePercent: 100,
    total: 3,
    delivered: 3,
    viewed: 3,
    completed: 3,
  })
})

it('a subject is scored over the employees who received it', () => {
  const rows = listTrainingSubjects(record).map(({ subjectId, ...row }) => [subjectId, ...Object.values(row)])
  expect(rows).toEqual([
    [101, 3, 2, 1, 33],
    [102, 3, 1, 1, 33],
    [103, 0, 0, 0, 0],
  ])
})

it('an employee on two lists counts in both', () => {
  const lists = [1, 2, 3].map((id) => ({ id, name: `List ${id}` }))
  const rows = computeTrainingListFigures(record, lists).map(
    ({ listName, totalUsers, attendance, completionRate }) => [
      listName,
      totalUsers,
      attendance,
      completionRate,
    ],
  )
  expect(rows).toEqual([
    ['List 1', 2, 100, 33],
    ['List 2', 2, 50, 0],
    ['List 3', 0, 0, 0],
  ])
})

it('employees who joined later are only measured on later lessons', () => {
  const late = { employeeId: 14, listIds: [2], started: toInstant(5) }
  const joined = {
    ...record,
    people: [...record.people, late],
    lessons: [...record.lessons, lesson(14, 103, 5, 6)],
  }
  expect(listTrainingPeople(joined).at(-1)).toMatchObject({
    scorePercent: 100,
    completedDate: toInstant(6),
    total: 1,
  })
  expect(computeTrainingFigures(joined)).toMatchObject({ total: 10, score: 3 })
})

it("before the start, a training's totals include all planned lessons", () => {
  expect(computeTrainingFigures({ ...record, lessons: [] })).toMatchObject({
    total: 9,
    score: 0,
    totalForView: 0,
  })
})

it('a training without employees and deliveries has all figures at zero', () => {
  const figures = computeTrainingFigures({ people: [], deliveries: [], lessons: [] })
  expect(Object.values(figures)).toEqual(Array.from({ length: 10 }, () => 0))
})
