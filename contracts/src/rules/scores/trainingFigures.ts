import { percentOf } from './rounding.ts'

/** Who is in a training; `started` is the first time they logged in. */
export interface TrainedPerson {
  employeeId: number
  started: string | null
}

/** One delivery of a training as it was planned; `sent` once it went out. */
export interface TrainedDelivery {
  subjects: readonly number[]
  sent: boolean
}

/** What happened to one subject of one person; `completed` is when it was done. */
export interface LessonRecord {
  employeeId: number
  subjectId: number
  delivered: string | null
  viewed: string | null
  completed: string | null
}

/** All that was recorded of a training; a lesson per person and subject of a delivery, sent to them or still to come. */
export interface TrainingRecord {
  people: readonly TrainedPerson[]
  deliveries: readonly TrainedDelivery[]
  lessons: readonly LessonRecord[]
}

/** The figures of a training, or of one list in it; score, total, viewed and totalForView count subject deliveries (S1 section 3). */
export interface TrainingFigures {
  totalUsers: number
  opened: number
  /** Percent who logged in. */
  attendance: number
  score: number
  total: number
  /** Percent of all subject deliveries that are completed: awarenessScore in lists. */
  completionRate: number
  viewed: number
  totalForView: number
  subjectsSent: number
  totalSubjects: number
}

/** How one person stands: scorePercent of all their lessons (`total`), completedDate once all are done (F-7). */
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

/** How one subject stands: over the people it was delivered to. */
export interface SubjectProgress {
  subjectId: number
  delivered: number
  viewed: number
  completed: number
  completionRate: number
}

const countSubjects = (deliveries: readonly TrainedDelivery[]): number =>
  deliveries.reduce((sum, { subjects }) => sum + subjects.length, 0)

const known = new WeakMap<TrainingRecord, readonly PersonProgress[]>()

/** The people of a training, in their order, each with what they did: linear in the lessons, and once for a record. Before it starts, all subjects are still to come for everybody. */
export function trainingPeople(record: TrainingRecord): readonly PersonProgress[] {
  const rows = known.get(record) ?? peopleOf(record)
  known.set(record, rows)
  return rows
}

function peopleOf({ people, deliveries, lessons }: TrainingRecord): PersonProgress[] {
  const planned = lessons.length === 0 ? countSubjects(deliveries) : 0
  const rows = people.map(
    ({ employeeId, started }): PersonProgress => ({
      employeeId,
      started,
      completedDate: null,
      scorePercent: 0,
      total: planned,
      delivered: 0,
      viewed: 0,
      completed: 0,
    }),
  )
  const rowOf = new Map(rows.map((row) => [row.employeeId, row]))
  for (const { employeeId, delivered, viewed, completed } of lessons) {
    const row = rowOf.get(employeeId)
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
    row.scorePercent = percentOf(row.completed, row.total)
    if (row.completed < row.total) row.completedDate = null
  }
  return rows
}

/** How many people have not finished what was delivered to them so far, and how many have finished all lessons. */
export function peopleByProgress(record: TrainingRecord): { behindUsers: number; finishedUsers: number } {
  const rows = trainingPeople(record)
  return {
    behindUsers: rows.filter(({ completed, delivered }) => completed < delivered).length,
    finishedUsers: rows.filter(({ completedDate }) => completedDate !== null).length,
  }
}

/** The subjects of a training in the order of their deliveries (S1 section 2). */
export function trainingSubjects({ people, deliveries, lessons }: TrainingRecord): SubjectProgress[] {
  const known = new Set(people.map(({ employeeId }) => employeeId))
  const subjects = deliveries.flatMap((delivery) => delivery.subjects)
  const rows = new Map(
    subjects.map((subjectId) => [subjectId, { subjectId, delivered: 0, viewed: 0, completed: 0 }]),
  )
  for (const { employeeId, subjectId, delivered, viewed, completed } of lessons) {
    const row = known.has(employeeId) ? rows.get(subjectId) : undefined
    if (!row || delivered === null) continue
    row.delivered += 1
    if (viewed !== null) row.viewed += 1
    if (completed !== null) row.completed += 1
  }
  return [...rows.values()].map((row) => ({
    ...row,
    completionRate: percentOf(row.completed, row.delivered),
  }))
}

/** The figures over a training (S1 section 2). */
export const trainingFigures = (record: TrainingRecord): TrainingFigures =>
  figuresOf(trainingPeople(record), record.deliveries)

/** A training whose people are told by their lists. */
export interface ListedTraining extends TrainingRecord {
  people: readonly (TrainedPerson & { listIds: readonly number[] })[]
}

/** The figures of each list in a training; who is on several counts on each (C-8). */
export function trainingListFigures(
  record: ListedTraining,
  lists: readonly { id: number; name: string }[],
): (TrainingFigures & { listId: number; listName: string })[] {
  const members = new Map<number, PersonProgress[]>(lists.map(({ id }) => [id, []]))
  const rows = trainingPeople(record)
  for (const [at, { listIds }] of record.people.entries()) {
    const row = rows[at]
    if (row) for (const listId of listIds) members.get(listId)?.push(row)
  }
  return lists.map(({ id, name }) => ({
    listId: id,
    listName: name,
    ...figuresOf(members.get(id) ?? [], record.deliveries),
  }))
}

function figuresOf(rows: readonly PersonProgress[], deliveries: readonly TrainedDelivery[]): TrainingFigures {
  const sum = (field: 'total' | 'delivered' | 'viewed' | 'completed') =>
    rows.reduce((total, row) => total + row[field], 0)
  const totalSubjects = countSubjects(deliveries)
  const opened = rows.filter(({ started }) => started !== null).length
  const [score, total] = [sum('completed'), sum('total')]
  return {
    totalUsers: rows.length,
    opened,
    attendance: percentOf(opened, rows.length),
    score,
    total,
    completionRate: percentOf(score, total),
    viewed: sum('viewed'),
    totalForView: sum('delivered'),
    subjectsSent: countSubjects(deliveries.filter(({ sent }) => sent)),
    totalSubjects,
  }
}
