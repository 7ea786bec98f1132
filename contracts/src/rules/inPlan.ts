import type { Company } from '../entities/company.ts'
import { allows, assessmentsAvailable, inTrial, trainingAvailable } from './features.ts'

/** Not in the plan: no training at all, or not this subject. */
export const subjectDisabled = (company: Company, subjectId: number): boolean =>
  !trainingAvailable(company) || !allows(company, 'trainingSubjects', subjectId)

/** Not in the plan: no assessments at all, or not this question (S2 section 5). */
export const questionDisabled = (company: Company, questionId: number): boolean =>
  !assessmentsAvailable(company) || !allows(company, 'assessmentQuestions', questionId)

/** Whether a selected subject blocks the campaign: disabled, or in trial and not marked for it (S1 section 5). */
export function subjectUnavailable(
  subject: { disabled: boolean; availableForBeta: boolean },
  company: Company,
): boolean {
  return subject.disabled || (inTrial(company) && !subject.availableForBeta)
}
