import type { Company, Subscription } from '../../../entities/companies/company.ts'
import { isPartnerSubscription } from '../../access/features.ts'
import { isFlagOff, isFlagOn } from '../../access/flags.ts'

export type SubscriptionState = 'none' | 'trial' | 'trialExpired' | 'expired' | 'direct' | 'partner'

export function getSubscriptionState(company: Company, now: Date): SubscriptionState {
  const { subscription, trial_ends: trialEnds, valid_to: validTo } = company
  const isInFuture = (instant: string | null | undefined) => !!instant && Date.parse(instant) > now.getTime()
  const hadPlan = !!subscription && subscription.subscription_type !== 'trial'
  if (!hadPlan && trialEnds) return isInFuture(trialEnds) ? 'trial' : 'trialExpired'
  if (!hadPlan) return 'none'
  if (validTo && !isInFuture(validTo)) return 'expired'
  if (isPartnerSubscription(company)) return 'partner'
  return subscription.status === 'active' ? 'direct' : 'none'
}

export type PlanAction = 'select' | 'upgrade' | 'change' | 'contact'

export function getPlanAction(company: Company, now: Date): PlanAction {
  if (isPartnerSubscription(company) || company.chargebeeEnabled !== true) return 'contact'
  const state = getSubscriptionState(company, now)
  if (state === 'trial' || state === 'trialExpired') return 'upgrade'
  return state === 'direct' ? 'change' : 'select'
}

export const isPackageActive = (subscription: Subscription): boolean => isFlagOn(subscription.package_valid)

export function isTimeLimited(subscription: Subscription, now: Date): boolean {
  const { package_valid: valid, package_valid_to: to } = subscription
  return isFlagOff(valid) && !!to && Date.parse(to) > now.getTime()
}
