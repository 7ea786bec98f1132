import { extendSessions } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

interface ClockTarget {
  readonly world: World
  commit(actionName: 'clock'): Promise<unknown>
}

export async function advanceClock(liveWorld: ClockTarget, targetTime: number): Promise<void> {
  const { world } = liveWorld
  extendSessions(world, () => advanceTime(world, targetTime))
  await liveWorld.commit('clock')
}
