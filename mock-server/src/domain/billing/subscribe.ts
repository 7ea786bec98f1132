import { type CompanyRow, type PlanOffer, type PlanRow, planOffers } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { closeCharge } from './dues.ts'
import { getPlanValidTo } from './term.ts'

export const selectOffers = (type: PlanOffer['type']): PlanOffer[] =>
  planOffers.filter((offer) => offer.type === type)

export interface CurrentPlan {
  plan: PlanRow
  seats: number
  validTo: string | null
}

export function startSubscription(
  world: World,
  company: CompanyRow,
  { plan, seats, validTo }: CurrentPlan,
): CompanyRow {
  const { clock } = world
  const previousPlan = company.plan
  const continuesPlan =
    previousPlan?.externalId === plan.externalId && !clock.isPast(getPlanValidTo(world, company))
  closeCharge(world, company)
  return world.companies.put({
    ...company,
    plan: continuesPlan && previousPlan ? { ...plan, validFrom: previousPlan.validFrom } : plan,
    seats,
    validTo,
    trialEnds: null,
  })
}

export function cancelSubscription(world: World, company: CompanyRow): CompanyRow | undefined {
  const end = getPlanValidTo(world, company)
  return end === null || world.clock.isPast(end) ? undefined : endSubscription(world, company, end)
}

export function endSubscription(
  world: World,
  company: CompanyRow,
  validTo = world.clock.instant,
): CompanyRow {
  closeCharge(world, company)
  const plan = company.plan && { ...company.plan, renews: false }
  return world.companies.put({ ...company, plan, validTo })
}
