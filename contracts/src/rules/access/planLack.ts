import type { Company } from '../../entities/companies/company.ts'
import type { ResourceContent } from '../../entities/content/catalog.ts'
import { assessmentsAvailable, inTrial, isItemAllowed, trainingAvailable } from './features.ts'

type LibraryItem = Pick<ResourceContent, 'type' | 'disabled' | 'availableForBeta'>

export const subjectDisabled = (company: Company, subjectId: number): boolean =>
  !trainingAvailable(company) || !isItemAllowed(company, 'trainingSubjects', subjectId)

export const questionDisabled = (company: Company, questionId: number): boolean =>
  !assessmentsAvailable(company) || !isItemAllowed(company, 'assessmentQuestions', questionId)

/** A subject outside the plan, or not marked for trials, blocks the campaign (S1 section 5, C-9). */
export function subjectUnavailable(
  subject: { disabled: boolean; availableForBeta: boolean },
  company: Company,
): boolean {
  return subject.disabled || (inTrial(company) && !subject.availableForBeta)
}

const isAvailable = { training: trainingAvailable, assessment: assessmentsAvailable }

export type PlanLack = keyof typeof isAvailable | 'item' | 'trial'

export function planLack(
  { type, disabled = false, availableForBeta = true }: LibraryItem,
  company: Company,
): PlanLack | null {
  if (disabled) return type === 'material' || isAvailable[type](company) ? 'item' : type
  const isForTrial = type !== 'training' || !subjectUnavailable({ disabled, availableForBeta }, company)
  return isForTrial ? null : 'trial'
}
