import { keepSignedIn } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { passTime } from './passTime.ts'

interface Moving {
  readonly world: World
  commit(what: 'clock'): Promise<unknown>
}

export async function advanceClock(live: Moving, target: number): Promise<void> {
  const { world } = live
  keepSignedIn(world, () => passTime(world, target))
  await live.commit('clock')
}
