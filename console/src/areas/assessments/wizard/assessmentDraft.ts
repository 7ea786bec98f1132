import {
  type Assessment,
  assessmentScheduleType,
  assessmentStepCode,
  createCopyName,
  type Template,
} from '@heed/contracts'
import type { SavedOrigin } from '../../../parts/campaigns/wizard/model/campaign.ts'
import { createDraftSchema } from '../../../parts/campaigns/wizard/model/draftSchema.ts'
import {
  AssessmentValues,
  createAssessmentValues,
  type InitialContext,
  toAssessmentValues,
} from './values.ts'

export type Origin = SavedOrigin

export const AssessmentDraft = createDraftSchema(AssessmentValues, assessmentStepCode)

export function copyAssessmentValues(
  assessment: Assessment,
  context: InitialContext,
  canShareLinks: boolean,
): AssessmentValues {
  const values = toAssessmentValues(assessment, context)
  const { date } = createAssessmentValues(context)
  const { manual, scheduled } = assessmentScheduleType
  return {
    ...values,
    name: createCopyName(assessment.name),
    beginsWithContent: true,
    // Permission to share links may have been switched off since the original was created.
    scheduleType: values.scheduleType === manual && !canShareLinks ? scheduled : values.scheduleType,
    date,
    due: null,
    reminders: { ...values.reminders, steps: null },
  }
}

export const getTemplateValues = ({ id, questions = [] }: Template): Partial<AssessmentValues> => ({
  templateIds: [id],
  templateCustomized: false,
  questions: [...questions],
})

export const customizeQuestions = (
  { templateIds }: Pick<AssessmentValues, 'templateIds'>,
  questions: readonly number[],
): Partial<AssessmentValues> => ({
  questions: [...questions],
  templateIds: [...templateIds.filter((id) => id !== 'custom'), 'custom'],
  templateCustomized: true,
})
