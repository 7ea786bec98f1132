import { adjustFees } from '../domain/billing/extraSeats.ts'
import { complete, type Steps } from '../world/steps.ts'
import type { World } from '../world/World.ts'
import { assessmentEvent, sittingEvent } from './assessments.ts'
import { reportRunEvent } from './reports.ts'
import type { ScheduledEvent } from './ScheduledEvent.ts'
import { monthEndEvent } from './seatMonths.ts'
import { syncEvent } from './syncs.ts'
import { lessonVisitEvent, trainingEmailEvent } from './trainings.ts'

/** Events at the same instant happen in this order. */
const scheduledEvents: readonly ScheduledEvent[] = [
  monthEndEvent,
  syncEvent,
  lessonVisitEvent,
  trainingEmailEvent,
  sittingEvent,
  assessmentEvent,
  reportRunEvent,
]

/** Guards against a `next` that never changes. */
const maxEventsPerInstant = 100_000

export const advanceTime = (
  world: World,
  endTime: number,
  events: readonly ScheduledEvent[] = scheduledEvents,
): void => complete(advanceInSteps(world, endTime, events))

/** Advances the world's clock to `endTime` and runs every event that is due, in order. */
export function* advanceInSteps(
  world: World,
  endTime: number,
  events: readonly ScheduledEvent[] = scheduledEvents,
): Steps {
  let hasAdjusted = false
  let eventsAtInstant = 0
  for (
    let nextEvent = findFirstEvent(world, events);
    nextEvent && nextEvent.time <= endTime;
    nextEvent = findFirstEvent(world, events)
  ) {
    if (!hasAdjusted) adjustFees(world)
    eventsAtInstant = nextEvent.time > world.clock.now ? 0 : eventsAtInstant + 1
    if (eventsAtInstant > maxEventsPerInstant) throw new Error(`Time stands still at ${world.clock.instant}`)
    world.clock.moveTo(Math.max(nextEvent.time, world.clock.now))
    const steps = nextEvent.event.run(world)
    if (steps) yield* steps
    yield
    hasAdjusted = !nextEvent.event.movesSeats
  }
  if (!hasAdjusted && endTime > world.clock.now) adjustFees(world)
  world.clock.moveTo(endTime)
}

export function findNextEvent(world: World): { time: number; name: string } | undefined {
  const nextEvent = findFirstEvent(world, scheduledEvents)
  return nextEvent && { time: Math.max(nextEvent.time, world.clock.now), name: nextEvent.event.name(world) }
}

function findFirstEvent(
  world: World,
  events: readonly ScheduledEvent[],
): { event: ScheduledEvent; time: number } | undefined {
  let firstEvent: { event: ScheduledEvent; time: number } | undefined
  for (const eventSource of events) {
    const at = eventSource.next(world)
    if (at !== undefined && (!firstEvent || at < firstEvent.time))
      firstEvent = { event: eventSource, time: at }
  }
  return firstEvent
}
