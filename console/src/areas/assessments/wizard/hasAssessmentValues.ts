import {
  type Assessment,
  type AssessmentReminderStep,
  assessmentScheduleType,
  sameValue,
} from '@heed/contracts'
import { type AssessmentValues, type SaveFacts, toAssessmentSave, toAssessmentValues } from './values.ts'

export function hasAssessmentValues(saved: Assessment, sent: AssessmentValues, facts: SaveFacts): boolean {
  const { date, due, definition, reminders_steps: steps } = saved
  const { personalizeData } = definition
  const held = toAssessmentSave(toAssessmentValues(saved, facts), facts)
  // Compares the stored dates and reminders, because `valuesOf` would fill in missing values.
  const asSaved = {
    ...held,
    date,
    due,
    personalizeData,
    reminders_settings: { ...held.reminders_settings, steps },
  }
  return sameValue(chosen(asSaved), chosen(toAssessmentSave(sent, facts)))
}

type Form = ReturnType<typeof toAssessmentSave>

/** Removes differences in how instants are written and in reminder ids, which the server assigns. */
function chosen({ date, due, timeOfDay: _, userLists, reminders_settings: reminders, ...form }: Form) {
  const isDated = form.scheduleType === assessmentScheduleType.scheduled
  return {
    ...form,
    date: isDated ? toTime(date) : null,
    due: toTime(due),
    userLists: userLists.toSorted((one, other) => one - other),
    reminders: { ...reminders, steps: toSortedTimes(reminders.steps) },
  }
}

const toTime = (instant: string | null | undefined): number | null => (instant ? Date.parse(instant) : null)

const toSortedTimes = (steps: readonly AssessmentReminderStep[]): (number | null)[] =>
  steps.map(({ sendTime }) => toTime(sendTime)).toSorted((one, other) => Number(one) - Number(other))
