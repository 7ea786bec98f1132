import { computePercent } from './rounding.ts'

export interface TrainedPerson {
  employeeId: number
  started: string | null
}

export interface TrainedDelivery {
  subjects: readonly number[]
  sent: boolean
}

export interface LessonRecord {
  employeeId: number
  subjectId: number
  delivered: string | null
  viewed: string | null
  completed: string | null
}

export interface TrainingRecord {
  people: readonly TrainedPerson[]
  deliveries: readonly TrainedDelivery[]
  lessons: readonly LessonRecord[]
}

export interface TrainingFigures {
  totalUsers: number
  opened: number
  attendance: number
  score: number
  total: number
  /** Completed lessons out of all lessons, in percent. */
  completionRate: number
  viewed: number
  totalForView: number
  subjectsSent: number
  totalSubjects: number
}

/** `scorePercent` covers all lessons; `completedDate` is set after all lessons are done (F-7). */
export interface PersonProgress {
  employeeId: number
  started: string | null
  completedDate: string | null
  scorePercent: number
  total: number
  delivered: number
  viewed: number
  completed: number
}

export interface SubjectProgress {
  subjectId: number
  delivered: number
  viewed: number
  completed: number
  completionRate: number
}

const countSubjects = (deliveries: readonly TrainedDelivery[]): number =>
  deliveries.reduce((sum, { subjects }) => sum + subjects.length, 0)

const progressCache = new WeakMap<TrainingRecord, readonly PersonProgress[]>()

export function listTrainingPeople(record: TrainingRecord): readonly PersonProgress[] {
  const rows = progressCache.get(record) ?? computePeopleProgress(record)
  progressCache.set(record, rows)
  return rows
}

function computePeopleProgress({ people, deliveries, lessons }: TrainingRecord): PersonProgress[] {
  const plannedCount = lessons.length === 0 ? countSubjects(deliveries) : 0
  const rows = people.map(
    ({ employeeId, started }): PersonProgress => ({
      employeeId,
      started,
      completedDate: null,
      scorePercent: 0,
      total: plannedCount,
      delivered: 0,
      viewed: 0,
      completed: 0,
    }),
  )
  const rowsById = new Map(rows.map((row) => [row.employeeId, row]))
  for (const { employeeId, delivered, viewed, completed } of lessons) {
    const row = rowsById.get(employeeId)
    if (!row) continue
    row.total += 1
    if (delivered === null) continue
    row.delivered += 1
    if (viewed !== null) row.viewed += 1
    if (completed === null) continue
    row.completed += 1
    if (row.completedDate === null || completed > row.completedDate) row.completedDate = completed
  }
  for (const row of rows) {
    row.scorePercent = computePercent(row.completed, row.total)
    if (row.completed < row.total) row.completedDate = null
  }
  return rows
}

export function countPeopleByProgress(record: TrainingRecord): {
  behindUsers: number
  finishedUsers: number
} {
  const rows = listTrainingPeople(record)
  return {
    behindUsers: rows.filter(({ completed, delivered }) => completed < delivered).length,
    finishedUsers: rows.filter(({ completedDate }) => completedDate !== null).length,
  }
}

export function listTrainingSubjects({ people, deliveries, lessons }: TrainingRecord): SubjectProgress[] {
  const knownIds = new Set(people.map(({ employeeId }) => employeeId))
  const subjects = deliveries.flatMap((delivery) => delivery.subjects)
  const rows = new Map(
    subjects.map((subjectId) => [subjectId, { subjectId, delivered: 0, viewed: 0, completed: 0 }]),
  )
  for (const { employeeId, subjectId, delivered, viewed, completed } of lessons) {
    const row = knownIds.has(employeeId) ? rows.get(subjectId) : undefined
    if (!row || delivered === null) continue
    row.delivered += 1
    if (viewed !== null) row.viewed += 1
    if (completed !== null) row.completed += 1
  }
  return [...rows.values()].map((row) => ({
    ...row,
    completionRate: computePercent(row.completed, row.delivered),
  }))
}

export const computeTrainingFigures = (record: TrainingRecord): TrainingFigures =>
  computeFigures(listTrainingPeople(record), record.deliveries)

export interface ListedTraining extends TrainingRecord {
  people: readonly (TrainedPerson & { listIds: readonly number[] })[]
}

/** Employees on several lists count once per list (C-8). */
export function computeTrainingListFigures(
  record: ListedTraining,
  lists: readonly { id: number; name: string }[],
): (TrainingFigures & { listId: number; listName: string })[] {
  const members = new Map<number, PersonProgress[]>(lists.map(({ id }) => [id, []]))
  const rows = listTrainingPeople(record)
  for (const [index, { listIds }] of record.people.entries()) {
    const row = rows[index]
    if (row) for (const listId of listIds) members.get(listId)?.push(row)
  }
  return lists.map(({ id, name }) => ({
    listId: id,
    listName: name,
    ...computeFigures(members.get(id) ?? [], record.deliveries),
  }))
}

function computeFigures(
  rows: readonly PersonProgress[],
  deliveries: readonly TrainedDelivery[],
): TrainingFigures {
  const sum = (field: 'total' | 'delivered' | 'viewed' | 'completed') =>
    rows.reduce((total, row) => total + row[field], 0)
  const totalSubjects = countSubjects(deliveries)
  const openedCount = rows.filter(({ started }) => started !== null).length
  const [score, total] = [sum('completed'), sum('total')]
  return {
    totalUsers: rows.length,
    opened: openedCount,
    attendance: computePercent(openedCount, rows.length),
    score,
    total,
    completionRate: computePercent(score, total),
    viewed: sum('viewed'),
    totalForView: sum('delivered'),
    subjectsSent: countSubjects(deliveries.filter(({ sent }) => sent)),
    totalSubjects,
  }
}
