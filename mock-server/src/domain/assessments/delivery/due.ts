import { campaignStatus, earliest } from '@heed/contracts'
import type { AssessmentReminderRow, AssessmentRow } from '@heed/fixtures'

export function assessmentDue(assessment: AssessmentRow): string | undefined {
  const { status, isScorm, deliveryDate, due } = assessment
  if (isScorm) return undefined
  if (status === campaignStatus.scheduled) return deliveryDate ?? undefined
  if (status !== campaignStatus.active) return undefined
  const instants = openReminders(assessment).map(({ send }) => send)
  return earliest(due === null ? instants : [...instants, due])
}

export const openReminders = ({ remindersEnabled, reminders }: AssessmentRow): AssessmentReminderRow[] =>
  remindersEnabled ? reminders.filter(({ sent }) => sent === null) : []
