import * as z from 'zod/mini'
import { passTime } from '../simulation/passTime.ts'
import { addDuration, parseDuration } from '../world/duration.ts'
import { keepSignedIn } from '../world/sessions.ts'
import { control, type Desk, DeskError } from './control.ts'

const Move = z.strictObject({
  advance: z.optional(z.string()),
  to: z.optional(z.iso.datetime({ offset: true })),
})

export const clock = [
  control('GET', '/clock', 'What time it is', z.strictObject({}), tell),
  control('POST', '/clock', 'Move on: {"advance":"P7D"} or {"to":"2026-03-01T09:00:00Z"}', Move, move),
]

function tell({ live }: Desk) {
  return { now: live.world.clock.instant }
}

async function move(desk: Desk, { advance, to }: z.infer<typeof Move>) {
  const { clock } = desk.live.world
  if ((advance === undefined) === (to === undefined)) {
    throw new DeskError(400, 'Say either advance or to', 'advance')
  }
  const target = advance === undefined ? Date.parse(to ?? '') : later(clock.now, advance)
  if (!(target <= 8.64e15))
    throw new DeskError(400, 'No calendar goes so far', advance === undefined ? 'to' : 'advance')
  if (target < clock.now) throw new DeskError(400, `It is ${clock.instant}; time does not go back`, 'to')
  const { world } = desk.live
  keepSignedIn(world, () => passTime(world, target))
  await desk.live.commit('clock')
  return tell(desk)
}

function later(now: number, advance: string): number {
  const duration = parseDuration(advance)
  if (!duration) throw new DeskError(400, `"${advance}" is no duration like P7D or PT2H`, 'advance')
  return addDuration(now, duration)
}
