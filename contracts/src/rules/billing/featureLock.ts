import type { Company } from '../../entities/company.ts'
import { assessmentsAvailable, trainingAvailable, upgradeAllowed } from '../features.ts'

/** Why a feature is locked: the plan is over or missing, or it does not hold the feature. */
export interface FeatureLock {
  reason: 'noValidPackage' | 'notInPlan'
  /** Upgrade now, or a mail to the support address for customers of a partner (S0 section 4). */
  offer: 'upgrade' | 'contact'
}

const available = { trainings: trainingAvailable, assessments: assessmentsAvailable } as const

/** The lock of a feature's card; null where it is open. */
export function featureLock(company: Company, feature: keyof typeof available): FeatureLock | null {
  const isOpen = available[feature](company)
  if (isOpen) return null
  const isOver = !company.packages?.some(({ valid }) => valid)
  return {
    reason: isOver ? 'noValidPackage' : 'notInPlan',
    offer: upgradeAllowed(company, isOpen) ? 'upgrade' : 'contact',
  }
}
