import type { ScoreShare } from '../../entities/campaigns/assessmentResults.ts'
import { AssessmentTally } from './AssessmentTally.ts'
import {
  type AssessmentTotals,
  computeAssessmentTotals,
  computeBandShares,
  listAreaScores,
} from './assessmentResults.ts'
import { computePercent } from './rounding.ts'
import {
  computeTrainingFigures,
  listTrainingPeople,
  type TrainingFigures,
  type TrainingRecord,
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
export const personStatuses = ['upToDate', 'inProgress', 'notStarted', 'notReached', 'noLessons'] as const
export type PersonStatus = (typeof personStatuses)[number]

export interface LessonCounts {
  total: number
  delivered: number
  viewed: number
  completed: number
  progress: number
}

export interface PersonFigures extends LessonCounts {
  employeeId: number
  standing: PersonStatus
  trainings: number
  assessments: number
  assessmentsDone: number
  score: number | null
}

export interface GroupFigures extends LessonCounts {
  employees: number
  standings: Readonly<Record<PersonStatus, number>>
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

interface PersonRow extends PersonFigures {
  exact: number | null
}

interface ComputedReport {
  figures: ReportFigures
  people: PersonFigures[]
}

/** Takes linear time; the figures match the training and assessment pages. */
export function computeReportFigures(record: ReportRecord): ComputedReport {
  const steps = computeReportInSteps(record)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export function* computeReportInSteps(record: ReportRecord): Generator<void, ComputedReport> {
  const ids = new Set(record.people.map(({ employeeId }) => employeeId))
  yield
  const trainings: { name: string; own: TrainingRecord }[] = []
  for (const { name, record: whole } of record.trainings) {
    const own = filterPeople(whole, ids)
    if (own.people.length > 0) trainings.push({ name, own })
    yield
    listTrainingPeople(own)
    yield
  }
  const assessments = record.assessments
    .map(({ name, tally }) => ({ name, tally: filterTally(tally, ids) }))
    .filter(({ tally }) => tally.record.people.length > 0)
  yield
  const rows = yield* computePersonRows(
    record.people,
    trainings.map(({ own }) => own),
    assessments.map(({ tally }) => tally),
  )
  yield
  const all = sumGroup(rows)
  yield
  const lists = listRows(record, rows)
  yield
  return {
    figures: {
      all,
      lists,
      trainings: trainings.map(({ name, own }) => ({ name, ...computeTrainingFigures(own) })),
      assessments: assessments.map(({ name, tally }) => ({
        name,
        ...computeAssessmentTotals(tally),
        areas: listAreaScores(tally),
      })),
      distribution: computeBandShares(rows.flatMap(({ score }) => score ?? [])),
    },
    people: rows.map(({ exact, ...row }) => row),
  }
}

function filterPeople(record: TrainingRecord, ids: ReadonlySet<number>): TrainingRecord {
  if (record.people.every(({ employeeId }) => ids.has(employeeId))) return record
  const isOnList = ({ employeeId }: { employeeId: number }) => ids.has(employeeId)
  return { ...record, people: record.people.filter(isOnList), lessons: record.lessons.filter(isOnList) }
}

function filterTally(tally: AssessmentTally, ids: ReadonlySet<number>): AssessmentTally {
  const { people } = tally.record
  if (people.every(({ employeeId }) => ids.has(employeeId))) return tally
  const isOnList = ({ employeeId }: { employeeId: number }) => ids.has(employeeId)
  return new AssessmentTally({ ...tally.record, people: people.filter(isOnList) })
}

function* computePersonRows(
  people: readonly ReportedPerson[],
  trainings: readonly TrainingRecord[],
  tallies: readonly AssessmentTally[],
): Generator<void, PersonRow[]> {
  const rows = people.map(createEmptyRow)
  const rowsById = new Map(rows.map((row) => [row.employeeId, row]))
  for (const record of trainings) {
    yield
    for (const { employeeId, total, delivered, viewed, completed } of listTrainingPeople(record)) {
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
    yield
    for (const { employeeId, completed } of tally.record.people) {
      const row = rowsById.get(employeeId)
      if (!row) continue
      row.assessments += 1
      if (completed) row.assessmentsDone += 1
      row.exact = tally.getScore(employeeId, 'all') ?? row.exact
    }
  }
  for (const [index, row] of rows.entries()) {
    row.progress = computePercent(row.completed, row.total)
    row.score = row.exact === null ? null : Math.round(row.exact)
    row.standing = getPersonStatus(row, people[index]?.bounced ?? false)
  }
  return rows
}

const createEmptyRow = ({ employeeId }: ReportedPerson): PersonRow => ({
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

function getPersonStatus({ delivered, viewed, completed }: LessonCounts, bounced: boolean): PersonStatus {
  if (delivered === 0) return bounced ? 'notReached' : 'noLessons'
  if (completed >= delivered) return 'upToDate'
  return viewed > 0 || completed > 0 ? 'inProgress' : 'notStarted'
}

function sumGroup(rows: readonly PersonRow[]): GroupFigures {
  const sum = (field: 'total' | 'delivered' | 'viewed' | 'completed') =>
    rows.reduce((total, row) => total + row[field], 0)
  const standingCounts = { upToDate: 0, inProgress: 0, notStarted: 0, notReached: 0, noLessons: 0 }
  for (const { standing } of rows) standingCounts[standing] += 1
  const scores = rows.flatMap(({ exact }) => exact ?? [])
  const [total, completedLessons] = [sum('total'), sum('completed')]
  return {
    employees: rows.length,
    standings: standingCounts,
    total,
    delivered: sum('delivered'),
    viewed: sum('viewed'),
    completed: completedLessons,
    progress: computePercent(completedLessons, total),
    score:
      scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  }
}

function listRows({ people, lists }: ReportRecord, rows: readonly PersonRow[]): ReportFigures['lists'] {
  const members = new Map<number, PersonRow[]>(lists.map(({ id }) => [id, []]))
  for (const [index, { listIds }] of people.entries()) {
    const row = rows[index]
    if (row) for (const id of listIds) members.get(id)?.push(row)
  }
  return lists.map(({ id, name }) => ({ name, ...sumGroup(members.get(id) ?? []) }))
}
