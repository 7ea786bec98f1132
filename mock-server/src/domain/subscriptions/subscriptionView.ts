import type { BillingInfo, Subscription } from '@heed/contracts'
import { type CompanyRow, computeMonthlyCost } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { countSeatsToPay } from '../billing/seats.ts'
import { hasValidPlan } from '../billing/seatUse.ts'
import { getPlanValidTo, sumTermDiscount } from '../billing/term.ts'

export function toBillingInfoView(world: World, company: CompanyRow): BillingInfo | null {
  const row = world.billing.billingInfos.get(company.id)
  if (!row) return null
  const { id: _, ...info } = row
  return info
}

/** Prices are per month; null if the company never had a plan. */
export function toSubscriptionView(world: World, company: CompanyRow): Subscription | null {
  const { plan, seats } = company
  if (!plan) return null
  const isActive = hasValidPlan(world, company)
  const discount = sumTermDiscount(world, company)
  return {
    subscription_code: plan.code,
    subscription_name: plan.name,
    subscription_type: plan.type,
    status: isActive ? 'active' : 'expired',
    subscription_definition: plan.definition,
    package_trial: plan.type === 'trial' ? '1' : '0',
    package_name: plan.name,
    package_users: seats,
    package_valid: isActive ? 1 : 0,
    package_valid_from: plan.validFrom,
    package_valid_to: getPlanValidTo(world, company),
    externalId: plan.externalId,
    billingPeriod: plan.billingPeriod,
    price: computeMonthlyCost(plan, countSeatsToPay(world, company)),
    ...(discount > 0 ? { discount } : {}),
    currencyCode: plan.currencyCode,
  }
}
