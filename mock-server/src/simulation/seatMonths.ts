import { adjustFees } from '../domain/billing/extraSeats.ts'
import { keepSeatMonth } from '../domain/billing/seatMonths.ts'
import type { World } from '../world/World.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

/** Records the month's seats. Extra seats that are still needed continue (B-11). */
export const seatMonths: ScheduledEvent = {
  movesSeats: true,
  next: nextMonth,
  name: () => 'The month ends, and its seats are counted',

  happen(world) {
    keepSeatMonth(world)
    adjustFees(world)
  },
}

function nextMonth({ clock }: World): number {
  const now = new Date(clock.now)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
}
