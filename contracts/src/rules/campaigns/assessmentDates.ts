import {
  type AssessmentReminderStep,
  type AssessmentScheduleType,
  assessmentScheduleType,
} from '../../entities/assessmentSave.ts'
import { type CampaignStatus, campaignStatus, noChannel } from '../../entities/campaign.ts'
import { reminderStepsMax } from '../../entities/limits.ts'
import { inZone, toInstant } from '../zones.ts'
import { inThePast } from './schedule.ts'

export interface AssessmentDates {
  scheduleType: AssessmentScheduleType
  /** Null while nothing is chosen; without a schedule the delivery is the moment of saving. */
  date: string | null
  due: string | null
  steps: readonly AssessmentReminderStep[]
  /** As it is saved; undefined for a new one. */
  status?: CampaignStatus
}

/** By field, and by reminder in their order: what is wrong, null where nothing is. */
export interface AssessmentDateProblems {
  date: string | null
  due: string | null
  reminders: (string | null)[]
}

/** Shows an instant in the admin's time zone, as in 'Mar 01, 2027 08:30'. */
type Show = (instant: string) => string

/** What is wrong with the dates of an assessment, with the sentences of S1 section 5. */
export function assessmentDateProblems(
  dates: AssessmentDates,
  now: string,
  show: Show,
): AssessmentDateProblems {
  return {
    date: dateProblem(dates, now, show),
    due: dueProblem(dates, now, show),
    reminders: dates.steps.map((step) => reminderProblem(step, dates, now, show)),
  }
}

const isNotAfter = (instant: string, other: string): boolean => Date.parse(instant) <= Date.parse(other)
const isDelivered = ({ status }: AssessmentDates): boolean => status === campaignStatus.active

/** The delivery that lies ahead; null where there is none to wait for. */
const plannedDelivery = (dates: AssessmentDates): string | null =>
  dates.scheduleType === assessmentScheduleType.scheduled && !isDelivered(dates) ? dates.date : null

function dateProblem(dates: AssessmentDates, now: string, show: Show): string | null {
  if (dates.scheduleType !== assessmentScheduleType.scheduled || isDelivered(dates)) return null
  const { date, due } = dates
  if (date === null) return 'Choose a delivery date'
  if (isNotAfter(date, now)) return inThePast
  return due !== null && isNotAfter(due, date)
    ? `Delivery date must be set before the due date (${show(due)})`
    : null
}

function dueProblem(dates: AssessmentDates, now: string, show: Show): string | null {
  const { due } = dates
  if (due === null) return 'Choose a due date'
  if (isNotAfter(due, now)) return `Due date cannot be set in the past (${show(now)})`
  const delivery = isDelivered(dates) ? dates.date : plannedDelivery(dates)
  return delivery !== null && isNotAfter(due, delivery)
    ? `Due date must be set after the delivery time (${show(delivery)})`
    : null
}

function reminderProblem(
  { sendTime, alreadySet = false }: AssessmentReminderStep,
  dates: AssessmentDates,
  now: string,
  show: Show,
): string | null {
  if (sendTime === null) return 'Choose when the reminder is sent'
  const isOver = isNotAfter(sendTime, now)
  if (isDelivered(dates)) {
    // What was sent before can only be looked at.
    if (isOver) return alreadySet ? null : "Can't set a reminder to earlier than now!"
  } else {
    const delivery = plannedDelivery(dates)
    if (delivery !== null && isNotAfter(sendTime, delivery)) {
      return `Reminder must be set after the delivery time (${show(delivery)})`
    }
    if (isOver) return 'Reminder must be set to later than now.'
  }
  return dates.due !== null && isNotAfter(dates.due, sendTime)
    ? `Reminder must be set before the due date (${show(dates.due)})`
    : null
}

/** What is wrong with the reminders of an assessment as a whole; null where nothing is (S1 section 5). */
export function assessmentRemindersProblem(
  reminders: { enabled: boolean; channel: number; steps: readonly unknown[] },
  problems: AssessmentDateProblems,
): string | null {
  const { enabled, channel, steps } = reminders
  if (!enabled) return null
  if (steps.length === 0) return 'Add a reminder, or switch reminders off'
  if (steps.length > reminderStepsMax) return `At most ${reminderStepsMax} reminders`
  return problems.reminders.find((problem) => problem !== null) ?? (channel > 0 ? null : noChannel)
}

/** When one more reminder is offered: a day after the last one, or after the delivery (S1 section 9). */
export const nextAssessmentReminder = (
  steps: readonly AssessmentReminderStep[],
  delivery: string,
  zone: string,
): string => toInstant(inZone(steps.at(-1)?.sendTime ?? delivery, zone).add({ days: 1 }))

/**
 * When the planned reminders of an assessment go out once it begins again at this moment: as long after its delivery as
 * before; one that would come after the due date is left out (C-22).
 */
export function remindersAgain(
  planned: readonly string[],
  delivered: string | null,
  now: string,
  due: string | null,
): string[] {
  const later = Date.parse(now) - Date.parse(delivered ?? now)
  return planned
    .map((send) => Date.parse(send) + later)
    .filter((send) => send > Date.parse(now) && (due === null || send < Date.parse(due)))
    .map((send) => new Date(send).toISOString())
}
