import {
  type Assessment,
  type AssessmentReminderStep,
  assessmentScheduleType,
  isSameValue,
} from '@heed/contracts'
import { type AssessmentValues, type SaveFacts, toAssessmentSave, toAssessmentValues } from './values.ts'

export function matchesSavedAssessment(
  savedAssessment: Assessment,
  sentValues: AssessmentValues,
  facts: SaveFacts,
): boolean {
  const { date, due, definition, reminders_steps: steps } = savedAssessment
  const { personalizeData } = definition
  const savedBody = toAssessmentSave(toAssessmentValues(savedAssessment, facts), facts)
  // Compares the stored dates and reminders, because `toAssessmentValues` fills in missing values.
  const savedForm = {
    ...savedBody,
    date,
    due,
    personalizeData,
    reminders_settings: { ...savedBody.reminders_settings, steps },
  }
  return isSameValue(toComparable(savedForm), toComparable(toAssessmentSave(sentValues, facts)))
}

type Form = ReturnType<typeof toAssessmentSave>

/** Removes differences in how instants are written and in reminder ids, which the server assigns. */
function toComparable({ date, due, timeOfDay: _, userLists, reminders_settings: reminders, ...form }: Form) {
  const isDated = form.scheduleType === assessmentScheduleType.scheduled
  return {
    ...form,
    date: isDated ? toTime(date) : null,
    due: toTime(due),
    userLists: userLists.toSorted((a, b) => a - b),
    reminders: { ...reminders, steps: toSortedTimes(reminders.steps) },
  }
}

const toTime = (instant: string | null | undefined): number | null => (instant ? Date.parse(instant) : null)

const toSortedTimes = (steps: readonly AssessmentReminderStep[]): (number | null)[] =>
  steps.map(({ sendTime }) => toTime(sendTime)).toSorted((a, b) => Number(a) - Number(b))
