import { expect, it } from 'vitest'
import {
  computeUnusedAmount,
  estimatePurchase,
  getCouponProblem,
  isCouponProblem,
  summarizeEstimate,
} from './estimate.ts'

const now = '2026-02-02T09:00:00.000Z'
const nextBilling = '2027-02-02T09:00:00.000Z'

it.each([
  ['no discount or credit', 48_000, 0, 0, { price: 480, discount: 0, credit: 0, futureCredit: 0 }],
  ['a coupon', 48_000, 25, 0, { price: 360, discount: 120, credit: 0, futureCredit: 0 }],
  ['a credit', 48_000, 0, 8000, { price: 400, discount: 0, credit: 80, futureCredit: 0 }],
  [
    'a credit higher than the price',
    48_000,
    50,
    30_000,
    { price: 0, discount: 240, credit: 240, futureCredit: 60 },
  ],
])('an estimate with %s', (_, price, percentOff, credit, shown) => {
  expect(summarizeEstimate(estimatePurchase({ price, percentOff, credit, nextBilling }))).toEqual({
    ...shown,
    nextPlanPrice: price / 100,
    nextBilling,
  })
})

it('an estimate accepts credits as a single amount and a date as text', () => {
  const made = estimatePurchase({ price: 100, percentOff: 0, credit: 0, nextBilling })
  const read = summarizeEstimate({
    ...made,
    invoice_estimate: { total: 100, credits_applied: 50 },
    subscription_estimate: { next_billing_at: nextBilling },
  })
  expect([read.credit, read.nextBilling]).toEqual([0.5, nextBilling])
})

it.each([
  ['before it starts', '2026-01-01T00:00:00.000Z', 1000],
  ['halfway through', '2026-02-15T00:00:00.000Z', 500],
  ['at its end', '2026-03-01T00:00:00.000Z', 0],
])('computes the unused amount of a term that costs 1000, %s', (_, at, cents) => {
  expect(computeUnusedAmount(1000, '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', at)).toBe(cents)
})

it('a coupon is valid until it expires, and coupon problems are recognizable', () => {
  const coupon = { code: 'WELCOME20', percentOff: 20, expires: nextBilling }
  expect([getCouponProblem(coupon, now), getCouponProblem({ ...coupon, expires: null }, now)]).toEqual([
    null,
    null,
  ])
  for (const bad of [getCouponProblem(undefined, now), getCouponProblem({ ...coupon, expires: now }, now)]) {
    expect(isCouponProblem(bad ?? '')).toBe(true)
  }
})
