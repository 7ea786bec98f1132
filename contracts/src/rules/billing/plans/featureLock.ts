import type { Company } from '../../../entities/companies/company.ts'
import { areAssessmentsAvailable, isTrainingAvailable, isUpgradeAllowed } from '../../access/features.ts'

export interface FeatureLock {
  reason: 'noValidPackage' | 'notInPlan'
  offer: 'upgrade' | 'contact'
}

const availabilityChecks = { trainings: isTrainingAvailable, assessments: areAssessmentsAvailable } as const

export function getFeatureLock(
  company: Company,
  feature: keyof typeof availabilityChecks,
): FeatureLock | null {
  const isOpen = availabilityChecks[feature](company)
  if (isOpen) return null
  const hasNoValidPackage = !company.packages?.some(({ valid }) => valid)
  return {
    reason: hasNoValidPackage ? 'noValidPackage' : 'notInPlan',
    offer: isUpgradeAllowed(company, isOpen) ? 'upgrade' : 'contact',
  }
}
