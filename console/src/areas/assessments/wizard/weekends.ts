import { assessmentScheduleType } from '@heed/contracts'
import { isOnWeekend, moveToMondays } from '../../../lib/dates/moveToDay.ts'
import type { AssessmentWizardStore } from './AssessmentWizardStore.ts'

export function findWeekendDelivery({ values, zone, isOngoing }: AssessmentWizardStore): string | null {
  const { scheduleType, date } = values
  const isPlanned = scheduleType === assessmentScheduleType.scheduled && !isOngoing
  return isPlanned && date !== null && isOnWeekend(date, zone) ? date : null
}

/** Undefined when the due date would come before the new delivery date. */
export function computeShiftedDelivery(store: AssessmentWizardStore): string | undefined {
  const date = findWeekendDelivery(store)
  if (date === null) return undefined
  const [monday = date] = moveToMondays([date], store.zone, () => true)
  return isBefore(monday, store.values.due) ? monday : undefined
}

export function findWeekendReminders(store: AssessmentWizardStore): number[] {
  const { values, reminders, zone } = store
  if (!values.reminders.enabled) return []
  return reminders.flatMap((step, index) =>
    step.sendTime !== null && !store.isSent(step) && isOnWeekend(step.sendTime, zone) ? [index] : [],
  )
}

/** Undefined when one of the reminders would come too late. */
export function computeShiftedReminders(store: AssessmentWizardStore) {
  const { values, reminders, zone, now } = store
  const weekendIndexes = findWeekendReminders(store)
  const dates = moveToMondays(
    reminders.map(({ sendTime }) => sendTime ?? now),
    zone,
    (index) => weekendIndexes.includes(index),
  )
  if (!weekendIndexes.every((index) => isBefore(dates[index] ?? now, values.due))) return undefined
  return reminders
    .map((step, index) =>
      weekendIndexes.includes(index) ? { ...step, sendTime: dates[index] ?? null } : step,
    )
    .sort((a, b) => Date.parse(a.sendTime ?? now) - Date.parse(b.sendTime ?? now))
}

const isBefore = (date: string, due: string | null): boolean =>
  due === null || Date.parse(date) < Date.parse(due)
