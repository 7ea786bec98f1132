import { campaignStatus } from '@heed/contracts'
import type { AssessmentRow, ResultRow } from '@heed/fixtures'
import { resultScore } from '../campaigns.ts'
import type { World } from '../World.ts'
import { peopleAsked } from './participants.ts'

/** How far the people of an assessment are: counts of people, whole percent, scores 0 to 100. */
export interface AssessmentStanding {
  usersTotal: number
  usersStarted: number
  usersFinished: number
  bounced: number
  /** Who began, of all. */
  attendance: number
  /** The mean of everybody who answered; null while nobody did. */
  resilienceScore: number | null
  lastCompleted: string | null
}

/** Computed from the results; before the delivery, from who is on the lists. */
export function standingOf(world: World, assessment: AssessmentRow): AssessmentStanding {
  const { status, id } = assessment
  const planned = status === campaignStatus.draft || status === campaignStatus.scheduled
  const results = world.campaigns.resultsOfAssessment.of(id)
  const total = planned && results.length === 0 ? peopleAsked(world, assessment).length : results.length
  return standing(results, total)
}

function standing(results: readonly ResultRow[], usersTotal: number): AssessmentStanding {
  let [usersStarted, usersFinished, bounced, answered, points] = [0, 0, 0, 0, 0]
  let lastCompleted: string | null = null
  for (const result of results) {
    const score = resultScore(result)
    if (result.started !== null) usersStarted++
    if (result.bounced !== null) bounced++
    if (score !== null) {
      answered++
      points += score
    }
    if (result.completed === null) continue
    usersFinished++
    if (lastCompleted === null || result.completed > lastCompleted) lastCompleted = result.completed
  }
  return {
    usersTotal,
    usersStarted,
    usersFinished,
    bounced,
    attendance: usersTotal === 0 ? 0 : Math.round((100 * usersStarted) / usersTotal),
    resilienceScore: answered === 0 ? null : Math.round(points / answered),
    lastCompleted,
  }
}
