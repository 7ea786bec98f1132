import type { PartnerEstimate, PartnerPlanRow } from '../../../entities/companies/billing.ts'

export interface CompanyCost {
  companyId: number
  planCode: string
  planName: string
  seats: number
  monthlyCost: number
}

const sum = (costs: readonly CompanyCost[], of: 'seats' | 'monthlyCost'): number =>
  costs.reduce((total, cost) => total + cost[of], 0)

export const sumMonthlyCost = (costs: readonly CompanyCost[]): number => sum(costs, 'monthlyCost')

export function partnerRows(costs: readonly CompanyCost[]): PartnerPlanRow[] {
  const byPlan = new Map<string, CompanyCost[]>()
  for (const cost of costs) {
    const known = byPlan.get(cost.planCode)
    if (known) known.push(cost)
    else byPlan.set(cost.planCode, [cost])
  }
  return [...byPlan.values()]
    .map((those) => ({
      planName: those[0]?.planName ?? '',
      totalCompanies: those.length,
      totalSeats: sum(those, 'seats'),
      totalMonthlyCost: sumMonthlyCost(those),
    }))
    .sort((one, other) => (one.planName < other.planName ? -1 : 1))
}

/** Totals after one company's cost is replaced; a company with 0 seats costs nothing (B-3). */
export function partnerEstimate(
  costs: readonly CompanyCost[],
  changed: CompanyCost,
  currencyCode: string,
): PartnerEstimate {
  const others = costs.filter(({ companyId }) => companyId !== changed.companyId)
  const after = changed.seats === 0 ? others : [...others, changed]
  const ofPlan = after.filter(({ planCode }) => planCode === changed.planCode)
  return {
    newCompanyTotal: changed.seats === 0 ? 0 : changed.monthlyCost,
    newPartnerTotal: sumMonthlyCost(after),
    newPartnerTotalForPlan: sumMonthlyCost(ofPlan),
    newPartnerSubscriptionSeats: sum(ofPlan, 'seats'),
    currencyCode,
  }
}
