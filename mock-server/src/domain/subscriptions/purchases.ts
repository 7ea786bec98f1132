import { type BillingInfo, cardTexts, freePlanSeats } from '@heed/contracts'
import { type CompanyRow, findOffer, type PlanOffer } from '@heed/fixtures'
import { conflict, invalid, refuseBy } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { keepCard } from '../billing/cards.ts'
import { getChangeRefusal, offerOfCode } from '../billing/planChange.ts'
import { applyPurchase, type Order, type Quote, quote, wrongCoupon } from '../billing/purchase.ts'
import { companyPays } from '../billing/term.ts'

interface Choice {
  planId?: string | undefined
  code?: string | undefined
}

function chosen(company: CompanyRow, { planId, code }: Choice): PlanOffer {
  const offer =
    planId === undefined
      ? offerOfCode('direct', code ?? '', company.plan?.billingPeriod)
      : findOffer({ externalId: planId })
  if (offer?.type === 'direct') return offer
  throw invalid([
    { field: planId === undefined ? 'subscriptionCode' : 'planId', message: 'Please choose a tier' },
  ])
}

interface Asked extends Choice {
  seats: number
  coupon?: string | undefined
}

export function createQuote(world: World, company: CompanyRow, { seats, coupon, ...choice }: Asked): Quote {
  const offer = chosen(company, choice)
  const wrong = wrongCoupon(world, coupon)
  if (wrong) throw conflict('coupon', wrong)
  const order: Order = { offer, seats: offer.plan.isFree ? freePlanSeats : seats, coupon }
  const found = quote(world, company, order)
  if (found) return found
  throw conflict(
    'plan_change',
    getChangeRefusal(world, company, offer.plan, order.seats) ?? 'Please choose a tier',
  )
}

interface Purchase extends Asked {
  paymentNonce?: string | undefined
  billingInfo?: BillingInfo | undefined
}

export function purchase(
  world: World,
  company: CompanyRow,
  { paymentNonce, billingInfo, ...asked }: Purchase,
  needsCard: boolean,
): CompanyRow {
  const coupon = asked.coupon ?? billingInfo?.coupon
  const found = createQuote(world, company, { ...asked, coupon })
  const { offer, seats } = found
  refuseBy('plan_change', getChangeRefusal(world, company, offer.plan, seats))
  const payer = companyPays(company)
  if (paymentNonce !== undefined) {
    const verdict = keepCard(world, payer, paymentNonce)
    if (verdict !== 'accepted') throw conflict('payment', cardTexts[verdict])
  } else if (needsCard && !offer.plan.isFree) {
    throw invalid([{ field: 'paymentNonce', message: 'Please enter a card' }])
  }
  if (billingInfo) world.billing.billingInfos.put({ ...billingInfo, id: company.id })
  return applyPurchase(world, company, found)
}
