import type { Client } from '@heed/contracts'
import type { FaultStep } from '../faults/steps.ts'
import type { World } from '../world/World.ts'

export interface StepContext {
  world: World
  createClient(email: string): Client
  advance(duration: string): Promise<void>
  setFaults(...steps: FaultStep[]): void
  saveValue(name: string, value: string | number): void
  getValue(name: string): string
}

export interface Step {
  title: string
  look: string
  sees: readonly string[]
  at: string
  before?: (stage: StepContext) => Promise<void> | void
}

export interface Story {
  name: string
  title: string
  shows: string
  scenario: string
  as: string
  steps: readonly Step[]
}
