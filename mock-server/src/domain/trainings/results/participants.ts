import {
  getShownScore,
  type ReminderMode,
  reminderMode,
  shouldRemind,
  type TrainingUser,
  type TrainingUserDetails,
  type TrainingUserProgress,
} from '@heed/contracts'
import { type EmployeeRow, isDone, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { createNameKey } from '../../../store/nameKey.ts'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { joinListNamesOrFirst } from '../../campaigns/listNames.ts'
import { getSubjectTitle } from '../../campaigns/subjectTitle.ts'
import {
  computePercentDone,
  getCompletionTime,
  getLastBounceTime,
  getLastReminderTime,
  getStartTime,
} from './lessons.ts'

export interface Participant {
  id: number
  employee: EmployeeRow
  lessons: readonly LessonRow[]
}

/** Cached until a lesson of the training changes. */
const lessonCache = new WeakMap<object, ReadonlyMap<number, readonly LessonRow[]>>()

function groupLessonsByPerson({ campaigns }: World, id: number): ReadonlyMap<number, readonly LessonRow[]> {
  const cacheKey = campaigns.trainingCacheKeys.get(id)
  const cachedLessons = lessonCache.get(cacheKey)
  if (cachedLessons) return cachedLessons
  const personLessons = new Map<number, LessonRow[]>()
  for (const lesson of campaigns.lessonsByTraining.get(id)) {
    const knownLessons = personLessons.get(lesson.employeeId)
    if (knownLessons) knownLessons.push(lesson)
    else personLessons.set(lesson.employeeId, [lesson])
  }
  lessonCache.set(cacheKey, personLessons)
  return personLessons
}

export function getParticipants(world: World, { id }: TrainingRow): Participant[] {
  return [...groupLessonsByPerson(world, id)].flatMap(([employeeId, lessons]) => {
    const employee = world.employees.get(employeeId)
    return employee ? [{ id: employeeId, employee, lessons }] : []
  })
}

export const hasBounced = ({ lessons }: Participant): boolean =>
  lessons.some(({ bounced }) => bounced !== null)

export function matchesReminderMode(
  mode: ReminderMode,
  { userLists }: TrainingRow,
  { employee, lessons }: Participant,
): boolean {
  const deliveredLessons = lessons.filter(({ delivered }) => delivered !== null)
  if (deliveredLessons.length === 0 || !isOnList(employee, userLists)) return false
  const reminderStanding = {
    started: getStartTime(deliveredLessons) !== null,
    completed: deliveredLessons.every(isDone),
    score: computePercentDone(deliveredLessons),
  }
  return shouldRemind(mode, reminderStanding)
}

export function matchesProgress(
  progress: TrainingUserProgress | undefined,
  { lessons }: Participant,
): boolean {
  switch (progress) {
    case 'notStarted':
      return getStartTime(lessons) === null
    case 'behind':
      return lessons.some((lesson) => lesson.delivered !== null && !isDone(lesson))
    case 'notFinished':
      return getCompletionTime(lessons) === null
    case 'finished':
      return getCompletionTime(lessons) !== null
    default:
      return true
  }
}

export function getLastReminder(people: readonly Participant[]): string | null {
  let lastActivity: string | null = null
  for (const { lessons } of people) {
    const lastTime = getLastReminderTime(lessons)
    if (lastTime !== null && (lastActivity === null || lastTime > lastActivity)) lastActivity = lastTime
  }
  return lastActivity
}

const nameKeys = new WeakMap<EmployeeRow, string>()

function getNameKey(employee: EmployeeRow): string {
  const key = nameKeys.get(employee) ?? createNameKey(employee.name)
  nameKeys.set(employee, key)
  return key
}

export function createParticipantKey(
  world: World,
  { userLists }: TrainingRow,
  field: string,
): (person: Participant) => string | number | null {
  switch (field) {
    case 'email':
      return ({ employee }) => employee.email
    case 'listName':
      return ({ employee }) => joinListNamesOrFirst(world, userLists, employee) ?? ''
    case 'completedDate':
      return ({ lessons }) => getCompletionTime(lessons) ?? ''
    case 'started':
      return ({ lessons }) => getStartTime(lessons) ?? ''
    case 'score':
    case 'scorePercent':
      return ({ lessons }) =>
        getShownScore({ started: getStartTime(lessons), scorePercent: computePercentDone(lessons) })
    default:
      return ({ employee }) => getNameKey(employee)
  }
}

export const toParticipantView = (
  world: World,
  training: TrainingRow,
  { employee, lessons }: Participant,
): TrainingUser => ({
  name: employee.name,
  email: employee.email,
  listName: joinListNamesOrFirst(world, training.userLists, employee),
  completedDate: getCompletionTime(lessons),
  started: getStartTime(lessons),
  scorePercent: computePercentDone(lessons),
  reminded: getLastReminderTime(lessons),
  bounced: getLastBounceTime(lessons),
  remindable: matchesReminderMode(reminderMode.all, training, { id: employee.id, employee, lessons }),
})

export function toDetailsView(
  world: World,
  training: TrainingRow,
  { employee, lessons }: Participant,
): TrainingUserDetails {
  return {
    name: employee.name,
    email: employee.email,
    listName: joinListNamesOrFirst(world, training.userLists, employee),
    score: computePercentDone(lessons),
    started: getStartTime(lessons),
    completedDate: getCompletionTime(lessons),
    subjects: lessons.map((lesson) => ({
      subject_id: lesson.subjectId,
      title: getSubjectTitle(world, training, lesson.subjectId),
      ...pickLessonMarks(lesson),
    })),
  }
}

export const pickLessonMarks = ({ delivered, bounced, viewed, correct, incorrect }: LessonRow) => ({
  delivered,
  bounced,
  viewed,
  correct,
  incorrect,
  status: delivered === null ? 0 : 1,
})
