/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../../../test/runs.ts'
import { computeAccruedCents } from '../partners/accrual.ts'
import { computeUnusedAmount, estimatePurchase } from '../partners/estimate.ts'
import {
  type CompanyCost,
  estimatePartnerCost,
  groupCostsByPlan,
  sumMonthlyCost,
} from '../partners/partnerTotals.ts'
import { formatMoneyText } from './money.ts'
import { computeMonthlySubscriptionPrice, computePerUserPrice, getTermPrice } from './planPrice.ts'
import { makePlan } from './testPlans.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const cost: fc.Arbitrary<CompanyCost> = fc.record({
  companyId: fc.integer({ min: 1, max: 50 }),
  planCode: fc.constantFrom('standard', 'premium', 'free'),
  planName: fc.constant('Any'),
  seats: fc.integer({ min: 1, max: 20_000 }),
  monthlyCost: cents,
})
const costs = fc.uniqueArray(cost, { selector: ({ companyId }) => companyId })
const aPlan = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 300 }), cents), { minLength: 1, maxLength: 6 })
  .map((steps) => {
    let [from, price] = [1, 0]
    const tiers = steps.map(([width, more], at) => {
      const first = from
      from += width
      price += more
      return [first, at === steps.length - 1 ? null : from - 1, price] as const
    })
    return makePlan(tiers, 'year')
  })
const sumCosts = (rows: readonly { totalMonthlyCost: number }[]) =>
  rows.reduce((sum, { totalMonthlyCost }) => sum + totalMonthlyCost, 0)

test('moneyText writes dollars like Intl.NumberFormat', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  // Above this value, cents / 100 isn't exact.
  const most = 2 ** 43
  fc.assert(
    fc.property(
      fc.integer({ min: -most, max: most }),
      fc.integer({ min: -200_000, max: 200_000 }),
      (wide, near) => {
        for (const amount of [wide, near, -0]) expect(formatMoneyText(amount)).toBe(intl.format(amount / 100))
      },
    ),
    { numRuns: limitRuns(2000) },
  )
})

test('more seats never cost less, and monthly prices are whole, non-negative cents', () => {
  fc.assert(
    fc.property(aPlan, fc.nat(2000), fc.nat(2000), (plan, some, more) => {
      const [fewer, all] = [some + 1, some + more + 1]
      expect(getTermPrice(plan, all)).toBeGreaterThanOrEqual(getTermPrice(plan, fewer) ?? Infinity)
      expect(computeMonthlySubscriptionPrice(plan, fewer)).toSatisfy(
        (price: number) => Number.isInteger(price) && price >= 0,
      )
      expect((computePerUserPrice(plan, all) ?? -1) * all * 1200).toBeCloseTo(
        getTermPrice(plan, all) ?? -1,
        3,
      )
    }),
  )
})

test("a partner's rows add up to the total", () => {
  fc.assert(
    fc.property(costs, (all) => {
      const rows = groupCostsByPlan(all)
      expect(sumCosts(rows)).toBe(sumMonthlyCost(all))
      expect(rows.reduce((sum, { totalCompanies }) => sum + totalCompanies, 0)).toBe(all.length)
    }),
  )
})

test('an estimate equals the overview after the change', () => {
  fc.assert(
    fc.property(costs, cost, fc.boolean(), (all, asked, ends) => {
      const changed = ends ? { ...asked, seats: 0 } : asked
      const others = all.filter(({ companyId }) => companyId !== changed.companyId)
      const after = ends ? others : [...others, changed]
      const ofPlan = groupCostsByPlan(after.filter(({ planCode }) => planCode === changed.planCode))
      expect(estimatePartnerCost(all, changed, 'USD')).toEqual({
        newCompanyTotal: ends ? 0 : changed.monthlyCost,
        newPartnerTotal: sumCosts(groupCostsByPlan(after)),
        newPartnerTotalForPlan: sumCosts(ofPlan),
        newPartnerSubscriptionSeats: ofPlan[0]?.totalSeats ?? 0,
        currencyCode: 'USD',
      })
    }),
  )
})

test('an invoice, its applied credit and the remaining credit add up to the cent', () => {
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 0, max: 100 }),
      cents,
      instant,
      (price, percentOff, credit, next) => {
        const made = estimatePurchase({ price, percentOff, credit, nextBilling: next })
        const { total, credits_applied: taken } = made.invoice_estimate
        const applied = Array.isArray(taken) ? (taken[0]?.applied_amount ?? 0) : taken
        const left = made.credit_note_estimates[0]?.amount_available ?? 0
        expect(Math.min(total, applied, left)).toBeGreaterThanOrEqual(0)
        expect(applied + left).toBe(credit)
        expect(total + applied).toBe(price - Math.round((price * percentOff) / 100))
      },
    ),
  )
})

test('the unused amount of a term is between zero and its price', () => {
  fc.assert(
    fc.property(cents, instant, instant, instant, (price, from, to, now) => {
      const unused = computeUnusedAmount(price, from, to, now)
      expect(unused).toBeGreaterThanOrEqual(0)
      expect(unused).toBeLessThanOrEqual(price)
    }),
  )
})

test('dues are never negative, and dues for parts of a period add up', () => {
  fc.assert(
    fc.property(cents, fc.tuple(instant, instant, instant), (price, times) => {
      const [first, middle, last] = times.toSorted() as typeof times
      const early = computeAccruedCents(price, first, middle)
      const late = computeAccruedCents(price, middle, last)
      expect(Math.min(early, late)).toBeGreaterThanOrEqual(0)
      expect(early + late).toBe(computeAccruedCents(price, first, last))
    }),
  )
})
