import type { Plan } from '../../../entities/companies/billing.ts'
import { computeUnused } from '../partners/estimate.ts'
import { seatsMax, termPrice } from './planPrice.ts'

export const billedSeats = (plan: Plan, bought: number, onLists: number): number =>
  Math.max(bought, Math.min(onLists, seatsMax(plan)))

export function extraSeatsFee(
  plan: Plan,
  seats: { paid: number; billed: number },
  term: { from: string; to: string },
  now: string,
): number {
  const [less, more] = [termPrice(plan, seats.paid), termPrice(plan, seats.billed)]
  if (less === undefined || more === undefined || more <= less) return 0
  return computeUnused(more - less, term.from, term.to, now)
}
