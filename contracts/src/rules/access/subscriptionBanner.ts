import type { Company } from '../../entities/companies/company.ts'
import { getRemainingSeats } from './company.ts'
import { canBuySeats, hasBoughtPlan, isInTrial } from './features.ts'

export type SubscriptionBanner =
  | { kind: 'subscriptionExpired' }
  | { kind: 'trialExpired' }
  | { kind: 'overLimit'; total: number; available: number; mayUpgrade: boolean }
  | { kind: 'trial'; ends: string; mayUpgrade: boolean }

const isPast = (instant: string | null | undefined, now: Date): boolean =>
  !!instant && Date.parse(instant) <= now.getTime()

/** Most severe first: expired, too few seats, trial (S0 section 4, B-8). */
export function getSubscriptionBanner(company: Company, now: Date): SubscriptionBanner | null {
  if (hasBoughtPlan(company) && isPast(company.valid_to, now)) return { kind: 'subscriptionExpired' }
  if (isInTrial(company) && isPast(company.trial_ends, now)) return { kind: 'trialExpired' }
  const mayUpgrade = canBuySeats(company)
  if (getRemainingSeats(company) < 0) {
    return { kind: 'overLimit', total: company.users_total, available: company.users_available, mayUpgrade }
  }
  if (company.trial_ends && isInTrial(company)) return { kind: 'trial', ends: company.trial_ends, mayUpgrade }
  return null
}
