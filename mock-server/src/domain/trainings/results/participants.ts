import {
  isReminded,
  type ReminderMode,
  reminderMode,
  shownScore,
  type TrainingUser,
  type TrainingUserDetails,
  type TrainingUserProgress,
} from '@heed/contracts'
import { type EmployeeRow, isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { nameKey } from '../../../store/nameKey.ts'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { listNamesOrFirst } from '../../campaigns/listNames.ts'
import { subjectTitle } from '../../campaigns/subjectTitle.ts'
import { getCompletion, getStart, lastBounced, lastReminded, percentDone } from './lessons.ts'

export interface Participant {
  id: number
  employee: EmployeeRow
  lessons: readonly LessonRow[]
}

/** Cached until a lesson of the training changes. */
const held = new WeakMap<object, ReadonlyMap<number, readonly LessonRow[]>>()

function lessonsByPerson({ campaigns }: World, id: number): ReadonlyMap<number, readonly LessonRow[]> {
  const mark = campaigns.marksOfTraining.of(id)
  const before = held.get(mark)
  if (before) return before
  const byPerson = new Map<number, LessonRow[]>()
  for (const lesson of campaigns.lessonsOfTraining.of(id)) {
    const known = byPerson.get(lesson.employeeId)
    if (known) known.push(lesson)
    else byPerson.set(lesson.employeeId, [lesson])
  }
  held.set(mark, byPerson)
  return byPerson
}

export function getParticipants(world: World, { id }: TrainingRow): Participant[] {
  return [...lessonsByPerson(world, id)].flatMap(([employeeId, lessons]) => {
    const employee = world.employees.get(employeeId)
    return employee ? [{ id: employeeId, employee, lessons }] : []
  })
}

export const hasBounced = ({ lessons }: Participant): boolean =>
  lessons.some(({ bounced }) => bounced !== null)

export function isReminderFor(
  mode: ReminderMode,
  { userLists }: TrainingRow,
  { employee, lessons }: Participant,
): boolean {
  const came = lessons.filter(({ delivered }) => delivered !== null)
  if (came.length === 0 || !isOnList(employee, userLists)) return false
  const standing = {
    started: getStart(came) !== null,
    completed: came.every(isDone),
    score: percentDone(came),
  }
  return isReminded(mode, standing)
}

export function hasProgress(progress: TrainingUserProgress | undefined, { lessons }: Participant): boolean {
  switch (progress) {
    case 'notStarted':
      return getStart(lessons) === null
    case 'behind':
      return lessons.some((lesson) => lesson.delivered !== null && !isDone(lesson))
    case 'notFinished':
      return getCompletion(lessons) === null
    case 'finished':
      return getCompletion(lessons) !== null
    default:
      return true
  }
}

export function getLastReminder(people: readonly Participant[]): string | null {
  let last: string | null = null
  for (const { lessons } of people) {
    const own = lastReminded(lessons)
    if (own !== null && (last === null || own > last)) last = own
  }
  return last
}

const nameKeys = new WeakMap<EmployeeRow, string>()

function keyOfName(employee: EmployeeRow): string {
  const key = nameKeys.get(employee) ?? nameKey(employee.name)
  nameKeys.set(employee, key)
  return key
}

export function participantKey(
  world: World,
  { userLists }: TrainingRow,
  field: string,
): (person: Participant) => string | number | null {
  switch (field) {
    case 'email':
      return ({ employee }) => employee.email
    case 'listName':
      return ({ employee }) => listNamesOrFirst(world, userLists, employee) ?? ''
    case 'completedDate':
      return ({ lessons }) => getCompletion(lessons) ?? ''
    case 'started':
      return ({ lessons }) => getStart(lessons) ?? ''
    case 'score':
    case 'scorePercent':
      return ({ lessons }) => shownScore({ started: getStart(lessons), scorePercent: percentDone(lessons) })
    default:
      return ({ employee }) => keyOfName(employee)
  }
}

export const participantView = (
  world: World,
  training: TrainingRow,
  { employee, lessons }: Participant,
): TrainingUser => ({
  name: employee.name,
  email: employee.email,
  listName: listNamesOrFirst(world, training.userLists, employee),
  completedDate: getCompletion(lessons),
  started: getStart(lessons),
  scorePercent: percentDone(lessons),
  reminded: lastReminded(lessons),
  bounced: lastBounced(lessons),
  remindable: isReminderFor(reminderMode.all, training, { id: employee.id, employee, lessons }),
})

export function detailsView(
  world: World,
  training: TrainingRow,
  { employee, lessons }: Participant,
): TrainingUserDetails {
  return {
    name: employee.name,
    email: employee.email,
    listName: listNamesOrFirst(world, training.userLists, employee),
    score: percentDone(lessons),
    started: getStart(lessons),
    completedDate: getCompletion(lessons),
    subjects: lessons.map((lesson) => ({
      subject_id: lesson.subjectId,
      title: subjectTitle(world, training, lesson.subjectId),
      ...lessonMarks(lesson),
    })),
  }
}

export const lessonMarks = ({ delivered, bounced, viewed, correct, incorrect }: LessonRow) => ({
  delivered,
  bounced,
  viewed,
  correct,
  incorrect,
  status: delivered === null ? 0 : 1,
})
