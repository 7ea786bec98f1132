import { campaignStatus, findEarliest } from '@heed/contracts'
import type { AssessmentReminderRow, AssessmentRow } from '@heed/fixtures'

export function getAssessmentDueTime(assessment: AssessmentRow): string | undefined {
  const { status, isScorm, deliveryDate, due } = assessment
  if (isScorm) return undefined
  if (status === campaignStatus.scheduled) return deliveryDate ?? undefined
  if (status !== campaignStatus.active) return undefined
  const instants = selectUnsentReminders(assessment).map(({ send }) => send)
  return findEarliest(due === null ? instants : [...instants, due])
}

export const selectUnsentReminders = ({
  remindersEnabled,
  reminders,
}: AssessmentRow): AssessmentReminderRow[] =>
  remindersEnabled ? reminders.filter(({ sent }) => sent === null) : []
