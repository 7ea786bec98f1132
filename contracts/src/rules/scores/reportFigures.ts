import type { ScoreShare } from '../../entities/campaigns/assessmentResults.ts'
import { AssessmentTally } from './AssessmentTally.ts'
import { type AssessmentTotals, areaScores, assessmentTotals, bandShares } from './assessmentResults.ts'
import { computePercent } from './rounding.ts'
import {
  type TrainingFigures,
  type TrainingRecord,
  trainingFigures,
  trainingPeople,
} from './trainingFigures.ts'

export interface ReportedPerson {
  employeeId: number
  listIds: readonly number[]
  bounced: boolean
}

export interface ReportRecord {
  people: readonly ReportedPerson[]
  lists: readonly { id: number; name: string }[]
  trainings: readonly { name: string; record: TrainingRecord }[]
  assessments: readonly { name: string; tally: AssessmentTally }[]
}

/** `notReached`: every email bounced. */
export const personStandings = ['upToDate', 'inProgress', 'notStarted', 'notReached', 'noLessons'] as const
export type PersonStanding = (typeof personStandings)[number]

export interface LessonCounts {
  total: number
  delivered: number
  viewed: number
  completed: number
  progress: number
}

export interface PersonFigures extends LessonCounts {
  employeeId: number
  standing: PersonStanding
  trainings: number
  assessments: number
  assessmentsDone: number
  score: number | null
}

export interface GroupFigures extends LessonCounts {
  employees: number
  standings: Readonly<Record<PersonStanding, number>>
  score: number | null
}

export interface ReportFigures {
  all: GroupFigures
  lists: readonly (GroupFigures & { name: string })[]
  trainings: readonly (TrainingFigures & { name: string })[]
  assessments: readonly (AssessmentTotals & {
    name: string
    areas: { name: string; score: number | null }[]
  })[]
  distribution: readonly ScoreShare[]
}

interface Row extends PersonFigures {
  exact: number | null
}

/** Takes linear time; the figures match the training and assessment pages. */
export function reportFigures(record: ReportRecord): { figures: ReportFigures; people: PersonFigures[] } {
  const ids = new Set(record.people.map(({ employeeId }) => employeeId))
  const trainings = record.trainings
    .map(({ name, record: whole }) => ({ name, own: narrowed(whole, ids) }))
    .filter(({ own }) => own.people.length > 0)
  const assessments = record.assessments
    .map(({ name, tally }) => ({ name, tally: narrowedTally(tally, ids) }))
    .filter(({ tally }) => tally.record.people.length > 0)
  const rows = computePeople(
    record.people,
    trainings.map(({ own }) => own),
    assessments.map(({ tally }) => tally),
  )
  return {
    figures: {
      all: sumGroup(rows),
      lists: listRows(record, rows),
      trainings: trainings.map(({ name, own }) => ({ name, ...trainingFigures(own) })),
      assessments: assessments.map(({ name, tally }) => ({
        name,
        ...assessmentTotals(tally),
        areas: areaScores(tally),
      })),
      distribution: bandShares(rows.flatMap(({ score }) => score ?? [])),
    },
    people: rows.map(({ exact, ...row }) => row),
  }
}

function narrowed(record: TrainingRecord, ids: ReadonlySet<number>): TrainingRecord {
  if (record.people.every(({ employeeId }) => ids.has(employeeId))) return record
  const isOn = ({ employeeId }: { employeeId: number }) => ids.has(employeeId)
  return { ...record, people: record.people.filter(isOn), lessons: record.lessons.filter(isOn) }
}

function narrowedTally(tally: AssessmentTally, ids: ReadonlySet<number>): AssessmentTally {
  const { people } = tally.record
  if (people.every(({ employeeId }) => ids.has(employeeId))) return tally
  const isOn = ({ employeeId }: { employeeId: number }) => ids.has(employeeId)
  return new AssessmentTally({ ...tally.record, people: people.filter(isOn) })
}

function computePeople(
  people: readonly ReportedPerson[],
  trainings: readonly TrainingRecord[],
  tallies: readonly AssessmentTally[],
): Row[] {
  const rows = people.map(blank)
  const rowsById = new Map(rows.map((row) => [row.employeeId, row]))
  for (const record of trainings) {
    for (const { employeeId, total, delivered, viewed, completed } of trainingPeople(record)) {
      const row = rowsById.get(employeeId)
      if (!row) continue
      row.trainings += 1
      row.total += total
      row.delivered += delivered
      row.viewed += viewed
      row.completed += completed
    }
  }
  for (const tally of tallies) {
    for (const { employeeId, completed } of tally.record.people) {
      const row = rowsById.get(employeeId)
      if (!row) continue
      row.assessments += 1
      if (completed) row.assessmentsDone += 1
      row.exact = tally.scoreOf(employeeId, 'all') ?? row.exact
    }
  }
  for (const [at, row] of rows.entries()) {
    row.progress = computePercent(row.completed, row.total)
    row.score = row.exact === null ? null : Math.round(row.exact)
    row.standing = getStanding(row, people[at]?.bounced ?? false)
  }
  return rows
}

const blank = ({ employeeId }: ReportedPerson): Row => ({
  employeeId,
  standing: 'noLessons',
  trainings: 0,
  total: 0,
  delivered: 0,
  viewed: 0,
  completed: 0,
  progress: 0,
  assessments: 0,
  assessmentsDone: 0,
  score: null,
  exact: null,
})

function getStanding({ delivered, viewed, completed }: LessonCounts, bounced: boolean): PersonStanding {
  if (delivered === 0) return bounced ? 'notReached' : 'noLessons'
  if (completed >= delivered) return 'upToDate'
  return viewed > 0 || completed > 0 ? 'inProgress' : 'notStarted'
}

function sumGroup(rows: readonly Row[]): GroupFigures {
  const sum = (field: 'total' | 'delivered' | 'viewed' | 'completed') =>
    rows.reduce((total, row) => total + row[field], 0)
  const standings = { upToDate: 0, inProgress: 0, notStarted: 0, notReached: 0, noLessons: 0 }
  for (const { standing } of rows) standings[standing] += 1
  const scores = rows.flatMap(({ exact }) => exact ?? [])
  const [total, completed] = [sum('total'), sum('completed')]
  return {
    employees: rows.length,
    standings,
    total,
    delivered: sum('delivered'),
    viewed: sum('viewed'),
    completed,
    progress: computePercent(completed, total),
    score:
      scores.length === 0 ? null : Math.round(scores.reduce((one, other) => one + other, 0) / scores.length),
  }
}

function listRows({ people, lists }: ReportRecord, rows: readonly Row[]): ReportFigures['lists'] {
  const members = new Map<number, Row[]>(lists.map(({ id }) => [id, []]))
  for (const [at, { listIds }] of people.entries()) {
    const row = rows[at]
    if (row) for (const id of listIds) members.get(id)?.push(row)
  }
  return lists.map(({ id, name }) => ({ name, ...sumGroup(members.get(id) ?? []) }))
}
