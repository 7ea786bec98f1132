import {
  createSubscriptionChange,
  getChangeProblemText,
  getCustomerStatus,
  getMaxSeats,
  getPlanSizeRefusal,
  type PartnerCompanyRow,
  type Plan,
  type RequestedChange,
  type SubscriptionChange,
} from '@heed/contracts'
import { renewalMonths } from '../sale/saleForm.ts'

export interface SaleChange {
  change: SubscriptionChange
  changesPlan: boolean
  startsNow: boolean
}

export type Sale = SaleChange | { refusal: string }

export function planSale(
  company: PartnerCompanyRow,
  requestedChange: RequestedChange,
  { plans, now }: { plans: readonly Plan[]; now: Date },
): Sale {
  const { subscriptionCode: code, allowedUsers: seats } = company
  const currentPlan = plans.find((plan) => plan.code === code)
  const result = createSubscriptionChange({ code, plan: currentPlan, seats }, requestedChange)
  const plan = requestedChange.plan ?? currentPlan
  if ('problem' in result) return { refusal: getChangeProblemText(result.problem, plan ?? { code }) }
  const { change } = result
  const refusal = plan ? getPlanSizeRefusal({ newSeats: change.seats, seatsMax: getMaxSeats(plan) }) : null
  if (refusal !== null) return { refusal }
  const isRunning = getCustomerStatus(company, now).state !== 'inactive'
  return {
    change: isRunning || change.validity !== undefined ? change : { ...change, validity: renewalMonths },
    changesPlan: isRunning && change.subscriptionCode !== code,
    startsNow: !isRunning,
  }
}
