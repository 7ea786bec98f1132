import {
  type Client,
  type Company,
  formatMoneyText,
  getCompanyName,
  isPackageActive,
  type PartnerAccount,
} from '@heed/contracts'
import { toCurrencyUnits } from '../../io/money.ts'
import type { Fact } from '../../io/print/facts.ts'

interface AmountChange {
  before: number
  after: number
}

export interface CostChange {
  company: AmountChange
  partner: AmountChange
  currencyCode: string
}

/** 0 seats means that the company is deleted (S0 section 4). */
export async function estimateChange(
  client: Client,
  company: Company,
  partnerId: number,
  requestedPlan: { subscriptionCode: string; seats: number },
): Promise<CostChange> {
  const { subscription } = company
  const [overview, estimate] = await Promise.all([
    client.partners.subscriptionOverview({ partnerId }),
    client.partners.estimate({ partnerId, companyId: company.company_id, ...requestedPlan }),
  ])
  return {
    company: {
      before: subscription && isPackageActive(subscription) ? (subscription.price ?? 0) : 0,
      after: estimate.newCompanyTotal,
    },
    partner: { before: overview.sumMonthlyCost, after: estimate.newPartnerTotal },
    currencyCode: estimate.currencyCode,
  }
}

export function getCostFacts(company: Company, { name }: PartnerAccount, cost: CostChange): Fact[] {
  const formatChange = ({ before, after }: AmountChange) =>
    `${formatMoneyText(before, cost.currencyCode)} → ${formatMoneyText(after, cost.currencyCode)} a month`
  return [
    [getCompanyName(company), formatChange(cost.company)],
    [name, formatChange(cost.partner)],
  ]
}

const toUnits = ({ before, after }: AmountChange): AmountChange => ({
  before: toCurrencyUnits(before),
  after: toCurrencyUnits(after),
})

/** In currency units per month. */
export const toCostDocument = ({ company, partner, currencyCode }: CostChange) => ({
  companyMonthly: toUnits(company),
  partnerMonthly: toUnits(partner),
  currencyCode,
})
