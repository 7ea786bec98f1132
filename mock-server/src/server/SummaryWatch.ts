import type { LiveFrame } from '@heed/contracts'
import { infosecOf } from '../domain/assessments/infosec.ts'
import type { Change } from '../store/Collection.ts'
import type { World } from '../world/World.ts'

/** What the public summary of assessments is computed from. */
const sources: ReadonlySet<string> = new Set(['assessments', 'results'])

/** Notices that the public summary has become another one than those who hear it know (ENDPOINTS section 4). */
export class SummaryWatch {
  #known: string | undefined

  /** Somebody begins to hear, and reads the summary as it is now. */
  begin(world: World): void {
    this.#known = JSON.stringify(infosecOf(world))
  }

  /** Nobody knows what was reported before any more. */
  forget(): void {
    this.#known = undefined
  }

  /** What is to be reported after these changes; undefined where they leave the summary as it was. */
  frameAfter(world: World, changes: readonly Change[]): LiveFrame | undefined {
    if (!changes.some(({ collection }) => sources.has(collection))) return undefined
    const data = infosecOf(world)
    const summary = JSON.stringify(data)
    if (summary === this.#known) return undefined
    this.#known = summary
    return { event: 'infosec:update_summary', data }
  }
}
