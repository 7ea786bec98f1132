import {
  type Client,
  type Company,
  companyName,
  isPackageActive,
  moneyText,
  type PartnerAccount,
} from '@heed/contracts'
import type { Fact } from '../../io/facts.ts'
import { units } from '../../io/money.ts'

/** What is paid a month, before a change and after it. */
interface Change {
  before: number
  after: number
}

/** What a change of one customer costs the customer and the account by the month. */
export interface CostChange {
  company: Change
  partner: Change
  currencyCode: string
}

/** Asks for the estimate; 0 seats stand for a company that is given up (S0 section 4). */
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

/** The change for people: company and account, each with what it pays a month now and then. */
export function costFacts(company: Company, { name }: PartnerAccount, cost: CostChange): Fact[] {
  const shown = ({ before, after }: Change) =>
    `${moneyText(before, cost.currencyCode)} → ${moneyText(after, cost.currencyCode)} a month`
  return [
    [companyName(company), shown(cost.company)],
    [name, shown(cost.partner)],
  ]
}

const inUnits = ({ before, after }: Change): Change => ({ before: units(before), after: units(after) })

/** The change for scripts, in units of the currency a month. */
export const costDocument = ({ company, partner, currencyCode }: CostChange) => ({
  companyMonthly: inUnits(company),
  partnerMonthly: inUnits(partner),
  currencyCode,
})
