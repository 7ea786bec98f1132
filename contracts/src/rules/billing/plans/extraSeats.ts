import type { Plan } from '../../../entities/companies/billing.ts'
import { computeUnused } from '../partners/estimate.ts'
import { getMaxSeats, getTermPrice } from './planPrice.ts'

export const countBilledSeats = (plan: Plan, bought: number, onLists: number): number =>
  Math.max(bought, Math.min(onLists, getMaxSeats(plan)))

export function computeExtraSeatsFee(
  plan: Plan,
  seats: { paid: number; billed: number },
  term: { from: string; to: string },
  now: string,
): number {
  const [less, higherPrice] = [getTermPrice(plan, seats.paid), getTermPrice(plan, seats.billed)]
  if (less === undefined || higherPrice === undefined || higherPrice <= less) return 0
  return computeUnused(higherPrice - less, term.from, term.to, now)
}
