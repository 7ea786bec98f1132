import type { CatalogArea, Subject } from '@heed/contracts'

export interface AreaCoverage {
  code: string
  name: string
  done: number
  total: number
}

/** Areas with trained behaviours are listed first. */
export function coverageOf(areas: readonly CatalogArea[], chosen: readonly Subject[]): AreaCoverage[] {
  const trained = new Set(chosen.flatMap(({ keyBehaviours }) => keyBehaviours.map(({ kbName }) => kbName)))
  return areas
    .filter(({ keyBehaviours }) => keyBehaviours.length > 0)
    .map(({ code, name, keyBehaviours }) => ({
      code,
      name,
      done: keyBehaviours.filter(({ kbName }) => trained.has(kbName)).length,
      total: keyBehaviours.length,
    }))
    .toSorted((one, other) => other.done / other.total - one.done / one.total)
}
