import { assessmentScheduleType } from '@heed/contracts'
import { isOnWeekend, moveToMondays } from '../../../lib/dates/moveToDay.ts'
import type { AssessmentWizardStore } from './AssessmentWizardStore.ts'

export function weekendDelivery({ values, zone, isOngoing }: AssessmentWizardStore): string | null {
  const { scheduleType, date } = values
  const isPlanned = scheduleType === assessmentScheduleType.scheduled && !isOngoing
  return isPlanned && date !== null && isOnWeekend(date, zone) ? date : null
}

/** Undefined when the due date would come before the new delivery date. */
export function shiftDelivery(store: AssessmentWizardStore): string | undefined {
  const date = weekendDelivery(store)
  if (date === null) return undefined
  const [monday = date] = moveToMondays([date], store.zone, () => true)
  return isBefore(monday, store.values.due) ? monday : undefined
}

export function weekendReminders(store: AssessmentWizardStore): number[] {
  const { values, reminders, zone } = store
  if (!values.reminders.enabled) return []
  return reminders.flatMap((step, at) =>
    step.sendTime !== null && !store.isSent(step) && isOnWeekend(step.sendTime, zone) ? [at] : [],
  )
}

/** Undefined when one of the reminders would come too late. */
export function shiftReminders(store: AssessmentWizardStore) {
  const { values, reminders, zone, now } = store
  const places = weekendReminders(store)
  const dates = moveToMondays(
    reminders.map(({ sendTime }) => sendTime ?? now),
    zone,
    (at) => places.includes(at),
  )
  if (!places.every((at) => isBefore(dates[at] ?? now, values.due))) return undefined
  return reminders
    .map((step, at) => (places.includes(at) ? { ...step, sendTime: dates[at] ?? null } : step))
    .sort((one, other) => Date.parse(one.sendTime ?? now) - Date.parse(other.sendTime ?? now))
}

const isBefore = (date: string, due: string | null): boolean =>
  due === null || Date.parse(date) < Date.parse(due)
