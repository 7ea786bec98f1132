import { campaignStatus, findEarliest } from '@heed/contracts'
import type { AssessmentReminderRow, AssessmentRow } from '@heed/fixtures'

export function getAssessmentDue(assessment: AssessmentRow): string | undefined {
  const { status, isScorm, deliveryDate, due } = assessment
  if (isScorm) return undefined
  if (status === campaignStatus.scheduled) return deliveryDate ?? undefined
  if (status !== campaignStatus.active) return undefined
  const instants = selectOpenReminders(assessment).map(({ send }) => send)
  return findEarliest(due === null ? instants : [...instants, due])
}

export const selectOpenReminders = ({
  remindersEnabled,
  reminders,
}: AssessmentRow): AssessmentReminderRow[] =>
  remindersEnabled ? reminders.filter(({ sent }) => sent === null) : []
