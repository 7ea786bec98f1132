import { adjustFees } from '../domain/billing/extraSeats.ts'
import { saveSeatMonth } from '../domain/billing/seatMonths.ts'
import type { World } from '../world/World.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'

/** Records the month's seats (B-11). Extra seats are kept only if they are still needed. */
export const monthEndEvent: ScheduledEvent = {
  movesSeats: true,
  next: getNextMonth,
  name: () => 'The month ends, and its seats are counted',

  run(world) {
    saveSeatMonth(world)
    adjustFees(world)
  },
}

function getNextMonth({ clock }: World): number {
  const now = new Date(clock.now)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
}
