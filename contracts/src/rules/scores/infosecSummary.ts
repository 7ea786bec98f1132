import type { InfosecSummary } from '../../entities/campaigns/infosec.ts'
import type { AssessmentTally, Measure } from './AssessmentTally.ts'
import { findStrongest, findWeakest } from './extremes.ts'

export function computeInfosecSummary(tallies: readonly AssessmentTally[]): InfosecSummary {
  const computeScore = (measure: Measure): number | null => {
    let [answeredCount, sum] = [0, 0]
    for (const tally of tallies) {
      const groupStanding = tally.computeStatistics(measure)
      answeredCount += groupStanding.answered
      sum += groupStanding.answered * (groupStanding.mean ?? 0)
    }
    return answeredCount > 0 ? sum / answeredCount : null
  }
  const names = new Set(tallies.flatMap(({ areas }) => areas.map(({ name }) => name)))
  const behaviours = new Map(
    tallies.flatMap((tally) => tally.behaviours.map(({ code, name }) => [code, name] as const)),
  )
  const means = [...behaviours].map(([code, name]) => ({ name, mean: computeScore({ behaviour: code }) }))
  return {
    resilienceScore: Math.round(computeScore('all') ?? 0),
    areas: [...names].flatMap((name) => {
      const mean = computeScore({ area: name })
      return mean === null ? [] : [{ name, score: Math.round(mean) }]
    }),
    bestBehaviour: findStrongest(means, ({ mean }) => mean)?.name ?? '',
    worstBehaviour: findWeakest(means, ({ mean }) => mean)?.name ?? '',
  }
}
