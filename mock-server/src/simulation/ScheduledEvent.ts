import type { Steps } from '../world/steps.ts'
import type { World } from '../world/World.ts'

export interface ScheduledEvent {
  next(world: World): number | undefined
  name(world: World): string
  readonly movesSeats?: true
  /** Called when the clock is at `next`. Afterwards, `next` must return a different instant. */
  run(world: World): Steps | undefined
}
