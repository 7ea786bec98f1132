import { adjustFees } from '../domain/billing/extraSeats.ts'
import type { World } from '../world/World.ts'
import { assessmentDates, assessmentSittings } from './assessments.ts'
import { reportRuns } from './reports.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'
import { seatMonths } from './seatMonths.ts'
import { syncs } from './syncs.ts'
import { lessonVisits, trainingMails } from './trainings.ts'

/** In the order in which events at the same instant happen. */
const happenings: readonly ScheduledEvent[] = [
  seatMonths,
  syncs,
  lessonVisits,
  trainingMails,
  assessmentSittings,
  assessmentDates,
  reportRuns,
]

/** Guards against a `next` that never changes. */
const mostAtOnce = 100_000

export function passTime(world: World, until: number, all: readonly ScheduledEvent[] = happenings): void {
  let adjusted = false
  let still = 0
  for (let due = firstDue(world, all); due && due.at <= until; due = firstDue(world, all)) {
    if (!adjusted) adjustFees(world)
    still = due.at > world.clock.now ? 0 : still + 1
    if (still > mostAtOnce) throw new Error(`Time stands still at ${world.clock.instant}`)
    world.clock.to(Math.max(due.at, world.clock.now))
    due.happening.happen(world)
    adjusted = !due.happening.movesSeats
  }
  if (!adjusted && until > world.clock.now) adjustFees(world)
  world.clock.to(until)
}

export function nextDue(world: World): { at: number; name: string } | undefined {
  const due = firstDue(world, happenings)
  return due && { at: Math.max(due.at, world.clock.now), name: due.happening.name(world) }
}

function firstDue(
  world: World,
  all: readonly ScheduledEvent[],
): { happening: ScheduledEvent; at: number } | undefined {
  let first: { happening: ScheduledEvent; at: number } | undefined
  for (const happening of all) {
    const at = happening.next(world)
    if (at !== undefined && (!first || at < first.at)) first = { happening, at }
  }
  return first
}
