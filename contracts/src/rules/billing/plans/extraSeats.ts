import type { Plan } from '../../../entities/companies/billing.ts'
import { computeUnusedAmount } from '../partners/estimate.ts'
import { getMaxSeats, getTermPrice } from './planPrice.ts'

export const countBilledSeats = (plan: Plan, boughtSeats: number, onLists: number): number =>
  Math.max(boughtSeats, Math.min(onLists, getMaxSeats(plan)))

export function computeExtraSeatsFee(
  plan: Plan,
  seats: { paid: number; billed: number },
  term: { from: string; to: string },
  now: string,
): number {
  const [baseFee, higherFee] = [getTermPrice(plan, seats.paid), getTermPrice(plan, seats.billed)]
  if (baseFee === undefined || higherFee === undefined || higherFee <= baseFee) return 0
  return computeUnusedAmount(higherFee - baseFee, term.from, term.to, now)
}
