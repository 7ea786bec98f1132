import type { Plan } from '../../entities/billing.ts'
import { unusedOf } from './estimate.ts'
import { seatsMax, termPrice } from './planPrice.ts'

/**
 * Seats that are paid for: those that were bought, or as many as people were on a list in the month where those were
 * more (S0 section 9). No plan charges for more seats than it has.
 */
export const billedSeats = (plan: Plan, bought: number, onLists: number): number =>
  Math.max(bought, Math.min(onLists, seatsMax(plan)))

/** Cents that seats beyond those that are paid for cost from `now` to the end of a paid term. */
export function extraSeatsFee(
  plan: Plan,
  seats: { paid: number; billed: number },
  term: { from: string; to: string },
  now: string,
): number {
  const [less, more] = [termPrice(plan, seats.paid), termPrice(plan, seats.billed)]
  if (less === undefined || more === undefined || more <= less) return 0
  return unusedOf(more - less, term.from, term.to, now)
}
