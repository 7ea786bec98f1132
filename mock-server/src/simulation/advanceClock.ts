import { extendSessions } from '../world/sessions.ts'
import type { Steps } from '../world/steps.ts'
import type { World } from '../world/World.ts'
import { advanceInSteps } from './advanceTime.ts'

interface ClockTarget {
  runAlone(actionName: 'clock', createSteps: (world: World) => Steps): Promise<void>
}

export const advanceClock = (liveWorld: ClockTarget, targetTime: number): Promise<void> =>
  liveWorld.runAlone('clock', (world) => extendSessions(world, () => advanceInSteps(world, targetTime)))
