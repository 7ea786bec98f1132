import { adjustFees } from '../domain/billing/extraSeats.ts'
import { monthOf } from '../domain/billing/seats.ts'
import type { World } from '../world/World.ts'
import type { Happening } from './passTime.ts'

/** Extra seats are paid until the month is over; those that are still needed then go on. */
export const seatMonths: Happening = {
  movesSeats: true,

  next(world) {
    const due = [...world.billing.seatUses.values()].some(({ month }) => month === monthOf(world))
    return due ? nextMonth(world) : undefined
  },
  happen: adjustFees,
}

function nextMonth({ clock }: World): number {
  const now = new Date(clock.now)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
}
