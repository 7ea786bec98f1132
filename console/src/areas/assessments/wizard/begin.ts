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

export type Origin = SavedOrigin

export const KeptAssessment = z.object({
  values: AssessmentValues,
  reached: z.enum(Object.keys(assessmentStepCode) as AssessmentStep[]),
  /** When the saved assessment had last been changed before editing started; null for a new assessment. */
  base: z.nullable(z.string()),
  /** Saves without a response, oldest first. */
  unanswered: z.optional(
    z.array(
      z.object({ since: z.string(), values: AssessmentValues, isDraft: z.boolean(), isNew: z.boolean() }),
    ),
  ),
})
export type KeptAssessment = z.infer<typeof KeptAssessment>

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
    // Permission to share links may have been switched off since.
    scheduleType: values.scheduleType === manual && !isHandedOut ? scheduled : values.scheduleType,
    date,
    due: null,
    reminders: { ...values.reminders, steps: null },
  }
}

export const templateValues = ({ id, questions = [] }: Template): Partial<AssessmentValues> => ({
  templateIds: [id],
  templateCustomized: false,
  questions: [...questions],
})

export const chosenByHand = (
  { templateIds }: Pick<AssessmentValues, 'templateIds'>,
  questions: readonly number[],
): Partial<AssessmentValues> => ({
  questions: [...questions],
  templateIds: [...templateIds.filter((id) => id !== 'custom'), 'custom'],
  templateCustomized: true,
})
