import type { BillingPeriod, Plan, PlanTier } from '../../../entities/companies/billing.ts'

export const defaultCurrency = 'USD'
export const freePlanSeats = 10
export const openTierDefaultSeats = 500
export const enterpriseMinSeats = 1000
export const maxDefaultSeats = 300
const monthsPerPeriod: Readonly<Record<BillingPeriod, number>> = { month: 1, year: 12 }

export const findTier = (plan: Plan, seats: number): PlanTier | undefined =>
  plan.tiers.find(({ starting_unit: from, ending_unit: to }) => seats >= from && (to === null || seats <= to))

/** Cents per billing period; undefined if the plan has no tier for this number of seats (B-4). */
export const getTermPrice = (plan: Plan, seats: number): number | undefined => findTier(plan, seats)?.price

/** A subscription's monthly price in whole cents (S0 section 3, B-5). */
export function computeMonthlySubscriptionPrice(plan: Plan, seats: number): number | undefined {
  const price = getTermPrice(plan, seats)
  return price === undefined ? undefined : Math.round(price / monthsPerPeriod[plan.period_unit])
}

export function computePerUserPrice(plan: Plan, seats: number): number | undefined {
  const price = getTermPrice(plan, seats)
  return price === undefined || seats < 1
    ? undefined
    : price / 100 / monthsPerPeriod[plan.period_unit] / seats
}

export function getMaxSeats(plan: Plan): number {
  const ends = plan.tiers.map(({ ending_unit: to }) => to ?? enterpriseMinSeats - 1)
  return Math.max(0, ...ends)
}

export const listSeatChoices = (plan: Plan): number[] =>
  plan.tiers.map(({ starting_unit: from, ending_unit: to }) => to ?? Math.max(from, openTierDefaultSeats))

export function getDefaultSeats(plan: Plan): number {
  const choices = listSeatChoices(plan)
  const lowerChoices = choices.filter((seats) => seats <= maxDefaultSeats)
  return lowerChoices.at(-1) ?? choices[0] ?? freePlanSeats
}

export interface BasePlan {
  baseId: string
  name: string
  variants: Partial<Record<BillingPeriod, Plan>>
}

export function groupBasePlans(plans: readonly Plan[]): BasePlan[] {
  const bases = new Map<string, BasePlan>()
  for (const plan of plans) {
    const base = bases.get(plan.baseId) ?? { baseId: plan.baseId, name: plan.name, variants: {} }
    base.variants[plan.period_unit] = plan
    bases.set(plan.baseId, base)
  }
  return [...bases.values()]
}
