import {
  type Assessment,
  type AssessmentStep,
  assessmentScheduleType,
  assessmentStepCode,
  copyName,
  type Template,
} from '@heed/contracts'
import * as z from 'zod/mini'
import type { SavedOrigin } from '../../../parts/campaigns/wizard/campaign.ts'
import { AssessmentValues, type Beginning, newValues, valuesOf } from './values.ts'

/** What the wizard begins with: nothing, a saved assessment, or another one's content. */
export type Origin = SavedOrigin

/** What is kept in the tab until it is saved. */
export const KeptAssessment = z.object({
  values: AssessmentValues,
  reached: z.enum(Object.keys(assessmentStepCode) as AssessmentStep[]),
  /** When the saved assessment had last changed that this began with; null without one. */
  base: z.nullable(z.string()),
  /** What was sent without an answer, oldest first. */
  unanswered: z.optional(
    z.array(
      z.object({ since: z.string(), values: AssessmentValues, isDraft: z.boolean(), isNew: z.boolean() }),
    ),
  ),
})
export type KeptAssessment = z.infer<typeof KeptAssessment>

/** An assessment once more, under another name and with dates of its own (S1 section 4). */
export function copiedValues(
  assessment: Assessment,
  beginning: Beginning,
  isHandedOut: boolean,
): AssessmentValues {
  const values = valuesOf(assessment, beginning)
  const { date } = newValues(beginning)
  const { manual, scheduled } = assessmentScheduleType
  return {
    ...values,
    name: copyName(assessment.name),
    beginsWithContent: true,
    // What was handed out by hand goes out on a date where that is switched off now.
    scheduleType: values.scheduleType === manual && !isHandedOut ? scheduled : values.scheduleType,
    date,
    due: null,
    reminders: { ...values.reminders, steps: null },
  }
}

/** What a template brings: its scenarios. */
export const templateValues = ({ id, questions = [] }: Template): Partial<AssessmentValues> => ({
  templateIds: [id],
  templateCustomized: false,
  questions: [...questions],
})

/** The selection as somebody changed it by hand: it came from its template, and is no longer that. */
export const chosenByHand = (
  { templateIds }: Pick<AssessmentValues, 'templateIds'>,
  questions: readonly number[],
): Partial<AssessmentValues> => ({
  questions: [...questions],
  templateIds: [...templateIds.filter((id) => id !== 'custom'), 'custom'],
  templateCustomized: true,
})
