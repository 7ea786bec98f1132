import type { Plan } from '../../entities/billing.ts'
import type { Validity } from '../../entities/companyForms.ts'
import { freePlanSeats } from './planPrice.ts'
import { eternalValidity } from './validity.ts'

/** A change as it is asked of the platform: `validTill` belongs to the validity -1. */
export interface SubscriptionChange {
  subscriptionCode: string
  seats: number
  validity?: Validity
  validTill?: string
}

/** What a company holds: its plan where that is sold, else the code of it, and its seats. */
export interface Held {
  code: string | undefined
  plan: Plan | undefined
  seats: number
}

/** What is wanted; what is left out stays as it is. */
export interface WantedChange {
  plan?: Plan | undefined
  seats?: number | undefined
  validity?: Validity | undefined
  validTill?: string | undefined
}

/** Why a change is not whole: what is missing, or what a free plan does not take. */
export type ChangeProblem = 'no plan' | 'no seats' | 'no end' | 'free seats' | 'free end'

/** The same in the words of the form. */
export const changeProblemText = (problem: ChangeProblem, { code }: Pick<Plan, 'code'>): string =>
  ({
    'no plan': 'Please choose a tier',
    'no seats': 'Please enter number of seats',
    'no end': 'Please select a timespan',
    'free seats': `The plan ${code} has ${freePlanSeats} seats.`,
    'free end': `The plan ${code} does not end.`,
  })[problem]

type Asked = { change: SubscriptionChange } | { problem: ChangeProblem }

/** A free plan is for ten people and has no end (S0 section 4). */
function freeChange({ code }: Plan, { seats, validity, validTill }: WantedChange): Asked {
  if (seats !== undefined && seats !== freePlanSeats) return { problem: 'free seats' }
  if (validTill !== undefined || validity !== undefined) return { problem: 'free end' }
  return { change: { subscriptionCode: code, seats: freePlanSeats, validity: eternalValidity } }
}

/** The change that is wanted. Off a free plan seats and end begin anew, so both are to be said (S0 section 4). */
export function subscriptionChange(held: Held, wanted: WantedChange): Asked {
  const code = wanted.plan?.code ?? held.code
  if (code === undefined || code === '') return { problem: 'no plan' }
  const free = wanted.plan ?? held.plan
  if (free?.isFree) return freeChange(free, wanted)
  const leavesFree = held.plan?.isFree === true && code !== held.plan.code
  if (wanted.seats === undefined && (leavesFree || held.seats < 1)) return { problem: 'no seats' }
  const { seats = held.seats, validity, validTill } = wanted
  if (leavesFree && validity === undefined) return { problem: 'no end' }
  return {
    change: {
      subscriptionCode: code,
      seats,
      ...(validity !== undefined && { validity }),
      ...(validTill !== undefined && { validTill }),
    },
  }
}
