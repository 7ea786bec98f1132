import type { Client } from '@heed/contracts'
import type { FaultStep } from '../faults/steps.ts'
import type { World } from '../world/World.ts'

/** What a step may do before somebody looks: as people do it, over the API, and as the desk does. */
export interface Stage {
  world: World
  /** The API as this person; a call that is refused ends the step. */
  as(email: string): Client
  /** Lets time pass, as in 'P7D'. */
  advance(duration: string): Promise<void>
  /** From now on this goes wrong, and nothing else. */
  goesWrong(...steps: FaultStep[]): void
  /** Keeps what a later address names: `keep('training', 7)` for '/trainings/:training/view/'. */
  keep(name: string, value: string | number): void
  kept(name: string): string
}

export interface Step {
  title: string
  /** What is to be looked at, and why it matters; a sentence or two. */
  look: string
  /** What stands on the page then, letter for letter: a journey holds the step against it. */
  sees: readonly string[]
  /** Address in the console; a word behind a colon is what a step before it kept. */
  at: string
  before?: (stage: Stage) => Promise<void> | void
}

/** A guided demo: a world, somebody in it, and where they look, step by step. */
export interface Story {
  name: string
  title: string
  /** For whom it is, and what it shows. */
  shows: string
  scenario: string
  /** Who looks, by their address. */
  as: string
  steps: readonly Step[]
}
