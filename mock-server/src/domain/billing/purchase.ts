import {
  addMonths,
  computeUnused,
  computeValidityEnd,
  couponProblem,
  type Estimate,
  estimatePurchase,
  eternalValidity,
  sumDiscounts,
  termPrice,
} from '@heed/contracts'
import { type CompanyRow, coupons, findOffer, type PlanOffer, planRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { putInvoice } from './invoiceMail.ts'
import { paidSeats } from './seats.ts'
import { subscribe } from './subscribe.ts'
import { companyPays, getTerm, hasCard } from './term.ts'

export interface Order {
  offer: PlanOffer
  seats: number
  coupon?: string | undefined
}

/** `price` and `unused` (the remaining prepaid amount) are in cents. */
export interface Quote extends Order {
  price: number
  unused: number
  ends: string
  estimate: Estimate
}

export function wrongCoupon(world: World, code: string | undefined): string | null {
  return code ? couponProblem(findCoupon(code), world.clock.instant) : null
}

const findCoupon = (code: string) => coupons.find((one) => one.code === code.trim().toUpperCase())

export function quote(world: World, company: CompanyRow, order: Order): Quote | undefined {
  const { plan } = order.offer
  const price = termPrice(plan, order.seats)
  if (price === undefined) return undefined
  const { instant } = world.clock
  const months = plan.period_unit === 'year' ? 12 : 1
  const ends = plan.isFree ? computeValidityEnd(eternalValidity, instant) : addMonths(instant, months)
  const unused = unusedOfTerm(world, company)
  const percentOff = (order.coupon && findCoupon(order.coupon)?.percentOff) || 0
  const credit = unused + sumCredit(world, company)
  const estimate = estimatePurchase({ price, percentOff, credit, nextBilling: ends })
  return { ...order, price, unused, ends, estimate }
}

function unusedOfTerm(world: World, company: CompanyRow): number {
  const { plan } = company
  const sold = plan?.type === 'direct' ? findOffer(plan) : undefined
  const term = getTerm(world, company)
  const price = sold && termPrice(sold.plan, paidSeats(world, company))
  return term && price ? computeUnused(price, term.from, term.to, world.clock.instant) : 0
}

/** Cents. */
export const sumCredit = (world: World, company: CompanyRow): number =>
  world.billing.invoicesOf
    .of(companyPays(company))
    .reduce((sum, { creditIssued, creditTaken }) => sum + creditIssued - creditTaken, 0)

export function applyPurchase(world: World, company: CompanyRow, bought: Quote): CompanyRow {
  const { clock, billing } = world
  const { total, credits_applied: applied } = bought.estimate.invoice_estimate
  const payer = companyPays(company)
  const discount = sumDiscounts(bought.estimate)
  putInvoice(world, company, {
    id: world.nextId(billing.invoices),
    payer,
    created: clock.instant,
    planId: bought.offer.plan.id,
    seats: bought.seats,
    price: bought.price,
    creditIssued: bought.unused,
    creditTaken: Array.isArray(applied)
      ? applied.reduce((sum, { applied_amount: cents }) => sum + cents, 0)
      : applied,
    ...(discount > 0 ? { discount } : {}),
    total,
    paid: total === 0 || hasCard(world, payer) ? clock.instant : null,
  })
  const plan = planRow(bought.offer, clock.instant, !bought.offer.plan.isFree)
  return subscribe(world, company, { plan, seats: bought.seats, validTo: bought.ends })
}

/** Returns the collected amount, cents. */
export function collectInvoices(world: World, company: CompanyRow): number {
  const due = world.billing.invoicesOf.of(companyPays(company)).filter(({ paid }) => paid === null)
  for (const invoice of due) putInvoice(world, company, { ...invoice, paid: world.clock.instant })
  return due.reduce((sum, { total }) => sum + total, 0)
}
