import {
  type DeliveryEvent,
  deliveryEventType,
  earliest,
  planDeliveries,
  readFrequency,
  reminderDate,
  repeatsSubject,
  savedEvents,
  selectDeliveries,
  trainingScheduleType,
} from '@heed/contracts'
import type { DeliveryRow, ReminderRow, TrainingRow } from '@heed/fixtures'
import { normalizeInstant } from '../../../world/Clock.ts'
import type { World } from '../../../world/World.ts'

/** Plans have no time zone, so missing dates are computed in UTC. */
const zone = 'UTC'

type Planned = Pick<
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
export function plannedEvents(
  training: Planned,
  chosen: readonly DeliveryEvent[],
  now: string,
): DeliveryEvent[] {
  const deliveries = plannedDeliveries(training, chosen.map(plain), now)
  const said = chosen.map(plain).filter(({ type }) => type === deliveryEventType.reminder)
  const reminders =
    said.length > 0 ? said : deliveries.flatMap((delivery) => createReminders(training, delivery))
  const events = training.remindersEnabled ? [...deliveries, ...reminders] : deliveries
  return savedEvents(events, selectSent(training).length > 0, now)
}

const plain = (event: DeliveryEvent): DeliveryEvent => ({
  ...event,
  date: normalizeInstant(event.date),
})

const selectSent = ({ deliveries }: Pick<TrainingRow, 'deliveries'>): DeliveryRow[] =>
  deliveries.filter(({ sent }) => sent !== null)

function plannedDeliveries(
  training: Planned,
  chosen: readonly DeliveryEvent[],
  now: string,
): DeliveryEvent[] {
  const sent = selectSent(training)
  const gone = new Set(sent.flatMap(({ subjects }) => subjects))
  const subjects = training.subjects.filter((id) => !gone.has(id))
  const { scheduleType, subjectsPerInterval, frequency } = training
  if (scheduleType === trainingScheduleType.downloadLinks || subjects.length === 0) return []
  if (scheduleType === trainingScheduleType.now) {
    return [{ date: now, type: deliveryEventType.schedule, subjects }]
  }
  const sentIds = sent.map(({ eventId }) => eventId)
  const open = selectDeliveries(chosen).filter(({ id }) => id === undefined || !sentIds.includes(id))
  const start = earliest(open.map(({ date }) => date))
  // Don't silently recompute plans with duplicates: starting the training reports duplicates.
  if (
    start === undefined ||
    repeatsSubject(open) ||
    haveSameItems(
      open.flatMap((event) => event.subjects),
      subjects,
    )
  )
    return open
  const { interval = 'W' } = readFrequency(frequency) ?? {}
  return planDeliveries({ subjects, start, zone, interval, subjectsPerInterval })
}

const haveSameItems = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === others.length

const createReminders = ({ reminderSteps }: Planned, { date, subjects }: DeliveryEvent): DeliveryEvent[] =>
  reminderSteps.map((step) => ({
    date: reminderDate(date, step, zone),
    type: deliveryEventType.reminder,
    subjects: [...subjects],
  }))

const firstLate = 1_000_000

export function toSavedDeliveries(
  world: World,
  training: TrainingRow,
  plan: readonly DeliveryEvent[],
): DeliveryRow[] {
  const known = new Set(training.deliveries.map(({ eventId }) => eventId))
  const nextId = () => firstLate + world.nextId({ name: 'deliveries' })
  const kept = selectSent(training).map((delivery) => ({
    ...delivery,
    reminders: delivery.reminders.filter(({ sent }) => sent !== null || training.remindersEnabled),
  }))
  const fresh = selectDeliveries(plan).map(
    ({ id, date, name, subjects }): DeliveryRow => ({
      eventId: id !== undefined && known.has(id) ? id : nextId(),
      send: date,
      sent: null,
      ...(name && { name }),
      subjects: [...subjects],
      reminders: [],
    }),
  )
  const reminders = plan.filter(({ type }) => type === deliveryEventType.reminder)
  return [...kept, ...fresh].map((delivery, _, all) => ({
    ...delivery,
    reminders: [
      ...delivery.reminders,
      ...reminders
        .filter((reminder) => deliveryBefore(all, reminder) === delivery)
        .map(({ date }): ReminderRow => ({ id: nextId(), send: date, sent: null })),
    ],
  }))
}

function deliveryBefore(
  deliveries: readonly DeliveryRow[],
  { date, subjects }: DeliveryEvent,
): DeliveryRow | undefined {
  const before = deliveries
    .filter(({ send }) => send <= date)
    .toSorted((one, other) => (one.send < other.send ? -1 : 1))
  return before.findLast((delivery) => haveSameItems(delivery.subjects, subjects)) ?? before.at(-1)
}
