import {
  changeProblemText,
  customerStanding,
  type PartnerCompanyRow,
  type Plan,
  planSizeRefusal,
  type SubscriptionChange,
  seatsMax,
  subscriptionChange,
  type WantedChange,
} from '@heed/contracts'
import { renewalMonths } from '../sale/saleForm.ts'

export interface SaleChange {
  change: SubscriptionChange
  changesPlan: boolean
  beginsAgain: boolean
}

export type Sale = SaleChange | { refusal: string }

export function planSale(
  company: PartnerCompanyRow,
  wanted: WantedChange,
  { plans, now }: { plans: readonly Plan[]; now: Date },
): Sale {
  const { subscriptionCode: code, allowedUsers: seats } = company
  const held = plans.find((plan) => plan.code === code)
  const asked = subscriptionChange({ code, plan: held, seats }, wanted)
  const plan = wanted.plan ?? held
  if ('problem' in asked) return { refusal: changeProblemText(asked.problem, plan ?? { code }) }
  const { change } = asked
  const refusal = plan ? planSizeRefusal({ newSeats: change.seats, seatsMax: seatsMax(plan) }) : null
  if (refusal !== null) return { refusal }
  const isRunning = customerStanding(company, now).state !== 'inactive'
  return {
    change: isRunning || change.validity !== undefined ? change : { ...change, validity: renewalMonths },
    changesPlan: isRunning && change.subscriptionCode !== code,
    beginsAgain: !isRunning,
  }
}
