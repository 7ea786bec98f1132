import {
  type DelayType,
  type DeliveryEvent,
  delayType,
  deliveryEventType,
  type ReminderStep,
  selectDeliveries,
  type TrainingScheduleType,
  tooManyDeliveriesText,
  trainingScheduleType,
} from '../../../entities/campaigns/trainingSave.ts'
import { deliveryEventsMax } from '../../../entities/limits.ts'
import { toInstant, toZonedDateTime } from '../../zones.ts'

export type DeliveryInterval = 'W' | 'B' | 'M'

export const subjectsPerInterval = { usual: 3, recommended: 2 } as const

export function parseFrequency(
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
  return Array.from({ length: count }, (_, index) => ({
    date: computeDeliveryDate(plan, from + index),
    type: deliveryEventType.schedule,
    subjects: plan.subjects.slice(index * size, (index + 1) * size),
  }))
}

/** Counts from the start: a short month affects only its own date (C-4), and clock changes don't shift times (C-3). */
export function computeDeliveryDate(
  { start, zone, interval }: Pick<DeliveryPlan, 'start' | 'zone' | 'interval'>,
  index: number,
): string {
  const firstDay = toZonedDateTime(start, zone)
  if (interval === 'M') return toInstant(firstDay.add({ months: index }))
  return toInstant(firstDay.add({ weeks: interval === 'B' ? 2 * index : index }))
}

export const getNextFullHour = (now: string, zone: string): string =>
  toInstant(
    toZonedDateTime(now, zone).round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 }),
  )

const intervalUnits = {
  [delayType.minute]: 'minutes',
  [delayType.hour]: 'hours',
  [delayType.day]: 'days',
} as const satisfies Record<DelayType, string>

/** Intervals in days keep the local time or use `sendTime`; intervals in hours and minutes are exact. */
export function computeReminderDate(
  delivery: string,
  { delay, delayType: type, sendTime }: ReminderStep,
  zone: string,
): string {
  const date = toZonedDateTime(delivery, zone).add({ [intervalUnits[type]]: delay })
  return toInstant(type === delayType.day && sendTime ? date.withPlainTime(sendTime) : date)
}

export function isReminderShifted(delivery: string, step: ReminderStep, zone: string): boolean {
  const { delay, delayType: type, sendTime } = step
  const unshiftedDate = toZonedDateTime(delivery, zone)
    .toPlainDateTime()
    .add({ [intervalUnits[type]]: delay })
  const reminderTime =
    type === delayType.day && sendTime ? unshiftedDate.withPlainTime(sendTime) : unshiftedDate
  return !toZonedDateTime(computeReminderDate(delivery, step, zone), zone)
    .toPlainDateTime()
    .equals(reminderTime)
}

export function planReminders(
  events: readonly DeliveryEvent[],
  steps: readonly ReminderStep[],
  zone: string,
): DeliveryEvent[] {
  return selectDeliveries(events)
    .flatMap(({ date, subjects }) =>
      steps.map((step) => ({
        date: computeReminderDate(date, step, zone),
        type: deliveryEventType.reminder,
        subjects: [...subjects],
      })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

export const findEarliest = (dates: readonly string[]): string | undefined =>
  dates.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]

/** After deliveries have been sent, reminders before the next delivery are left out (C-5). */
export function selectSavedEvents(
  events: readonly DeliveryEvent[],
  hasSent: boolean,
  now: string,
): DeliveryEvent[] {
  const dates = selectDeliveries(events).map(({ date }) => date)
  const nextDate = findEarliest(dates.filter((date) => Date.parse(date) > Date.parse(now)))
  if (!hasSent || nextDate === undefined) return [...events]
  return events.filter(
    ({ type, date }) => type !== deliveryEventType.reminder || Date.parse(date) >= Date.parse(nextDate),
  )
}

export function hasRepeatedSubject(events: readonly DeliveryEvent[]): boolean {
  const subjects = selectDeliveries(events).flatMap((delivery) => delivery.subjects)
  return new Set(subjects).size < subjects.length
}

export const pastDateReason = 'Date cannot be set in the past.'
export const noStartText = 'Choose a start date'
export const beforeStartReason = "Deliveries can't be before the start date"

const isBefore = (a: string, b: string): boolean => Date.parse(a) < Date.parse(b)

export function getDeliveryDateProblem(
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

export function getTrainingScheduleProblem(schedule: TrainingSchedule, now: string): string | null {
  const { scheduleType, start, events, sentIds = [] } = schedule
  const deliveries = selectDeliveries(events)
  if (deliveries.length > deliveryEventsMax) return tooManyDeliveriesText
  if (scheduleType !== trainingScheduleType.future) return null
  if (start === null || Number.isNaN(Date.parse(start))) return noStartText
  const plannedDeliveries = deliveries.filter(({ id }) => id === undefined || !sentIds.includes(id))
  const problems = plannedDeliveries.map(({ date }) => getDeliveryDateProblem(date, { start, now }))
  if (sentIds.length === 0 && isBefore(start, now)) return pastDateReason
  if (problems.includes(pastDateReason)) return pastDateReason
  return problems.find((problem) => problem !== null) ?? null
}
