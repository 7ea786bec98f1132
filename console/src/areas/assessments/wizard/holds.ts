import {
  type Assessment,
  type AssessmentReminderStep,
  assessmentScheduleType,
  sameValue,
} from '@heed/contracts'
import { type AssessmentValues, type SaveFacts, toSave, valuesOf } from './values.ts'

/** Whether a saved assessment is what was sent: all that was chosen, with its dates and reminders. */
export function holds(saved: Assessment, sent: AssessmentValues, facts: SaveFacts): boolean {
  const { date, due, definition, reminders_steps: steps } = saved
  const { personalizeData } = definition
  const held = toSave(valuesOf(saved, facts), facts)
  // As they are saved: the wizard fills in what is missing.
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

/** Instants are spelled in more than one way, and reminders get their ids from the server. */
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
