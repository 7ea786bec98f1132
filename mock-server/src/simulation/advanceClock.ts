import { keepSignedIn } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { passTime } from './passTime.ts'

interface ClockTarget {
  readonly world: World
  commit(actionName: 'clock'): Promise<unknown>
}

export async function advanceClock(live: ClockTarget, targetTime: number): Promise<void> {
  const { world } = live
  keepSignedIn(world, () => passTime(world, targetTime))
  await live.commit('clock')
}
