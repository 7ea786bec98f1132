import type { Company } from '../../entities/companies/company.ts'
import type { ResourceContent } from '../../entities/content/catalog.ts'
import { areAssessmentsAvailable, isInTrial, isItemAllowed, isTrainingAvailable } from './features.ts'

type LibraryItem = Pick<ResourceContent, 'type' | 'disabled' | 'availableForBeta'>

export const isSubjectDisabled = (company: Company, subjectId: number): boolean =>
  !isTrainingAvailable(company) || !isItemAllowed(company, 'trainingSubjects', subjectId)

export const isQuestionDisabled = (company: Company, questionId: number): boolean =>
  !areAssessmentsAvailable(company) || !isItemAllowed(company, 'assessmentQuestions', questionId)

/** A subject outside the plan, or not marked for trials, blocks the campaign (S1 section 5, C-9). */
export function isSubjectUnavailable(
  subject: { disabled: boolean; availableForBeta: boolean },
  company: Company,
): boolean {
  return subject.disabled || (isInTrial(company) && !subject.availableForBeta)
}

const availabilityChecks = { training: isTrainingAvailable, assessment: areAssessmentsAvailable }

export type PlanRestriction = keyof typeof availabilityChecks | 'item' | 'trial'

export function findPlanRestriction(
  { type, disabled = false, availableForBeta = true }: LibraryItem,
  company: Company,
): PlanRestriction | null {
  if (disabled) return type === 'material' || availabilityChecks[type](company) ? 'item' : type
  const isForTrial = type !== 'training' || !isSubjectUnavailable({ disabled, availableForBeta }, company)
  return isForTrial ? null : 'trial'
}
