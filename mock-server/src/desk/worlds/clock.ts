import * as z from 'zod/mini'
import { advanceClock } from '../../simulation/moveOn.ts'
import { nextDue } from '../../simulation/passTime.ts'
import { addDuration, parseDuration } from '../../world/duration.ts'
import type { World } from '../../world/World.ts'
import { control, type Desk, DeskError } from '../controls/control.ts'

const next = 'next'

const Move = z.strictObject({
  advance: z.optional(z.string()),
  to: z.optional(z.union([z.literal(next), z.iso.datetime({ offset: true })])),
})

export const clock = [
  control('GET', '/clock', 'The current time and the next event', z.strictObject({}), show),
  control(
    'POST',
    '/clock',
    'Moves time on: {"advance":"P7D"}, {"to":"2026-03-01T09:00:00Z"} or {"to":"next"}',
    Move,
    move,
  ),
]

function show(desk: Desk) {
  const due = nextDue(desk.live.world)
  return { ...tell(desk), next: due ? { at: new Date(due.at).toISOString(), name: due.name } : null }
}

function tell({ live }: Desk) {
  return { now: live.world.clock.instant }
}

async function move(desk: Desk, { advance, to }: z.infer<typeof Move>) {
  const { world } = desk.live
  const { clock } = world
  if ((advance === undefined) === (to === undefined)) {
    throw new DeskError(400, 'Specify either advance or to', 'advance')
  }
  const target = advance === undefined ? parseMoment(world, to ?? '') : later(clock.now, advance)
  if (!(target <= 8.64e15))
    throw new DeskError(400, 'That date is out of range', advance === undefined ? 'to' : 'advance')
  if (target < clock.now) throw new DeskError(400, `It's ${clock.instant}; time can't go back`, 'to')
  await advanceClock(desk.live, target)
  return tell(desk)
}

const parseMoment = (world: World, to: string): number =>
  to === next ? (nextDue(world)?.at ?? world.clock.now) : Date.parse(to)

function later(now: number, advance: string): number {
  const duration = parseDuration(advance)
  if (!duration) throw new DeskError(400, `"${advance}" isn't a duration like P7D or PT2H`, 'advance')
  return addDuration(now, duration)
}
