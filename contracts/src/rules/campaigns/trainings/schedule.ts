import {
  type DelayType,
  type DeliveryEvent,
  delayType,
  deliveryEventType,
  type ReminderStep,
  selectDeliveries,
  type TrainingScheduleType,
  tooManyDeliveries,
  trainingScheduleType,
} from '../../../entities/campaigns/trainingSave.ts'
import { deliveryEventsMax } from '../../../entities/limits.ts'
import { toInstant, toZoned } from '../../zones.ts'

export type DeliveryInterval = 'W' | 'B' | 'M'

export const subjectsPerInterval = { usual: 3, recommended: 2 } as const

export function readFrequency(
  frequency: string,
): { interval: DeliveryInterval; subjects: number } | undefined {
  const [, interval, subjects] = /^([WBM])(\d{1,2})$/.exec(frequency) ?? []
  if (interval !== 'W' && interval !== 'B' && interval !== 'M') return undefined
  return { interval, subjects: Number(subjects) }
}

export interface DeliveryPlan {
  subjects: readonly number[]
  start: string
  zone: string
  interval: DeliveryInterval
  subjectsPerInterval: number
}

export function planDeliveries(plan: DeliveryPlan, from = 0): DeliveryEvent[] {
  const size = Math.max(1, plan.subjectsPerInterval)
  const count = Math.ceil(plan.subjects.length / size)
  return Array.from({ length: count }, (_, at) => ({
    date: deliveryDate(plan, from + at),
    type: deliveryEventType.schedule,
    subjects: plan.subjects.slice(at * size, (at + 1) * size),
  }))
}

/** Counted from the start: short months shorten only their own date (C-4), clock changes don't shift times (C-3). */
export function deliveryDate(
  { start, zone, interval }: Pick<DeliveryPlan, 'start' | 'zone' | 'interval'>,
  at: number,
): string {
  const first = toZoned(start, zone)
  if (interval === 'M') return toInstant(first.add({ months: at }))
  return toInstant(first.add({ weeks: interval === 'B' ? 2 * at : at }))
}

export const nextFullHour = (now: string, zone: string): string =>
  toInstant(toZoned(now, zone).round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 }))

const units = {
  [delayType.minute]: 'minutes',
  [delayType.hour]: 'hours',
  [delayType.day]: 'days',
} as const satisfies Record<DelayType, string>

/** Intervals in days keep the local time or use `sendTime`; intervals in hours and minutes are exact. */
export function reminderDate(
  delivery: string,
  { delay, delayType: type, sendTime }: ReminderStep,
  zone: string,
): string {
  const date = toZoned(delivery, zone).add({ [units[type]]: delay })
  return toInstant(type === delayType.day && sendTime ? date.withPlainTime(sendTime) : date)
}

export function clockMovesReminder(delivery: string, step: ReminderStep, zone: string): boolean {
  const { delay, delayType: type, sendTime } = step
  const counted = toZoned(delivery, zone)
    .toPlainDateTime()
    .add({ [units[type]]: delay })
  const meant = type === delayType.day && sendTime ? counted.withPlainTime(sendTime) : counted
  return !toZoned(reminderDate(delivery, step, zone), zone)
    .toPlainDateTime()
    .equals(meant)
}

export function planReminders(
  events: readonly DeliveryEvent[],
  steps: readonly ReminderStep[],
  zone: string,
): DeliveryEvent[] {
  return selectDeliveries(events)
    .flatMap(({ date, subjects }) =>
      steps.map((step) => ({
        date: reminderDate(date, step, zone),
        type: deliveryEventType.reminder,
        subjects: [...subjects],
      })),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

export const earliest = (dates: readonly string[]): string | undefined =>
  dates.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]

/** After deliveries have been sent, reminders before the next delivery are left out (C-5). */
export function savedEvents(
  events: readonly DeliveryEvent[],
  hasSent: boolean,
  now: string,
): DeliveryEvent[] {
  const dates = selectDeliveries(events).map(({ date }) => date)
  const next = earliest(dates.filter((date) => Date.parse(date) > Date.parse(now)))
  if (!hasSent || next === undefined) return [...events]
  return events.filter(
    ({ type, date }) => type !== deliveryEventType.reminder || Date.parse(date) >= Date.parse(next),
  )
}

export function repeatsSubject(events: readonly DeliveryEvent[]): boolean {
  const subjects = selectDeliveries(events).flatMap((delivery) => delivery.subjects)
  return new Set(subjects).size < subjects.length
}

export const pastDateReason = 'Date cannot be set in the past.'
export const noStart = 'Choose a start date'
export const beforeStartReason = "Deliveries can't be before the start date"

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other)

export function deliveryDateProblem(
  date: string,
  { start, now }: { start: string; now: string },
): string | null {
  if (isBefore(date, now)) return pastDateReason
  return isBefore(date, start) ? beforeStartReason : null
}

export interface TrainingSchedule {
  scheduleType: TrainingScheduleType
  start: string | null
  events: readonly DeliveryEvent[]
  sentIds?: readonly number[]
}

export function trainingScheduleProblem(schedule: TrainingSchedule, now: string): string | null {
  const { scheduleType, start, events, sentIds = [] } = schedule
  const deliveries = selectDeliveries(events)
  if (deliveries.length > deliveryEventsMax) return tooManyDeliveries
  if (scheduleType !== trainingScheduleType.future) return null
  if (start === null || Number.isNaN(Date.parse(start))) return noStart
  const planned = deliveries.filter(({ id }) => id === undefined || !sentIds.includes(id))
  const problems = planned.map(({ date }) => deliveryDateProblem(date, { start, now }))
  if (sentIds.length === 0 && isBefore(start, now)) return pastDateReason
  if (problems.includes(pastDateReason)) return pastDateReason
  return problems.find((problem) => problem !== null) ?? null
}
