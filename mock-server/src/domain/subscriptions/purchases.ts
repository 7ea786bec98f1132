import { type BillingInfo, cardTexts, freePlanSeats } from '@heed/contracts'
import { type CompanyRow, findOffer, type PlanOffer } from '@heed/fixtures'
import { createConflictError, createInvalidInputError, ensureNoConflict } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { saveCard } from '../billing/cards.ts'
import { findOfferByCode, getChangeRefusal } from '../billing/planChange.ts'
import {
  applyPurchase,
  computeQuote,
  findCouponProblem,
  type Order,
  type Quote,
} from '../billing/purchase.ts'
import { toCompanyPayer } from '../billing/term.ts'

interface Choice {
  planId?: string | undefined
  code?: string | undefined
}

function getSelectedOffer(company: CompanyRow, { planId, code }: Choice): PlanOffer {
  const offer =
    planId === undefined
      ? findOfferByCode('direct', code ?? '', company.plan?.billingPeriod)
      : findOffer({ externalId: planId })
  if (offer?.type === 'direct') return offer
  throw createInvalidInputError([
    { field: planId === undefined ? 'subscriptionCode' : 'planId', message: 'Please choose a tier' },
  ])
}

interface QuoteInput extends Choice {
  seats: number
  coupon?: string | undefined
}

export function createQuote(
  world: World,
  company: CompanyRow,
  { seats, coupon, ...choice }: QuoteInput,
): Quote {
  const offer = getSelectedOffer(company, choice)
  const couponProblem = findCouponProblem(world, coupon)
  if (couponProblem) throw createConflictError('coupon', couponProblem)
  const order: Order = { offer, seats: offer.plan.isFree ? freePlanSeats : seats, coupon }
  const newQuote = computeQuote(world, company, order)
  if (newQuote) return newQuote
  throw createConflictError(
    'plan_change',
    getChangeRefusal(world, company, offer.plan, order.seats) ?? 'Please choose a tier',
  )
}

interface Purchase extends QuoteInput {
  paymentNonce?: string | undefined
  billingInfo?: BillingInfo | undefined
}

export function buyPlan(
  world: World,
  company: CompanyRow,
  { paymentNonce, billingInfo, ...order }: Purchase,
  requiresCard: boolean,
): CompanyRow {
  const coupon = order.coupon ?? billingInfo?.coupon
  const newQuote = createQuote(world, company, { ...order, coupon })
  const { offer, seats } = newQuote
  ensureNoConflict('plan_change', getChangeRefusal(world, company, offer.plan, seats))
  const payer = toCompanyPayer(company)
  if (paymentNonce !== undefined) {
    const cardResult = saveCard(world, payer, paymentNonce)
    if (cardResult !== 'accepted') throw createConflictError('payment', cardTexts[cardResult])
  } else if (requiresCard && !offer.plan.isFree) {
    throw createInvalidInputError([{ field: 'paymentNonce', message: 'Please enter a card' }])
  }
  if (billingInfo) world.billing.billingInfos.put({ ...billingInfo, id: company.id })
  return applyPurchase(world, company, newQuote)
}
