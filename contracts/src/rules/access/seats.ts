import { getRemainingSeats, type SeatCounts } from './company.ts'

/** Share of seats in use from which few are left, in percent. */
export const seatsNearlyUsedPercent = 95

export type SeatShortage = 'over' | 'used' | 'nearlyUsed'

export function getSeatShortage(company: SeatCounts): SeatShortage | null {
  const { users_available: seats, users_total: used } = company
  if (seats <= 0) return null
  const left = getRemainingSeats(company)
  if (left < 0) return 'over'
  if (left === 0) return 'used'
  return 100 * used >= seatsNearlyUsedPercent * seats ? 'nearlyUsed' : null
}
