import { addMonths } from '@heed/contracts'
import type { CompanyRow, Payer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export const toCompanyPayer = ({ id }: CompanyRow): Payer => `company:${id}`

const periodMonths = { month: 1, year: 12 } as const

export function hasCard(world: World, payer: Payer, instant = world.clock.instant): boolean {
  const card = world.billing.cards.get(payer)
  return card !== undefined && card.validUntil > instant
}

export function getPlanValidTo(world: World, company: CompanyRow): string | null {
  const { plan, validTo } = company
  if (validTo === null || !plan?.renews) return validTo
  let end = validTo
  for (let terms = 1; world.clock.isPast(end) && hasCard(world, toCompanyPayer(company), end); terms++) {
    end = addMonths(validTo, terms * periodMonths[plan.billingPeriod])
  }
  return end
}

export function getTerm(world: World, company: CompanyRow): { from: string; to: string } | null {
  const to = getPlanValidTo(world, company)
  if (to === null || !company.plan) return null
  return { from: addMonths(to, -periodMonths[company.plan.billingPeriod]), to }
}

/** Cents. */
export function sumTermDiscount(world: World, company: CompanyRow): number {
  const from = getTerm(world, company)?.from
  if (from === undefined) return 0
  const discountedInvoices = world.billing.invoicesByPayer
    .get(toCompanyPayer(company))
    .filter(({ discount = 0 }) => discount > 0)
  const lastDiscounted = discountedInvoices.findLast(
    ({ created, planId }) => created >= from && planId === company.plan?.externalId,
  )
  return lastDiscounted?.discount ?? 0
}
