import type { Plan } from '../../../entities/companies/billing.ts'
import type { Validity } from '../../../entities/companies/companyForms.ts'
import { eternalValidityMonths } from '../validity.ts'
import { freePlanSeats } from './planPrice.ts'

export interface SubscriptionChange {
  subscriptionCode: string
  seats: number
  validity?: Validity
  validTill?: string
}

export interface CurrentSubscription {
  code: string | undefined
  plan: Plan | undefined
  seats: number
}

export interface RequestedChange {
  plan?: Plan | undefined
  seats?: number | undefined
  validity?: Validity | undefined
  validTill?: string | undefined
}

export type ChangeProblem = 'no plan' | 'no seats' | 'no end' | 'free seats' | 'free end'

export const getChangeProblemText = (problem: ChangeProblem, { code }: Pick<Plan, 'code'>): string =>
  ({
    'no plan': 'Please choose a tier',
    'no seats': 'Please enter number of seats',
    'no end': 'Please select a timespan',
    'free seats': `The plan ${code} has ${freePlanSeats} seats.`,
    'free end': `The plan ${code} has no end date.`,
  })[problem]

type ChangeResult = { change: SubscriptionChange } | { problem: ChangeProblem }

function createFreeChange({ code }: Plan, { seats, validity, validTill }: RequestedChange): ChangeResult {
  if (seats !== undefined && seats !== freePlanSeats) return { problem: 'free seats' }
  if (validTill !== undefined || validity !== undefined) return { problem: 'free end' }
  return { change: { subscriptionCode: code, seats: freePlanSeats, validity: eternalValidityMonths } }
}

/** Changing from a free plan resets its seats and end date, so both must be given (S0 section 4). */
export function createSubscriptionChange(
  current: CurrentSubscription,
  requestedChange: RequestedChange,
): ChangeResult {
  const code = requestedChange.plan?.code ?? current.code
  if (code === undefined || code === '') return { problem: 'no plan' }
  const isFreePlan = requestedChange.plan ?? current.plan
  if (isFreePlan?.isFree) return createFreeChange(isFreePlan, requestedChange)
  const leavesFreePlan = current.plan?.isFree === true && code !== current.plan.code
  if (requestedChange.seats === undefined && (leavesFreePlan || current.seats < 1))
    return { problem: 'no seats' }
  const { seats = current.seats, validity, validTill } = requestedChange
  if (leavesFreePlan && validity === undefined) return { problem: 'no end' }
  return {
    change: {
      subscriptionCode: code,
      seats,
      ...(validity !== undefined && { validity }),
      ...(validTill !== undefined && { validTill }),
    },
  }
}
