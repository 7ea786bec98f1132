import type { ResourceContent } from '../entities/catalog.ts'
import type { Company } from '../entities/company.ts'
import { allows, assessmentsAvailable, inTrial, trainingAvailable } from './features.ts'

type LibraryItem = Pick<ResourceContent, 'type' | 'disabled' | 'availableForBeta'>

/** Not in the plan: no training at all, or not this subject. */
export const subjectDisabled = (company: Company, subjectId: number): boolean =>
  !trainingAvailable(company) || !allows(company, 'trainingSubjects', subjectId)

/** Not in the plan: no assessments at all, or not this question (S2 section 5). */
export const questionDisabled = (company: Company, questionId: number): boolean =>
  !assessmentsAvailable(company) || !allows(company, 'assessmentQuestions', questionId)

/** Whether a selected subject blocks the campaign: disabled, or in trial and not marked for it (S1 section 5, C-9). */
export function subjectUnavailable(
  subject: { disabled: boolean; availableForBeta: boolean },
  company: Company,
): boolean {
  return subject.disabled || (inTrial(company) && !subject.availableForBeta)
}

const isAvailable = { training: trainingAvailable, assessment: assessmentsAvailable }

/** What the plan lacks for an item of the library: all of its kind, this one, or the end of the trial. */
export type PlanLack = keyof typeof isAvailable | 'item' | 'trial'

/** Why an item of the library cannot be sent; null where the plan holds it. Materials are for everybody. */
export function planLack(
  { type, disabled = false, availableForBeta = true }: LibraryItem,
  company: Company,
): PlanLack | null {
  if (disabled) return type === 'material' || isAvailable[type](company) ? 'item' : type
  const isForTrial = type !== 'training' || !subjectUnavailable({ disabled, availableForBeta }, company)
  return isForTrial ? null : 'trial'
}
