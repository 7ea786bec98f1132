import {
  type AssessmentReminderStep,
  type AssessmentScheduleType,
  assessmentScheduleType,
} from '../../../entities/campaigns/assessmentSave.ts'
import { type CampaignStatus, campaignStatus, noChannelText } from '../../../entities/campaigns/campaign.ts'
import { reminderStepsMax } from '../../../entities/limits.ts'
import { toInstant, toZonedDateTime } from '../../zones.ts'
import { pastDateReason } from '../trainings/schedule.ts'

export interface AssessmentDates {
  scheduleType: AssessmentScheduleType
  date: string | null
  due: string | null
  steps: readonly AssessmentReminderStep[]
  status?: CampaignStatus
}

export interface AssessmentDateProblems {
  date: string | null
  due: string | null
  reminders: (string | null)[]
}

/** In the admin's time zone, like 'Mar 01, 2027 08:30'. */
type FormatInstant = (instant: string) => string

export function getAssessmentDateProblems(
  dates: AssessmentDates,
  now: string,
  show: FormatInstant,
): AssessmentDateProblems {
  return {
    date: getDateProblem(dates, now, show),
    due: getDueProblem(dates, now, show),
    reminders: dates.steps.map((step) => getReminderProblem(step, dates, now, show)),
  }
}

const isBeforeOrEqual = (instant: string, otherInstant: string): boolean =>
  Date.parse(instant) <= Date.parse(otherInstant)
const isDelivered = ({ status }: AssessmentDates): boolean => status === campaignStatus.active

const getPlannedDelivery = (dates: AssessmentDates): string | null =>
  dates.scheduleType === assessmentScheduleType.scheduled && !isDelivered(dates) ? dates.date : null

function getDateProblem(dates: AssessmentDates, now: string, show: FormatInstant): string | null {
  if (dates.scheduleType !== assessmentScheduleType.scheduled || isDelivered(dates)) return null
  const { date, due } = dates
  if (date === null) return 'Choose a delivery date'
  if (isBeforeOrEqual(date, now)) return pastDateReason
  return due !== null && isBeforeOrEqual(due, date)
    ? `Delivery date must be set before the due date (${show(due)})`
    : null
}

function getDueProblem(dates: AssessmentDates, now: string, show: FormatInstant): string | null {
  const { due } = dates
  if (due === null) return 'Choose a due date'
  if (isBeforeOrEqual(due, now)) return `Due date cannot be set in the past (${show(now)})`
  const delivery = isDelivered(dates) ? dates.date : getPlannedDelivery(dates)
  return delivery !== null && isBeforeOrEqual(due, delivery)
    ? `Due date must be set after the delivery time (${show(delivery)})`
    : null
}

function getReminderProblem(
  { sendTime, alreadySet = false }: AssessmentReminderStep,
  dates: AssessmentDates,
  now: string,
  show: FormatInstant,
): string | null {
  if (sendTime === null) return 'Choose when to send the reminder'
  const hasPassed = isBeforeOrEqual(sendTime, now)
  if (isDelivered(dates)) {
    if (hasPassed) return alreadySet ? null : "Can't set a reminder to earlier than now!"
  } else {
    const delivery = getPlannedDelivery(dates)
    if (delivery !== null && isBeforeOrEqual(sendTime, delivery)) {
      return `Reminder must be set after the delivery time (${show(delivery)})`
    }
    if (hasPassed) return 'Reminder must be set to later than now.'
  }
  return dates.due !== null && isBeforeOrEqual(dates.due, sendTime)
    ? `Reminder must be set before the due date (${show(dates.due)})`
    : null
}

export function getAssessmentRemindersProblem(
  reminders: { enabled: boolean; channel: number; steps: readonly unknown[] },
  problems: AssessmentDateProblems,
): string | null {
  const { enabled, channel, steps } = reminders
  if (!enabled) return null
  if (steps.length === 0) return 'Add a reminder, or switch reminders off'
  if (steps.length > reminderStepsMax) return `At most ${reminderStepsMax} reminders`
  return problems.reminders.find((problem) => problem !== null) ?? (channel > 0 ? null : noChannelText)
}

export const getNextAssessmentReminder = (
  steps: readonly AssessmentReminderStep[],
  delivery: string,
  zone: string,
): string => toInstant(toZonedDateTime(steps.at(-1)?.sendTime ?? delivery, zone).add({ days: 1 }))

/** Keeps each reminder's interval after delivery; drops reminders after the due date (C-22). */
export function rescheduleReminders(
  plannedTimes: readonly string[],
  deliveryDate: string | null,
  now: string,
  due: string | null,
): string[] {
  const delayMs = Date.parse(now) - Date.parse(deliveryDate ?? now)
  return plannedTimes
    .map((send) => Date.parse(send) + delayMs)
    .filter((send) => send > Date.parse(now) && (due === null || send < Date.parse(due)))
    .map((send) => new Date(send).toISOString())
}
