import { keepSignedIn } from '../world/sessions.ts'
import type { World } from '../world/World.ts'
import { passTime } from './passTime.ts'

/** What is moved on: a world and what keeps its changes. */
interface Moving {
  readonly world: World
  commit(what: 'clock'): Promise<unknown>
}

/** Time goes on to `target` as by a leap: what is due by then happens, and whoever is signed in stays so. */
export async function moveOn(live: Moving, target: number): Promise<void> {
  const { world } = live
  keepSignedIn(world, () => passTime(world, target))
  await live.commit('clock')
}
