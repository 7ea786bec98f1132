import type { LiveFrame } from '@heed/contracts'
import { summarizeInfosec } from '../../domain/assessments/results/infosec.ts'
import type { World } from '../../world/World.ts'

const sources: readonly string[] = ['assessments', 'results']

export class SummaryWatch {
  #known: string | undefined

  start(world: World): void {
    this.#known = JSON.stringify(summarizeInfosec(world))
  }

  reset(): void {
    this.#known = undefined
  }

  createFrame(world: World, changedCollections: ReadonlySet<string>): LiveFrame | undefined {
    if (!sources.some((collection) => changedCollections.has(collection))) return undefined
    const data = summarizeInfosec(world)
    const summary = JSON.stringify(data)
    if (summary === this.#known) return undefined
    this.#known = summary
    return { event: 'infosec:update_summary', data }
  }
}
