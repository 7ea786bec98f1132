import { isReminded, type ReminderMode, type TrainingUser, type TrainingUserDetails } from '@heed/contracts'
import { type EmployeeRow, isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { isOnList } from '../isOnList.ts'
import { listNameAmong } from '../listNameAmong.ts'
import { subjectTitle } from '../subjectTitle.ts'
import type { World } from '../World.ts'
import { completionOf, percentDone, startOf } from './lessons.ts'

/** A person in a training with what happened to each of their lessons. */
export interface Participant {
  id: number
  employee: EmployeeRow
  lessons: readonly LessonRow[]
}

/** Everybody in a training, by one pass over its lessons. */
export function participantsOf(world: World, { id }: TrainingRow): Participant[] {
  const byPerson = new Map<number, LessonRow[]>()
  for (const lesson of world.campaigns.lessonsOfTraining.of(id)) {
    const known = byPerson.get(lesson.employeeId)
    if (known) known.push(lesson)
    else byPerson.set(lesson.employeeId, [lesson])
  }
  return [...byPerson].flatMap(([employeeId, lessons]) => {
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

/** When somebody was reminded last; null while nobody was. */
export function lastReminderOf(people: readonly Participant[]): string | null {
  let last: string | null = null
  for (const { lessons } of people) {
    for (const { reminded } of lessons) {
      const own = reminded.at(-1)
      if (own !== undefined && (last === null || own > last)) last = own
    }
  }
  return last
}

export const participantView = (
  world: World,
  training: TrainingRow,
  { employee, lessons }: Participant,
): TrainingUser => ({
  name: employee.name,
  email: employee.email,
  listName: listNameAmong(world, training.userLists, employee),
  completedDate: completionOf(lessons),
  started: startOf(lessons),
  scorePercent: percentDone(lessons),
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
    listName: listNameAmong(world, training.userLists, employee),
    score: percentDone(lessons),
    started: startOf(lessons),
    completedDate: completionOf(lessons),
    subjects: lessons.map((lesson) => ({
      subject_id: lesson.subjectId,
      title: subjectTitle(world, lesson.subjectId),
      ...lessonMarks(lesson),
    })),
  }
}

/** How far one lesson of one person is; status 1 where it came. */
export const lessonMarks = ({ delivered, viewed, correct, incorrect }: LessonRow) => ({
  delivered,
  viewed,
  correct,
  incorrect,
  status: delivered === null ? 0 : 1,
})
