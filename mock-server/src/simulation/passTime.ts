import { adjustFees } from '../domain/billing/extraSeats.ts'
import type { World } from '../world/World.ts'
import { assessmentDates, assessmentSittings } from './assessments.ts'
import { reportRuns } from './reports.ts'
import { seatMonths } from './seatMonths.ts'
import { syncs } from './syncs.ts'
import { lessonVisits, trainingMails } from './trainings.ts'

/** Something that happens by itself as time goes on. */
export interface Happening {
  /** Milliseconds since 1970 of what happens next; undefined while there is nothing. */
  next(world: World): number | undefined
  /** What that is, for people; asked only where something comes next. */
  name(world: World): string
  /** It may change how many people need seats. */
  readonly movesSeats?: true
  /** Does what comes next. The clock stands at its instant, and afterwards `next` says something else. */
  happen(world: World): void
}

/** What time does, in the order that counts where two things are due at one instant. */
const happenings: readonly Happening[] = [
  seatMonths,
  syncs,
  lessonVisits,
  trainingMails,
  assessmentSittings,
  assessmentDates,
  reportRuns,
]

/** A happening whose `next` never says something else would hold the server for ever. */
const mostAtOnce = 100_000

/**
 * Moves the clock to an instant; all that is due until then happens in the order of its instants. Whoever has more
 * people than seats pays for them from the moment at which time goes on.
 */
export function passTime(world: World, until: number, all: readonly Happening[] = happenings): void {
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

/** What happens next by itself: when, in milliseconds since 1970, and what people call it. */
export function nextDue(world: World): { at: number; name: string } | undefined {
  const due = firstDue(world, happenings)
  return due && { at: Math.max(due.at, world.clock.now), name: due.happening.name(world) }
}

function firstDue(world: World, all: readonly Happening[]): { happening: Happening; at: number } | undefined {
  let first: { happening: Happening; at: number } | undefined
  for (const happening of all) {
    const at = happening.next(world)
    if (at !== undefined && (!first || at < first.at)) first = { happening, at }
  }
  return first
}
