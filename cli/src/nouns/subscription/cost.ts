import {
  type Client,
  type Company,
  companyName,
  isPackageActive,
  moneyText,
  type PartnerAccount,
} from '@heed/contracts'
import { units } from '../../io/money.ts'
import type { Fact } from '../../io/print/facts.ts'

interface Change {
  before: number
  after: number
}

export interface CostChange {
  company: Change
  partner: Change
  currencyCode: string
}

/** 0 seats means that the company is deleted (S0 section 4). */
export async function estimateChange(
  client: Client,
  company: Company,
  partnerId: number,
  asked: { subscriptionCode: string; seats: number },
): Promise<CostChange> {
  const { subscription } = company
  const [overview, estimate] = await Promise.all([
    client.partners.subscriptionOverview({ partnerId }),
    client.partners.estimate({ partnerId, companyId: company.company_id, ...asked }),
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

export function costFacts(company: Company, { name }: PartnerAccount, cost: CostChange): Fact[] {
  const shown = ({ before, after }: Change) =>
    `${moneyText(before, cost.currencyCode)} → ${moneyText(after, cost.currencyCode)} a month`
  return [
    [companyName(company), shown(cost.company)],
    [name, shown(cost.partner)],
  ]
}

const inUnits = ({ before, after }: Change): Change => ({ before: units(before), after: units(after) })

/** In currency units per month. */
export const costDocument = ({ company, partner, currencyCode }: CostChange) => ({
  companyMonthly: inUnits(company),
  partnerMonthly: inUnits(partner),
  currencyCode,
})
