import type { BillingPeriod, Plan, PlanTier } from '../../../entities/companies/billing.ts'

export function makePlan(
  tiers: readonly (readonly [number, number | null, number])[],
  period: BillingPeriod = 'month',
): Plan {
  return {
    id: `business-${period}ly`,
    baseId: 'business',
    code: 'business',
    name: 'Business',
    period_unit: period,
    tiers: tiers.map(
      ([starting_unit, ending_unit, price]): PlanTier => ({ starting_unit, ending_unit, price }),
    ),
    isFree: false,
    definition: { description: '', keyFacts: [], recommended: false },
  }
}
