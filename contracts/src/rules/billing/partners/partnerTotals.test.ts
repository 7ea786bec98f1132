import { expect, it } from 'vitest'
import { type CompanyCost, estimatePartnerCost, groupCostsByPlan } from './partnerTotals.ts'

const cost = (companyId: number, planName: string, seats: number, monthlyCost: number): CompanyCost => ({
  companyId,
  planCode: planName.toLowerCase(),
  planName,
  seats,
  monthlyCost,
})
const costs = [cost(1, 'Standard', 50, 9000), cost(2, 'Premium', 20, 8000), cost(3, 'Standard', 25, 5000)]

it("partnerRows adds up an account's companies by plan", () => {
  expect(groupCostsByPlan(costs)).toEqual([
    { planName: 'Premium', totalCompanies: 1, totalSeats: 20, totalMonthlyCost: 8000 },
    { planName: 'Standard', totalCompanies: 2, totalSeats: 75, totalMonthlyCost: 14_000 },
  ])
  expect(groupCostsByPlan([])).toEqual([])
})

it.each<[string, CompanyCost, [number, number, number, number]]>([
  ['adding a company', cost(4, 'Premium', 10, 5000), [5000, 27_000, 13_000, 30]],
  ['adding seats', cost(1, 'Standard', 100, 15_000), [15_000, 28_000, 20_000, 125]],
  ['changing a plan', cost(1, 'Premium', 50, 12_000), [12_000, 25_000, 20_000, 70]],
  ['ending a subscription', cost(1, 'Standard', 0, 0), [0, 13_000, 5000, 25]],
])('partner totals after %s', (_, changed, totals) => {
  expect(Object.values(estimatePartnerCost(costs, changed, 'USD'))).toEqual([...totals, 'USD'])
})
