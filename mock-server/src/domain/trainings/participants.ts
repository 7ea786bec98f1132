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
import { nameKey } from '../../store/nameKey.ts'
import type { World } from '../../world/World.ts'
import { isOnList } from '../campaigns/isOnList.ts'
import { listNamesAmong } from '../campaigns/listNamesAmong.ts'
import { subjectTitle } from '../campaigns/subjectTitle.ts'
import { completionOf, lastBounced, lastReminded, percentDone, startOf } from './lessons.ts'

/** A person in a training with what happened to each of their lessons. */
export interface Participant {
  id: number
  employee: EmployeeRow
  lessons: readonly LessonRow[]
}

/** The lessons of a training by who has them: good as long as none of them changed. */
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

/** Everybody in a training, by one pass over its lessons. */
export function participantsOf(world: World, { id }: TrainingRow): Participant[] {
  return [...lessonsByPerson(world, id)].flatMap(([employeeId, lessons]) => {
    const employee = world.employees.get(employeeId)
    return employee ? [{ id: employeeId, employee, lessons }] : []
  })
}

export const hasBounced = ({ lessons }: Participant): boolean =>
  lessons.some(({ bounced }) => bounced !== null)

/** Whether a reminder of this mode is for a person; nobody is reminded of what never came, nor who left the lists. */
export function isFor(
  mode: ReminderMode,
  { userLists }: TrainingRow,
  { employee, lessons }: Participant,
): boolean {
  const came = lessons.filter(({ delivered }) => delivered !== null)
  if (came.length === 0 || !isOnList(employee, userLists)) return false
  const standing = {
    started: startOf(came) !== null,
    completed: came.every(isDone),
    score: percentDone(came),
  }
  return isReminded(mode, standing)
}

/** Whether a person is so far, as their view says it; everybody where it is not asked. */
export function isAt(progress: TrainingUserProgress | undefined, { lessons }: Participant): boolean {
  switch (progress) {
    case 'notStarted':
      return startOf(lessons) === null
    case 'behind':
      return lessons.some((lesson) => lesson.delivered !== null && !isDone(lesson))
    case 'notFinished':
      return completionOf(lessons) === null
    case 'finished':
      return completionOf(lessons) !== null
    default:
      return true
  }
}

/** When somebody was reminded last; null while nobody was. */
export function lastReminderOf(people: readonly Participant[]): string | null {
  let last: string | null = null
  for (const { lessons } of people) {
    const own = lastReminded(lessons)
    if (own !== null && (last === null || own > last)) last = own
  }
  return last
}

/** Folding a name takes longer than sorting by it: a row keeps its own as long as it is. */
const nameKeys = new WeakMap<EmployeeRow, string>()

function keyOfName(employee: EmployeeRow): string {
  const key = nameKeys.get(employee) ?? nameKey(employee.name)
  nameKeys.set(employee, key)
  return key
}

/** What people of a training are sorted by, as their views say it. */
export function participantKey(
  world: World,
  { userLists }: TrainingRow,
  field: string,
): (person: Participant) => string | number | null {
  switch (field) {
    case 'email':
      return ({ employee }) => employee.email
    case 'listName':
      return ({ employee }) => listNamesAmong(world, userLists, employee) ?? ''
    case 'completedDate':
      return ({ lessons }) => completionOf(lessons) ?? ''
    case 'started':
      return ({ lessons }) => startOf(lessons) ?? ''
    case 'score':
    case 'scorePercent':
      return ({ lessons }) => shownScore({ started: startOf(lessons), scorePercent: percentDone(lessons) })
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
  listName: listNamesAmong(world, training.userLists, employee),
  completedDate: completionOf(lessons),
  started: startOf(lessons),
  scorePercent: percentDone(lessons),
  reminded: lastReminded(lessons),
  bounced: lastBounced(lessons),
  remindable: isFor(reminderMode.all, training, { id: employee.id, employee, lessons }),
})

/** The same with a mark per subject. */
export function detailsView(
  world: World,
  training: TrainingRow,
  { employee, lessons }: Participant,
): TrainingUserDetails {
  return {
    name: employee.name,
    email: employee.email,
    listName: listNamesAmong(world, training.userLists, employee),
    score: percentDone(lessons),
    started: startOf(lessons),
    completedDate: completionOf(lessons),
    subjects: lessons.map((lesson) => ({
      subject_id: lesson.subjectId,
      title: subjectTitle(world, training, lesson.subjectId),
      ...lessonMarks(lesson),
    })),
  }
}

/** How far one lesson of one person is; status 1 where it came. */
export const lessonMarks = ({ delivered, bounced, viewed, correct, incorrect }: LessonRow) => ({
  delivered,
  bounced,
  viewed,
  correct,
  incorrect,
  status: delivered === null ? 0 : 1,
})
