import {
  computeReminderDate,
  type DeliveryEvent,
  deliveryEventType,
  findEarliest,
  hasRepeatedSubject,
  parseFrequency,
  planDeliveries,
  selectDeliveries,
  selectSavedEvents,
  trainingScheduleType,
} from '@heed/contracts'
import type { DeliveryRow, ReminderRow, TrainingRow } from '@heed/fixtures'
import { normalizeInstant } from '../../../world/Clock.ts'
import type { World } from '../../../world/World.ts'

/** Plans have no time zone, so missing dates are computed in UTC. */
const zone = 'UTC'

type TrainingPlan = Pick<
  TrainingRow,
  | 'scheduleType'
  | 'subjects'
  | 'frequency'
  | 'subjectsPerInterval'
  | 'deliveries'
  | 'remindersEnabled'
  | 'reminderSteps'
>

/** If the events don't include all subjects, the schedule is recomputed from the first date. */
export function planEvents(
  training: TrainingPlan,
  savedDeliveryEvents: readonly DeliveryEvent[],
  now: string,
): DeliveryEvent[] {
  const deliveries = planOpenDeliveries(training, savedDeliveryEvents.map(normalizeEvent), now)
  const givenReminders = savedDeliveryEvents
    .map(normalizeEvent)
    .filter(({ type }) => type === deliveryEventType.reminder)
  const reminders =
    givenReminders.length > 0
      ? givenReminders
      : deliveries.flatMap((delivery) => createReminders(training, delivery))
  const events = training.remindersEnabled ? [...deliveries, ...reminders] : deliveries
  return selectSavedEvents(events, selectSentDeliveries(training).length > 0, now)
}

const normalizeEvent = (event: DeliveryEvent): DeliveryEvent => ({
  ...event,
  date: normalizeInstant(event.date),
})

const selectSentDeliveries = ({ deliveries }: Pick<TrainingRow, 'deliveries'>): DeliveryRow[] =>
  deliveries.filter(({ sent }) => sent !== null)

function planOpenDeliveries(
  training: TrainingPlan,
  deliveryEvents: readonly DeliveryEvent[],
  now: string,
): DeliveryEvent[] {
  const sentDeliveries = selectSentDeliveries(training)
  const sentSubjects = new Set(sentDeliveries.flatMap(({ subjects }) => subjects))
  const subjects = training.subjects.filter((id) => !sentSubjects.has(id))
  const { scheduleType, subjectsPerInterval, frequency } = training
  if (scheduleType === trainingScheduleType.downloadLinks || subjects.length === 0) return []
  if (scheduleType === trainingScheduleType.now) {
    return [{ date: now, type: deliveryEventType.schedule, subjects }]
  }
  const sentIds = sentDeliveries.map(({ eventId }) => eventId)
  const openDeliveries = selectDeliveries(deliveryEvents).filter(
    ({ id }) => id === undefined || !sentIds.includes(id),
  )
  const start = findEarliest(openDeliveries.map(({ date }) => date))
  // Don't silently recompute plans with duplicates: starting the training reports duplicates.
  if (
    start === undefined ||
    hasRepeatedSubject(openDeliveries) ||
    haveSameItems(
      openDeliveries.flatMap((event) => event.subjects),
      subjects,
    )
  )
    return openDeliveries
  const { interval = 'W' } = parseFrequency(frequency) ?? {}
  return planDeliveries({ subjects, start, zone, interval, subjectsPerInterval })
}

const haveSameItems = (firstItems: readonly number[], secondItems: readonly number[]): boolean =>
  firstItems.length === secondItems.length &&
  new Set([...firstItems, ...secondItems]).size === secondItems.length

const createReminders = (
  { reminderSteps }: TrainingPlan,
  { date, subjects }: DeliveryEvent,
): DeliveryEvent[] =>
  reminderSteps.map((step) => ({
    date: computeReminderDate(date, step, zone),
    type: deliveryEventType.reminder,
    subjects: [...subjects],
  }))

const firstAddedId = 1_000_000

export function toSavedDeliveries(
  world: World,
  training: TrainingRow,
  plan: readonly DeliveryEvent[],
): DeliveryRow[] {
  const knownIds = new Set(training.deliveries.map(({ eventId }) => eventId))
  const getNextId = () => firstAddedId + world.nextId({ name: 'deliveries' })
  const sentDeliveries = selectSentDeliveries(training).map((delivery) => ({
    ...delivery,
    reminders: delivery.reminders.filter(({ sent }) => sent !== null || training.remindersEnabled),
  }))
  const newDeliveries = selectDeliveries(plan).map(
    ({ id, date, name, subjects }): DeliveryRow => ({
      eventId: id !== undefined && knownIds.has(id) ? id : getNextId(),
      send: date,
      sent: null,
      ...(name && { name }),
      subjects: [...subjects],
      reminders: [],
    }),
  )
  const reminders = plan.filter(({ type }) => type === deliveryEventType.reminder)
  return [...sentDeliveries, ...newDeliveries].map((delivery, _, allDeliveries) => ({
    ...delivery,
    reminders: [
      ...delivery.reminders,
      ...reminders
        .filter((reminder) => findDeliveryBefore(allDeliveries, reminder) === delivery)
        .map(({ date }): ReminderRow => ({ id: getNextId(), send: date, sent: null })),
    ],
  }))
}

function findDeliveryBefore(
  deliveries: readonly DeliveryRow[],
  { date, subjects }: DeliveryEvent,
): DeliveryRow | undefined {
  const earlierDeliveries = deliveries
    .filter(({ send }) => send <= date)
    .toSorted((a, b) => (a.send < b.send ? -1 : 1))
  return (
    earlierDeliveries.findLast((delivery) => haveSameItems(delivery.subjects, subjects)) ??
    earlierDeliveries.at(-1)
  )
}
