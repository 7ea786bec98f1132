import { type CompanyRow, type PlanOffer, type PlanRow, planOffers } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { closeCharge } from './dues.ts'
import { endOfPlan } from './term.ts'

export const offersFor = (type: PlanOffer['type']): PlanOffer[] =>
  planOffers.filter((offer) => offer.type === type)

/** A plan with its seats and end, as a company is to hold it. */
export interface Holding {
  plan: PlanRow
  seats: number
  validTo: string | null
}

/** Puts a company onto a plan from here on; what it cost until here stays owed, and a trial is over. */
export function subscribe(world: World, company: CompanyRow, { plan, seats, validTo }: Holding): CompanyRow {
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

/** Lets a subscription end with the term that is paid; undefined where none runs. */
export function cancelSubscription(world: World, company: CompanyRow): CompanyRow | undefined {
  const end = endOfPlan(world, company)
  return end === null || world.clock.isPast(end) ? undefined : endSubscription(world, company, end)
}

/** Ends what a company holds; it keeps the plan, so that it can be taken up again. */
export function endSubscription(
  world: World,
  company: CompanyRow,
  validTo = world.clock.instant,
): CompanyRow {
  closeCharge(world, company)
  const plan = company.plan && { ...company.plan, renews: false }
  return world.companies.put({ ...company, plan, validTo })
}
