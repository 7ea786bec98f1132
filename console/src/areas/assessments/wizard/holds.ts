import {
  type Assessment,
  type AssessmentReminderStep,
  assessmentScheduleType,
  sameValue,
} from '@heed/contracts'
import { type AssessmentValues, type SaveFacts, toSave, valuesOf } from './values.ts'

export function holds(saved: Assessment, sent: AssessmentValues, facts: SaveFacts): boolean {
  const { date, due, definition, reminders_steps: steps } = saved
  const { personalizeData } = definition
  const held = toSave(valuesOf(saved, facts), facts)
  // Compares the stored dates and reminders, because `valuesOf` would fill in missing values.
  const asSaved = {
    ...held,
    date,
    due,
    personalizeData,
    reminders_settings: { ...held.reminders_settings, steps },
  }
  return sameValue(chosen(asSaved), chosen(toSave(sent, facts)))
}

type Form = ReturnType<typeof toSave>

/** Removes differences in how instants are written and in reminder ids, which the server assigns. */
function chosen({ date, due, timeOfDay: _, userLists, reminders_settings: reminders, ...form }: Form) {
  const isDated = form.scheduleType === assessmentScheduleType.scheduled
  return {
    ...form,
    date: isDated ? timeOf(date) : null,
    due: timeOf(due),
    userLists: userLists.toSorted((one, other) => one - other),
    reminders: { ...reminders, steps: timesOf(reminders.steps) },
  }
}

const timeOf = (instant: string | null | undefined): number | null => (instant ? Date.parse(instant) : null)

const timesOf = (steps: readonly AssessmentReminderStep[]): (number | null)[] =>
  steps.map(({ sendTime }) => timeOf(sendTime)).toSorted((one, other) => Number(one) - Number(other))
