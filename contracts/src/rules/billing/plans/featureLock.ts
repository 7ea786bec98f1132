import type { Company } from '../../../entities/companies/company.ts'
import { assessmentsAvailable, trainingAvailable, upgradeAllowed } from '../../access/features.ts'

export interface FeatureLock {
  reason: 'noValidPackage' | 'notInPlan'
  offer: 'upgrade' | 'contact'
}

const available = { trainings: trainingAvailable, assessments: assessmentsAvailable } as const

export function featureLock(company: Company, feature: keyof typeof available): FeatureLock | null {
  const isOpen = available[feature](company)
  if (isOpen) return null
  const isOver = !company.packages?.some(({ valid }) => valid)
  return {
    reason: isOver ? 'noValidPackage' : 'notInPlan',
    offer: upgradeAllowed(company, isOpen) ? 'upgrade' : 'contact',
  }
}
