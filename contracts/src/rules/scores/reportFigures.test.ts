import { describe, expect, it } from 'vitest'
import { AssessmentTally } from './AssessmentTally.ts'
import { computeReportFigures, type PersonStatus, type ReportRecord } from './reportFigures.ts'
import type { TrainingRecord } from './trainingFigures.ts'

const day = (at: number) => `2026-01-${String(at).padStart(2, '0')}T09:00:00.000Z`
/** '-' is planned, 's' sent, 'v' viewed and 'd' done. */
const makeLessons = (employeeId: number, marks: string): TrainingRecord['lessons'] =>
  [...marks].map((mark, at) => ({
    employeeId,
    subjectId: at + 1,
    delivered: mark === '-' ? null : day(1),
    viewed: mark === 'v' || mark === 'd' ? day(2) : null,
    completed: mark === 'd' ? day(3) : null,
  }))

const training = (byPerson: Record<number, string>): TrainingRecord => {
  const lessons = Object.entries(byPerson).flatMap(([id, marks]) => makeLessons(Number(id), marks))
  return {
    people: Object.keys(byPerson).map((id) => ({
      employeeId: Number(id),
      started: lessons.find((one) => one.employeeId === Number(id) && one.viewed)?.viewed ?? null,
    })),
    deliveries: [{ subjects: [1], sent: true }],
    lessons,
  }
}

/** One scenario that is worth 10 points; null if not answered. */
const assessment = (byPerson: Record<number, number | null>): AssessmentTally =>
  new AssessmentTally({
    threatAreas: [{ code: 'Phishing', name: 'Phishing', description: '', keyBehaviours: [] }],
    questions: [
      { id: 1, name: 'The mail', area: 'Phishing', behaviours: [], maxScoresByBehaviour: { look: 10 } },
    ],
    people: Object.entries(byPerson).map(([id, points]) => ({
      employeeId: Number(id),
      listIds: [],
      started: points !== null,
      completed: points !== null,
      answers: points === null ? [] : [{ question: 1, points: { look: points } }],
    })),
  })

const person = (employeeId: number, listIds: number[] = [], bounced = false) => ({
  employeeId,
  listIds,
  bounced,
})
const computeFigures = (record: Partial<ReportRecord>) =>
  computeReportFigures({ people: [], lists: [], trainings: [], assessments: [], ...record })

it.each<[string, boolean, PersonStatus]>([
  ['dd', false, 'upToDate'],
  ['d-', false, 'upToDate'],
  ['ds', false, 'inProgress'],
  ['vs', false, 'inProgress'],
  ['ss', false, 'notStarted'],
  ['--', false, 'noLessons'],
  ['--', true, 'notReached'],
  ['s-', true, 'notStarted'],
])('an employee with lessons %s, bounced: %s, is %s', (marks, bounced, standing) => {
  const { people, figures: said } = computeFigures({
    people: [person(1, [], bounced)],
    trainings: [{ name: 'Basics', record: training({ 1: marks }) }],
  })
  expect(people[0]?.standing).toBe(standing)
  expect(said.all.standings[standing]).toBe(1)
})

describe('reportFigures for two trainings and two assessments', () => {
  const record: ReportRecord = {
    people: [person(1, [11]), person(2, [11, 12])],
    lists: [
      { id: 11, name: 'Finance' },
      { id: 12, name: 'Sales' },
      { id: 13, name: 'Nobody' },
    ],
    trainings: [
      { name: 'Basics', record: training({ 1: 'dd', 2: 'vs', 3: 'dd' }) },
      { name: 'Only the other', record: training({ 3: 'd' }) },
    ],
    assessments: [
      { name: 'First', tally: assessment({ 1: 2, 2: 9, 3: 10 }) },
      { name: 'Second', tally: assessment({ 1: 6, 2: null }) },
    ],
  }
  const { people, figures: said } = computeFigures(record)

  it('counts only employees in the report', () => {
    expect(said.all).toMatchObject({
      employees: 2,
      total: 4,
      delivered: 4,
      viewed: 3,
      completed: 2,
      progress: 50,
    })
    expect(said.trainings).toMatchObject([
      { name: 'Basics', totalUsers: 2, score: 2, total: 4, attendance: 100 },
    ])
    expect(said.assessments).toMatchObject([
      { name: 'First', usersTotal: 2, usersFinished: 2, resilienceScore: 55, areas: [{ score: 55 }] },
      { name: 'Second', usersTotal: 2, usersFinished: 1, resilienceScore: 60 },
    ])
  })

  it('uses the score of the latest assessment each employee answered', () => {
    expect(people).toMatchObject([
      { employeeId: 1, trainings: 1, assessments: 2, assessmentsDone: 2, score: 60, progress: 100 },
      { employeeId: 2, trainings: 1, assessments: 2, assessmentsDone: 1, score: 90, progress: 0 },
    ])
    expect(said.all.score).toBe(75)
    expect(said.distribution.map(({ value }) => value)).toEqual([0, 0, 1, 0, 1])
  })

  it('counts employees on several lists in each list', () => {
    expect(said.lists).toMatchObject([
      { name: 'Finance', employees: 2, completed: 2, score: 75 },
      { name: 'Sales', employees: 1, completed: 0, score: 90 },
      { name: 'Nobody', employees: 0, progress: 0, score: null },
    ])
  })
})

it('a report without employees has only empty figures', () => {
  expect(computeFigures({ trainings: [{ name: 'Basics', record: training({ 1: 'd' }) }] })).toEqual({
    figures: {
      all: expect.objectContaining({ employees: 0, total: 0, progress: 0, score: null }),
      lists: [],
      trainings: [],
      assessments: [],
      distribution: [],
    },
    people: [],
  })
})
