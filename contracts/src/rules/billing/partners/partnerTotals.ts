import type { PartnerEstimate, PartnerPlanRow } from '../../../entities/companies/billing.ts'

export interface CompanyCost {
  companyId: number
  planCode: string
  planName: string
  seats: number
  monthlyCost: number
}

const sumField = (costs: readonly CompanyCost[], field: 'seats' | 'monthlyCost'): number =>
  costs.reduce((total, cost) => total + cost[field], 0)

export const sumMonthlyCost = (costs: readonly CompanyCost[]): number => sumField(costs, 'monthlyCost')

export function groupCostsByPlan(costs: readonly CompanyCost[]): PartnerPlanRow[] {
  const costsByPlan = new Map<string, CompanyCost[]>()
  for (const cost of costs) {
    const planCosts = costsByPlan.get(cost.planCode)
    if (planCosts) planCosts.push(cost)
    else costsByPlan.set(cost.planCode, [cost])
  }
  return [...costsByPlan.values()]
    .map((planCosts) => ({
      planName: planCosts[0]?.planName ?? '',
      totalCompanies: planCosts.length,
      totalSeats: sumField(planCosts, 'seats'),
      totalMonthlyCost: sumMonthlyCost(planCosts),
    }))
    .sort((a, b) => (a.planName < b.planName ? -1 : 1))
}

/** Totals after one company's cost is replaced; a company with 0 seats costs nothing (B-3). */
export function estimatePartnerCost(
  costs: readonly CompanyCost[],
  changedCost: CompanyCost,
  currencyCode: string,
): PartnerEstimate {
  const otherCosts = costs.filter(({ companyId }) => companyId !== changedCost.companyId)
  const after = changedCost.seats === 0 ? otherCosts : [...otherCosts, changedCost]
  const samePlanCosts = after.filter(({ planCode }) => planCode === changedCost.planCode)
  return {
    newCompanyTotal: changedCost.seats === 0 ? 0 : changedCost.monthlyCost,
    newPartnerTotal: sumMonthlyCost(after),
    newPartnerTotalForPlan: sumMonthlyCost(samePlanCosts),
    newPartnerSubscriptionSeats: sumField(samePlanCosts, 'seats'),
    currencyCode,
  }
}
