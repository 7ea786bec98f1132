import type { Estimate } from '../../../entities/companies/billing.ts'

/** A coupon reduces the first invoice until `expires`; null means the coupon never expires (B-9). */
export interface Coupon {
  code: string
  percentOff: number
  expires: string | null
}

/** Every text starts with 'coupon', so that the console recognizes coupon errors (S0 section 5). */
export function getCouponProblem(coupon: Coupon | undefined, now: string): string | null {
  if (!coupon) return "coupon: this code doesn't exist"
  const hasExpired = coupon.expires !== null && Date.parse(coupon.expires) <= Date.parse(now)
  return hasExpired ? 'coupon: this code has expired' : null
}

export const isCouponProblem = (text: string): boolean => text.startsWith('coupon')

export function computeUnusedAmount(price: number, from: string, to: string, now: string): number {
  const [start, end, current] = [Date.parse(from), Date.parse(to), Date.parse(now)]
  if (end <= start || current >= end) return 0
  return Math.round((price * (end - Math.max(current, start))) / (end - start))
}

export interface Purchase {
  price: number
  percentOff: number
  credit: number
  nextBilling: string
}

export function estimatePurchase({ price, percentOff, credit, nextBilling }: Purchase): Estimate {
  const discount = Math.round((price * percentOff) / 100)
  const discountedPrice = price - discount
  const appliedCredit = Math.min(credit, discountedPrice)
  return {
    invoice_estimate: {
      total: discountedPrice - appliedCredit,
      credits_applied: appliedCredit > 0 ? [{ applied_amount: appliedCredit }] : [],
      discounts: discount > 0 ? [{ amount: discount }] : [],
    },
    next_invoice_estimate: { total: price },
    credit_note_estimates: credit > appliedCredit ? [{ amount_available: credit - appliedCredit }] : [],
    subscription_estimate: { next_billing_at: Date.parse(nextBilling) / 1000 },
  }
}

export interface EstimateSummary {
  price: number
  discount: number
  credit: number
  futureCredit: number
  nextPlanPrice: number
  nextBilling: string
}

export function summarizeEstimate(estimate: Estimate): EstimateSummary {
  const { invoice_estimate: invoice, next_invoice_estimate: nextInvoice } = estimate
  const { next_billing_at: billing } = estimate.subscription_estimate
  const appliedCredit = invoice.credits_applied
  const available = estimate.credit_note_estimates.map(({ amount_available: cents }) => cents)
  return {
    price: invoice.total / 100,
    discount: sumDiscounts(estimate) / 100,
    credit:
      (typeof appliedCredit === 'number'
        ? appliedCredit
        : sumCents(appliedCredit.map((credit) => credit.applied_amount))) / 100,
    futureCredit: sumCents(available) / 100,
    nextPlanPrice: nextInvoice.total / 100,
    nextBilling: typeof billing === 'number' ? new Date(billing * 1000).toISOString() : billing,
  }
}

export const sumDiscounts = ({ invoice_estimate: { discounts = [] } }: Estimate): number =>
  sumCents(discounts.map(({ amount }) => amount))

const sumCents = (cents: readonly number[]): number => cents.reduce((sum, amount) => sum + amount, 0)
