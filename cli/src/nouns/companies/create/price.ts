import type { Client, PartnerOverview } from '@heed/contracts'
import type { Caller } from '../../../job/caller.ts'
import type { RunCost } from '../../../job/journal/types.ts'
import type { NewCompany } from './check.ts'

/** Cents per month. */
export interface PlanCost {
  code: string
  name: string
  companies: number
  seats: number
  monthly: number
}

export interface Price {
  cost: RunCost
  plans: readonly PlanCost[]
  monthly(company: NewCompany): number
}

const makePriceKey = ({ form: { subscription, seats } }: NewCompany): string => `${seats} ${subscription}`

/** Tiers depend on one company's seats, so an estimate based on all companies' seats would be wrong. */
export async function estimatePrice(
  client: Client,
  call: Caller,
  { sumMonthlyCost: before, currencyCode: currency }: PartnerOverview,
  companies: readonly NewCompany[],
): Promise<Price> {
  const formsByPrice = new Map(companies.map((company) => [makePriceKey(company), company.form]))
  const costByPrice = new Map(
    await Promise.all(
      [...formsByPrice].map(
        async ([key, { accountId: partnerId, subscription: subscriptionCode, seats }]) => {
          const params = { partnerId, subscriptionCode, seats }
          const estimate = await call((signal) => client.partners.estimate(params, { signal }))
          return [key, estimate.newCompanyTotal] as const
        },
      ),
    ),
  )
  const getMonthlyCost = (company: NewCompany): number =>
    company.existing?.price ?? costByPrice.get(makePriceKey(company)) ?? 0
  const plans = new Map<string, PlanCost>()
  for (const company of companies) {
    const { code, name } = company.plan
    const sum = plans.get(code) ?? { code, name, companies: 0, seats: 0, monthly: 0 }
    plans.set(code, {
      ...sum,
      companies: sum.companies + 1,
      seats: sum.seats + company.form.seats,
      monthly: sum.monthly + getMonthlyCost(company),
    })
  }
  const addedCost = [...plans.values()].reduce((sum, plan) => sum + plan.monthly, 0)
  return {
    cost: { currency, before, after: before + addedCost },
    plans: [...plans.values()],
    monthly: getMonthlyCost,
  }
}
