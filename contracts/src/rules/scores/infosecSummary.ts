import type { InfosecSummary } from '../../entities/campaigns/infosec.ts'
import type { AssessmentTally, Measure } from './AssessmentTally.ts'
import { findStrongest, findWeakest } from './extremes.ts'

export function infosecSummary(tallies: readonly AssessmentTally[]): InfosecSummary {
  const score = (measure: Measure): number | null => {
    let [answered, sum] = [0, 0]
    for (const tally of tallies) {
      const standing = tally.standing(measure)
      answered += standing.answered
      sum += standing.answered * (standing.mean ?? 0)
    }
    return answered > 0 ? sum / answered : null
  }
  const names = new Set(tallies.flatMap(({ areas }) => areas.map(({ name }) => name)))
  const behaviours = new Map(
    tallies.flatMap((tally) => tally.behaviours.map(({ code, name }) => [code, name] as const)),
  )
  const means = [...behaviours].map(([code, name]) => ({ name, mean: score({ behaviour: code }) }))
  return {
    resilienceScore: Math.round(score('all') ?? 0),
    areas: [...names].flatMap((name) => {
      const mean = score({ area: name })
      return mean === null ? [] : [{ name, score: Math.round(mean) }]
    }),
    bestBehaviour: findStrongest(means, ({ mean }) => mean)?.name ?? '',
    worstBehaviour: findWeakest(means, ({ mean }) => mean)?.name ?? '',
  }
}
