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
import { anew } from '../sale/saleForm.ts'

/** What a customer is to hold. */
export interface Sold {
  change: SubscriptionChange
  changesPlan: boolean
  /** Nothing runs now: with this it begins again. */
  beginsAgain: boolean
}

/** The same, or why that cannot be, as far as it can be told before the platform is asked. */
export type Sale = Sold | { refusal: string }

/** By the same rule as a change of one, where what nobody wants changed stays. */
export function saleOf(
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
    // There is no end that could stay.
    change: isRunning || change.validity !== undefined ? change : { ...change, validity: anew },
    changesPlan: isRunning && change.subscriptionCode !== code,
    beginsAgain: !isRunning,
  }
}
