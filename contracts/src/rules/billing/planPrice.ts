import type { BillingPeriod, Plan, PlanTier } from '../../entities/billing.ts'

export const defaultCurrency = 'USD'
/** The free plan holds ten people and does not end (S0 section 9). */
export const freePlanSeats = 10
/** The open-ended top tier is shown as so many employees; from so many seats on the sales people are asked. */
export const openTierShownAs = 500
export const enterpriseFrom = 1000
export const defaultSeatTier = 300
const monthsOf: Readonly<Record<BillingPeriod, number>> = { month: 1, year: 12 }

/** The tier that holds so many seats; undefined beyond a top tier that has an end. */
export const tierOf = (plan: Plan, seats: number): PlanTier | undefined =>
  plan.tiers.find(({ starting_unit: from, ending_unit: to }) => seats >= from && (to === null || seats <= to))

/** What so many seats cost a billing period, in cents; undefined where the plan has no tier for them (B-4). */
export const termPrice = (plan: Plan, seats: number): number | undefined => tierOf(plan, seats)?.price

/** The same by the month, in whole cents (S0 section 3, B-5). */
export function monthlyPrice(plan: Plan, seats: number): number | undefined {
  const price = termPrice(plan, seats)
  return price === undefined ? undefined : Math.round(price / monthsOf[plan.period_unit])
}

/** What one person costs a month, in whole currency: tier price / 100, / 12 when yearly, / seats (S0 section 9). */
export function perUserPrice(plan: Plan, seats: number): number | undefined {
  const price = termPrice(plan, seats)
  return price === undefined || seats < 1 ? undefined : price / 100 / monthsOf[plan.period_unit] / seats
}

/** Most seats of a plan; an open-ended plan ends where the sales people begin. */
export function seatsMax(plan: Plan): number {
  const ends = plan.tiers.map(({ ending_unit: to }) => to ?? enterpriseFrom - 1)
  return Math.max(0, ...ends)
}

/** Seats to choose from: the end of every tier, the open-ended one as 500 (S0 section 9). */
export const seatChoices = (plan: Plan): number[] =>
  plan.tiers.map(({ starting_unit: from, ending_unit: to }) => to ?? Math.max(from, openTierShownAs))

/** The choice that is open at first: 300, else the largest that the plan has below it. */
export function defaultSeats(plan: Plan): number {
  const choices = seatChoices(plan)
  const below = choices.filter((seats) => seats <= defaultSeatTier)
  return below.at(-1) ?? choices[0] ?? freePlanSeats
}

/** A plan in both billing periods, as the chooser shows it. */
export interface BasePlan {
  baseId: string
  name: string
  variants: Partial<Record<BillingPeriod, Plan>>
}

/** Groups the variants by `baseId`, in the order in which they come. */
export function basePlans(plans: readonly Plan[]): BasePlan[] {
  const bases = new Map<string, BasePlan>()
  for (const plan of plans) {
    const base = bases.get(plan.baseId) ?? { baseId: plan.baseId, name: plan.name, variants: {} }
    base.variants[plan.period_unit] = plan
    bases.set(plan.baseId, base)
  }
  return [...bases.values()]
}
