import {
  type Company,
  customValidity,
  eternalValidity,
  freePlanSeats,
  type Plan,
  Validity,
  validTillProblem,
} from '@heed/contracts'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { exitCodes, Stop } from '../exit.ts'

/** What is typed for a change; what is left out stays as it is. */
export interface Wishes {
  plan?: string | undefined
  seats?: number | undefined
  validity?: string | undefined
  validTill?: string | undefined
}

/** A change as it is asked of the platform: `validTill` belongs to the validity -1. */
export interface Change {
  subscriptionCode: string
  seats: number
  validity?: Validity
  validTill?: string
}

const usage = (message: string, next: string): Stop => new Stop(message, exitCodes.usage, next)

const spans = `1, 3, 6, 12, 18, 24, 60, 120, or ${forever}`

/** The end that is typed: a number of months, for ever, or a day. */
function readEnd({ validity, validTill }: Wishes): Pick<Change, 'validity' | 'validTill'> {
  if (validity !== undefined && validTill !== undefined) {
    throw usage('An end is told by months or by a day.', 'Leave --validity or --valid-till out.')
  }
  if (validTill !== undefined) {
    // Whether the day lies ahead is for the clock of the platform to say.
    const problem = validTillProblem(validTill, new Date(0).toISOString())
    if (problem) throw usage(problem, 'Write the day as in --valid-till 2027-06-30')
    return { validity: customValidity, validTill }
  }
  if (validity === undefined) return {}
  const read = Validity.safeParse(validity.toLowerCase() === forever ? eternalValidity : Number(validity))
  if (read.success && read.data !== customValidity) return { validity: read.data }
  throw usage('Please select a timespan', `Write --validity with one of ${spans}, or --valid-till <date>`)
}

/** A free plan is for ten people and has no end (S0 section 4). */
function freeChange({ code }: Plan, wishes: Wishes): Change {
  if (wishes.seats !== undefined && wishes.seats !== freePlanSeats) {
    throw usage(`The plan ${code} has ${freePlanSeats} seats.`, 'Leave --seats out.')
  }
  if (wishes.validTill !== undefined || wishes.validity !== undefined) {
    throw usage(`The plan ${code} does not end.`, 'Leave --validity and --valid-till out.')
  }
  return { subscriptionCode: code, seats: freePlanSeats, validity: eternalValidity }
}

/**
 * The change that is wished for. Off a free plan seats and end begin anew, so both are to be said (S0 section 4).
 * `plan` is the one that was named, `held` the one the company has where that is sold.
 */
export function readChange(
  company: Company,
  plans: { named: Plan | undefined; held: Plan | undefined },
  wishes: Wishes,
): Change {
  const { named: plan, held } = plans
  const code = plan?.code ?? company.subscription?.subscription_code
  if (code === undefined) throw usage('Please choose a tier', 'Add --plan <plan>')
  if (plan?.isFree ?? held?.isFree) return freeChange(plan ?? (held as Plan), wishes)
  const end = readEnd(wishes)
  const leavesFree = held?.isFree === true && code !== held.code
  if (wishes.seats === undefined && (leavesFree || company.users_available < 1)) {
    throw usage('Please enter number of seats', 'Add --seats <n>')
  }
  if (leavesFree && end.validity === undefined) {
    throw usage('Please select a timespan', `Add --validity with one of ${spans}, or --valid-till <date>`)
  }
  return { subscriptionCode: code, seats: wishes.seats ?? company.users_available, ...end }
}
