import { deliveryEventsMax } from '../../entities/limits.ts'
import {
  type DelayType,
  type DeliveryEvent,
  delayType,
  deliveriesOf,
  deliveryEventType,
  type ReminderStep,
  type TrainingScheduleType,
  tooManyDeliveries,
  trainingScheduleType,
} from '../../entities/trainingSave.ts'
import { inZone, toInstant } from '../zones.ts'

/** Every week, every other week, every month (S1 section 9). */
export type DeliveryInterval = 'W' | 'B' | 'M'

/** Subjects of one delivery unless it is said otherwise, and where a recommendation or a package begins (S1 section 9). */
export const subjectsPerInterval = { usual: 3, recommended: 2 } as const

/** 'W3' read: the interval, and the subjects of one delivery; undefined where it is none. */
export function readFrequency(
  frequency: string,
): { interval: DeliveryInterval; subjects: number } | undefined {
  const [, interval, subjects] = /^([WBM])(\d{1,2})$/.exec(frequency) ?? []
  if (interval !== 'W' && interval !== 'B' && interval !== 'M') return undefined
  return { interval, subjects: Number(subjects) }
}

export interface DeliveryPlan {
  subjects: readonly number[]
  /** The first delivery; later ones are at its time of day in `zone`. */
  start: string
  zone: string
  interval: DeliveryInterval
  subjectsPerInterval: number
}

/** The deliveries of a training, each so many intervals after the first; they begin at the place `from`. */
export function planDeliveries(plan: DeliveryPlan, from = 0): DeliveryEvent[] {
  const size = Math.max(1, plan.subjectsPerInterval)
  const count = Math.ceil(plan.subjects.length / size)
  return Array.from({ length: count }, (_, at) => ({
    date: deliveryDate(plan, from + at),
    type: deliveryEventType.schedule,
    subjects: plan.subjects.slice(at * size, (at + 1) * size),
  }))
}

/**
 * The delivery at a place from 0. It is always counted from the start, so that a month that is too short cuts one date
 * to its last day and no later one (C-4), and a clock change moves no time of day (C-3).
 */
export function deliveryDate(
  { start, zone, interval }: Pick<DeliveryPlan, 'start' | 'zone' | 'interval'>,
  at: number,
): string {
  const first = inZone(start, zone)
  if (interval === 'M') return toInstant(first.add({ months: at }))
  return toInstant(first.add({ weeks: interval === 'B' ? 2 * at : at }))
}

/** The next full hour on the clock of a zone: where a new schedule begins (S1 section 9). */
export const nextFullHour = (now: string, zone: string): string =>
  toInstant(inZone(now, zone).round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 }))

const units = {
  [delayType.minute]: 'minutes',
  [delayType.hour]: 'hours',
  [delayType.day]: 'days',
} as const satisfies Record<DelayType, string>

/** When a reminder goes out: days keep the time of day, or take `sendTime`; hours and minutes are counted exactly. */
export function reminderDate(
  delivery: string,
  { delay, delayType: type, sendTime }: ReminderStep,
  zone: string,
): string {
  const date = inZone(delivery, zone).add({ [units[type]]: delay })
  return toInstant(type === delayType.day && sendTime ? date.withPlainTime(sendTime) : date)
}

/** Whether a clock change on the way lets a reminder come at another time of day than one counts out. */
export function clockMovesReminder(delivery: string, step: ReminderStep, zone: string): boolean {
  const { delay, delayType: type, sendTime } = step
  const counted = inZone(delivery, zone)
    .toPlainDateTime()
    .add({ [units[type]]: delay })
  const meant = type === delayType.day && sendTime ? counted.withPlainTime(sendTime) : counted
  return !inZone(reminderDate(delivery, step, zone), zone)
    .toPlainDateTime()
    .equals(meant)
}

/** The reminders of every delivery, in the order of their dates. */
export function planReminders(
  events: readonly DeliveryEvent[],
  steps: readonly ReminderStep[],
  zone: string,
): DeliveryEvent[] {
  return deliveriesOf(events)
    .flatMap(({ date, subjects }) =>
      steps.map((step) => ({
        date: reminderDate(date, step, zone),
        type: deliveryEventType.reminder,
        subjects: [...subjects],
      })),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The first of some instants; undefined of none. */
export const earliest = (dates: readonly string[]): string | undefined =>
  dates.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]

/** What is saved of a plan: once deliveries are sent, reminders before the next one are left out (C-5). */
export function savedEvents(
  events: readonly DeliveryEvent[],
  hasSent: boolean,
  now: string,
): DeliveryEvent[] {
  const dates = deliveriesOf(events).map(({ date }) => date)
  const next = earliest(dates.filter((date) => Date.parse(date) > Date.parse(now)))
  if (!hasSent || next === undefined) return [...events]
  return events.filter(
    ({ type, date }) => type !== deliveryEventType.reminder || Date.parse(date) >= Date.parse(next),
  )
}

/** Whether a plan delivers a subject more than once. */
export function repeatsSubject(events: readonly DeliveryEvent[]): boolean {
  const subjects = deliveriesOf(events).flatMap((delivery) => delivery.subjects)
  return new Set(subjects).size < subjects.length
}

export const inThePast = 'Date cannot be set in the past.'
export const noStart = 'Choose a start date'
export const beforeTheStart = 'No delivery can be before the start date'

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other)

/** Why a delivery cannot go out at a moment; null where it can (S1 section 5). */
export function deliveryDateProblem(
  date: string,
  { start, now }: { start: string; now: string },
): string | null {
  if (isBefore(date, now)) return inThePast
  return isBefore(date, start) ? beforeTheStart : null
}

export interface TrainingSchedule {
  scheduleType: TrainingScheduleType
  /** The start as it was chosen; null while there is none. */
  start: string | null
  events: readonly DeliveryEvent[]
  /** Deliveries that were sent before: they stay as they are. */
  sentIds?: readonly number[]
}

/** What is wrong with the dates of a training; null where nothing is (S1 section 5). */
export function trainingScheduleProblem(schedule: TrainingSchedule, now: string): string | null {
  const { scheduleType, start, events, sentIds = [] } = schedule
  const deliveries = deliveriesOf(events)
  if (deliveries.length > deliveryEventsMax) return tooManyDeliveries
  if (scheduleType !== trainingScheduleType.future) return null
  if (start === null || Number.isNaN(Date.parse(start))) return noStart
  const planned = deliveries.filter(({ id }) => id === undefined || !sentIds.includes(id))
  const problems = planned.map(({ date }) => deliveryDateProblem(date, { start, now }))
  if (sentIds.length === 0 && isBefore(start, now)) return inThePast
  if (problems.includes(inThePast)) return inThePast
  return problems.find((problem) => problem !== null) ?? null
}
