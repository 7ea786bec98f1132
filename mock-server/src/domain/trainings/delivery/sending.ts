import {
  type DeliveryRow,
  type EmployeeRow,
  isBouncing,
  isDone,
  isOpen,
  type LessonRow,
  makeVisit,
  remindLesson,
  sentLesson,
  type TrainingRow,
} from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { isOnList } from '../../campaigns/isOnList.ts'
import { takesByHand } from '../taking/takeLesson.ts'
import { sendLessonMail } from './lessonMail.ts'

export const isDue = ({ clock }: World, { send, sent }: { send: string; sent: string | null }): boolean =>
  sent === null && send <= clock.instant

export function sendDue(world: World, training: TrainingRow): TrainingRow {
  const { instant } = world.clock
  const deliveries = training.deliveries.map((delivery) => {
    const isFirst = isDue(world, delivery)
    if (isFirst) deliver(world, training, delivery)
    const reminders = delivery.reminders.map((reminder) => {
      if (!isDue(world, reminder)) return reminder
      remindDelivery(world, training, delivery)
      return { ...reminder, sent: instant }
    })
    return { ...delivery, sent: isFirst ? instant : delivery.sent, reminders }
  })
  return world.campaigns.trainings.put({ ...training, deliveries })
}

function deliver(world: World, training: TrainingRow, delivery: DeliveryRow): void {
  const waiting = world.campaigns.lessonsOfTraining
    .of(training.id)
    .filter(
      ({ eventId, delivered, bounced }) =>
        eventId === delivery.eventId && delivered === null && bounced === null,
    )
  for (const [employee, mine] of byEmployee(world, waiting)) {
    sendLessons(world, training, employee, mine)
  }
}

export function sendLessons(
  world: World,
  training: TrainingRow,
  employee: EmployeeRow,
  lessons: readonly LessonRow[],
): boolean {
  const { base, campaigns, clock } = world
  const bounces = isBouncing(base.seed, employee, training.channel)
  const sent = lessons.map((lesson) => campaigns.lessons.put(sentLesson(lesson, clock.instant, bounces)))
  if (!bounces) planVisits(world, training, sent, employee)
  sendLessonMail(world, { training, employee, lessons, kind: 'lesson' }, training.channel)
  return !bounces
}

function remindDelivery(world: World, training: TrainingRow, { eventId }: DeliveryRow): void {
  const lessons = world.campaigns.lessonsOfTraining.of(training.id)
  const open = lessons.filter((lesson) => lesson.eventId === eventId && isOpen(lesson))
  for (const [employee, mine] of byEmployee(world, open)) {
    if (isOnList(employee, training.userLists)) remind(world, training, employee, mine)
  }
}

export function remind(
  world: World,
  training: TrainingRow,
  employee: EmployeeRow,
  lessons: readonly LessonRow[],
): void {
  const { campaigns, clock } = world
  const reminded = lessons.map((lesson) => campaigns.lessons.put(remindLesson(lesson, clock.instant)))
  const isAtIt = ({ id }: LessonRow) => campaigns.lessonVisits.get(id) !== undefined
  const open = reminded.filter((lesson) => !isDone(lesson) && !isAtIt(lesson))
  planVisits(world, training, open, employee)
  sendLessonMail(world, { training, employee, lessons, kind: 'reminder' }, training.reminderTransport)
}

function planVisits(
  { base, campaigns, clock }: World,
  training: TrainingRow,
  lessons: readonly LessonRow[],
  person: EmployeeRow,
): void {
  if (takesByHand(campaigns, training, person)) return
  for (const lesson of lessons) {
    const delivery = training.deliveries.find(({ eventId }) => eventId === lesson.eventId)
    const place = delivery?.subjects.indexOf(lesson.subjectId) ?? 0
    const visit = makeVisit(base.seed, lesson, { person, place, from: clock.instant })
    if (visit) campaigns.lessonVisits.put(visit)
  }
}

function byEmployee(world: World, lessons: readonly LessonRow[]): [EmployeeRow, LessonRow[]][] {
  const byId = new Map<number, LessonRow[]>()
  for (const lesson of lessons) {
    const mine = byId.get(lesson.employeeId)
    if (mine) mine.push(lesson)
    else byId.set(lesson.employeeId, [lesson])
  }
  return [...byId].flatMap(([id, mine]): [EmployeeRow, LessonRow[]][] => {
    const employee = world.employees.get(id)
    return employee ? [[employee, mine]] : []
  })
}
