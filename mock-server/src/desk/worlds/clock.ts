import * as z from 'zod/mini'
import { advanceClock } from '../../simulation/advanceClock.ts'
import { findNextEvent } from '../../simulation/advanceTime.ts'
import { addDuration, parseDuration } from '../../world/duration.ts'
import type { World } from '../../world/World.ts'
import { createControl, type Desk, DeskError } from '../controls/control.ts'

const nextEventKeyword = 'next'

const MoveInput = z.strictObject({
  advance: z.optional(z.string()),
  to: z.optional(z.union([z.literal(nextEventKeyword), z.iso.datetime({ offset: true })])),
})

export const clockControls = [
  createControl('GET', '/clock', 'The current time and the next event', z.strictObject({}), showClock),
  createControl(
    'POST',
    '/clock',
    'Moves time on: {"advance":"P7D"}, {"to":"2026-03-01T09:00:00Z"} or {"to":"next"}',
    MoveInput,
    moveClock,
  ),
]

function showClock(desk: Desk) {
  const nextEvent = findNextEvent(desk.live.world)
  return {
    ...describeTime(desk),
    next: nextEvent ? { at: new Date(nextEvent.time).toISOString(), name: nextEvent.name } : null,
  }
}

function describeTime({ live }: Desk) {
  return { now: live.world.clock.instant }
}

async function moveClock(desk: Desk, { advance, to }: z.infer<typeof MoveInput>) {
  const { world } = desk.live
  const { clock } = world
  if ((advance === undefined) === (to === undefined)) {
    throw new DeskError(400, 'Specify either advance or to', 'advance')
  }
  const targetTime = advance === undefined ? parseInstant(world, to ?? '') : addToNow(clock.now, advance)
  if (!(targetTime <= 8.64e15))
    throw new DeskError(400, 'That date is out of range', advance === undefined ? 'to' : 'advance')
  if (targetTime < clock.now) throw new DeskError(400, `It's ${clock.instant}; time can't go back`, 'to')
  await advanceClock(desk.live, targetTime)
  return describeTime(desk)
}

const parseInstant = (world: World, to: string): number =>
  to === nextEventKeyword ? (findNextEvent(world)?.time ?? world.clock.now) : Date.parse(to)

function addToNow(now: number, advance: string): number {
  const duration = parseDuration(advance)
  if (!duration) throw new DeskError(400, `"${advance}" isn't a duration like P7D or PT2H`, 'advance')
  return addDuration(now, duration)
}
