import { type CompanyRow, type PlanOffer, type PlanRow, planOffers } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { closeCharge } from './dues.ts'
import { endOfPlan } from './term.ts'

export const offersFor = (type: PlanOffer['type']): PlanOffer[] =>
  planOffers.filter((offer) => offer.type === type)

export interface CurrentPlan {
  plan: PlanRow
  seats: number
  validTo: string | null
}

export function subscribe(
  world: World,
  company: CompanyRow,
  { plan, seats, validTo }: CurrentPlan,
): CompanyRow {
  const { clock } = world
  const before = company.plan
  const goesOn = before?.externalId === plan.externalId && !clock.isPast(endOfPlan(world, company))
  closeCharge(world, company)
  return world.companies.put({
    ...company,
    plan: goesOn && before ? { ...plan, validFrom: before.validFrom } : plan,
    seats,
    validTo,
    trialEnds: null,
  })
}

export function cancelSubscription(world: World, company: CompanyRow): CompanyRow | undefined {
  const end = endOfPlan(world, company)
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
