import {
  type DeliveryRow,
  type EmployeeRow,
  isBouncing,
  isDone,
  isOpen,
  type LessonRow,
  makeVisit,
  markLessonReminded,
  markLessonSent,
  type TrainingRow,
} from '@heed/fixtures'
import { forEachInSteps, type Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { Mailing } from '../../mails/Mailing.ts'
import { isLearningManually } from '../taking/recordLessonResult.ts'
import { type AddLessonEmail, createLessonMailer } from './lessonEmail.ts'

export const isDue = ({ clock }: World, { send, sent }: { send: string; sent: string | null }): boolean =>
  sent === null && send <= clock.instant

export function* sendDueEmails(world: World, training: TrainingRow): Steps<TrainingRow> {
  const { instant } = world.clock
  const deliveries: DeliveryRow[] = []
  for (const delivery of training.deliveries) {
    const isFirst = isDue(world, delivery)
    if (isFirst) yield* sendDelivery(world, training, delivery)
    const reminders: DeliveryRow['reminders'][number][] = []
    for (const reminder of delivery.reminders) {
      const isReminderDue = isDue(world, reminder)
      if (isReminderDue) yield* sendDeliveryReminders(world, training, delivery)
      reminders.push(isReminderDue ? { ...reminder, sent: instant } : reminder)
    }
    deliveries.push({ ...delivery, sent: isFirst ? instant : delivery.sent, reminders })
  }
  return world.campaigns.trainings.put({ ...training, deliveries })
}

function* sendDelivery(world: World, training: TrainingRow, delivery: DeliveryRow): Steps {
  const waitingLessons = yield* selectLessons(
    world,
    training,
    ({ eventId, delivered, bounced }) =>
      eventId === delivery.eventId && delivered === null && bounced === null,
  )
  const mailing = new Mailing(world)
  const addEmail = createLessonMailer(world, training, 'lesson', mailing)
  yield* forEachInSteps(yield* groupByEmployee(world, waitingLessons), ([employee, employeeLessons]) =>
    deliverLessons(world, training, employee, employeeLessons, addEmail),
  )
  mailing.send()
}

export function sendLessons(
  world: World,
  training: TrainingRow,
  employee: EmployeeRow,
  lessons: readonly LessonRow[],
): boolean {
  const mailing = new Mailing(world)
  const addEmail = createLessonMailer(world, training, 'lesson', mailing)
  const isDelivered = deliverLessons(world, training, employee, lessons, addEmail)
  mailing.send()
  return isDelivered
}

function deliverLessons(
  world: World,
  training: TrainingRow,
  employee: EmployeeRow,
  lessons: readonly LessonRow[],
  addEmail: AddLessonEmail,
): boolean {
  const { base, campaigns, clock } = world
  const bounces = isBouncing(base.seed, employee, training.channel)
  const sentLessons = lessons.map((lesson) =>
    campaigns.lessons.put(markLessonSent(lesson, clock.instant, bounces)),
  )
  if (!bounces) planVisits(world, training, sentLessons, employee)
  addEmail(employee, lessons)
  return !bounces
}

function* sendDeliveryReminders(world: World, training: TrainingRow, { eventId }: DeliveryRow): Steps {
  const openLessons = yield* selectLessons(
    world,
    training,
    (lesson) => lesson.eventId === eventId && isOpen(lesson),
  )
  const people = yield* groupByEmployee(world, openLessons)
  yield* remindEmployees(
    world,
    training,
    people.filter(([employee]) => isOnList(employee, training.userLists)),
  )
}

export function* remindEmployees(
  world: World,
  training: TrainingRow,
  people: readonly (readonly [EmployeeRow, readonly LessonRow[]])[],
): Steps {
  const mailing = new Mailing(world)
  const addEmail = createLessonMailer(world, training, 'reminder', mailing)
  yield* forEachInSteps(people, ([employee, lessons]) =>
    remindOfLessons(world, training, employee, lessons, addEmail),
  )
  mailing.send()
}

function remindOfLessons(
  world: World,
  training: TrainingRow,
  employee: EmployeeRow,
  lessons: readonly LessonRow[],
  addEmail: AddLessonEmail,
): void {
  const { campaigns, clock } = world
  const remindedLessons = lessons.map((lesson) =>
    campaigns.lessons.put(markLessonReminded(lesson, clock.instant)),
  )
  const isInProgress = ({ id }: LessonRow) => campaigns.lessonVisits.get(id) !== undefined
  const openLessons = remindedLessons.filter((lesson) => !isDone(lesson) && !isInProgress(lesson))
  planVisits(world, training, openLessons, employee)
  addEmail(employee, lessons)
}

function planVisits(
  { base, campaigns, clock }: World,
  training: TrainingRow,
  lessons: readonly LessonRow[],
  person: EmployeeRow,
): void {
  if (isLearningManually(campaigns, training, person)) return
  for (const lesson of lessons) {
    const delivery = training.deliveries.find(({ eventId }) => eventId === lesson.eventId)
    const subjectIndex = delivery?.subjects.indexOf(lesson.subjectId) ?? 0
    const visit = makeVisit(base.seed, lesson, { person, place: subjectIndex, from: clock.instant })
    if (visit) campaigns.lessonVisits.put(visit)
  }
}

function* selectLessons(
  { campaigns }: World,
  { id }: TrainingRow,
  isSelected: (lesson: LessonRow) => boolean,
): Steps<LessonRow[]> {
  const selectedLessons: LessonRow[] = []
  yield* forEachInSteps(campaigns.lessonsByTraining.get(id), (lesson) => {
    if (isSelected(lesson)) selectedLessons.push(lesson)
  })
  return selectedLessons
}

function* groupByEmployee(world: World, lessons: readonly LessonRow[]): Steps<[EmployeeRow, LessonRow[]][]> {
  const byId = new Map<number, LessonRow[]>()
  yield* forEachInSteps(lessons, (lesson) => {
    const employeeLessons = byId.get(lesson.employeeId)
    if (employeeLessons) employeeLessons.push(lesson)
    else byId.set(lesson.employeeId, [lesson])
  })
  const groups: [EmployeeRow, LessonRow[]][] = []
  yield* forEachInSteps(byId, ([id, employeeLessons]) => {
    const employee = world.employees.get(id)
    if (employee) groups.push([employee, employeeLessons])
  })
  return groups
}
