import { keepSignedIn } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { passTime } from './passTime.ts'

interface ClockTarget {
  readonly world: World
  commit(actionName: 'clock'): Promise<unknown>
}

export async function advanceClock(liveWorld: ClockTarget, targetTime: number): Promise<void> {
  const { world } = liveWorld
  keepSignedIn(world, () => passTime(world, targetTime))
  await liveWorld.commit('clock')
}
