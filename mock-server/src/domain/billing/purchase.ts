import {
  addMonths,
  computeUnusedAmount,
  computeValidityEnd,
  type Estimate,
  estimatePurchase,
  eternalValidityMonths,
  getCouponProblem,
  getTermPrice,
  sumDiscounts,
} from '@heed/contracts'
import { type CompanyRow, coupons, findOffer, type PlanOffer, toPlanRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { saveAndEmailInvoice } from './invoiceMail.ts'
import { countPaidSeats } from './seats.ts'
import { startSubscription } from './subscribe.ts'
import { getTerm, hasCard, toCompanyPayer } from './term.ts'

export interface Order {
  offer: PlanOffer
  seats: number
  coupon?: string | undefined
}

/** `price` and `unusedCents` (the remaining prepaid amount) are in cents. */
export interface Quote extends Order {
  price: number
  unusedCents: number
  validTo: string
  estimate: Estimate
}

export function findCouponProblem(world: World, code: string | undefined): string | null {
  return code ? getCouponProblem(findCoupon(code), world.clock.instant) : null
}

const findCoupon = (code: string) => coupons.find((coupon) => coupon.code === code.trim().toUpperCase())

export function computeQuote(world: World, company: CompanyRow, order: Order): Quote | undefined {
  const { plan } = order.offer
  const price = getTermPrice(plan, order.seats)
  if (price === undefined) return undefined
  const { instant } = world.clock
  const months = plan.period_unit === 'year' ? 12 : 1
  const ends = plan.isFree ? computeValidityEnd(eternalValidityMonths, instant) : addMonths(instant, months)
  const unusedAmount = computeUnusedCents(world, company)
  const percentOff = (order.coupon && findCoupon(order.coupon)?.percentOff) || 0
  const creditCents = unusedAmount + sumCreditCents(world, company)
  const estimate = estimatePurchase({ price, percentOff, credit: creditCents, nextBilling: ends })
  return { ...order, price, unusedCents: unusedAmount, validTo: ends, estimate }
}

function computeUnusedCents(world: World, company: CompanyRow): number {
  const { plan } = company
  const currentOffer = plan?.type === 'direct' ? findOffer(plan) : undefined
  const term = getTerm(world, company)
  const price = currentOffer && getTermPrice(currentOffer.plan, countPaidSeats(world, company))
  return term && price ? computeUnusedAmount(price, term.from, term.to, world.clock.instant) : 0
}

/** Cents. */
export const sumCreditCents = (world: World, company: CompanyRow): number =>
  world.billing.invoicesByPayer
    .get(toCompanyPayer(company))
    .reduce((sum, { creditIssued, creditTaken }) => sum + creditIssued - creditTaken, 0)

export function applyPurchase(world: World, company: CompanyRow, purchaseQuote: Quote): CompanyRow {
  const { clock, billing } = world
  const { total, credits_applied } = purchaseQuote.estimate.invoice_estimate
  const payer = toCompanyPayer(company)
  const discount = sumDiscounts(purchaseQuote.estimate)
  saveAndEmailInvoice(world, company, {
    id: world.nextId(billing.invoices),
    payer,
    created: clock.instant,
    planId: purchaseQuote.offer.plan.id,
    seats: purchaseQuote.seats,
    price: purchaseQuote.price,
    creditIssued: purchaseQuote.unusedCents,
    creditTaken: Array.isArray(credits_applied)
      ? credits_applied.reduce((sum, { applied_amount: cents }) => sum + cents, 0)
      : credits_applied,
    ...(discount > 0 ? { discount } : {}),
    total,
    paid: total === 0 || hasCard(world, payer) ? clock.instant : null,
  })
  const plan = toPlanRow(purchaseQuote.offer, clock.instant, !purchaseQuote.offer.plan.isFree)
  return startSubscription(world, company, {
    plan,
    seats: purchaseQuote.seats,
    validTo: purchaseQuote.validTo,
  })
}

/** Returns the collected amount, cents. */
export function payUnpaidInvoices(world: World, company: CompanyRow): number {
  const unpaidInvoices = world.billing.invoicesByPayer
    .get(toCompanyPayer(company))
    .filter(({ paid }) => paid === null)
  for (const invoice of unpaidInvoices)
    saveAndEmailInvoice(world, company, { ...invoice, paid: world.clock.instant })
  return unpaidInvoices.reduce((sum, { total }) => sum + total, 0)
}
