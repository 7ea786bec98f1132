import { campaignStatus } from '@heed/contracts'
import { type AssessmentRow, aResultRow, resultKey } from '@heed/fixtures'
import type { World } from '../World.ts'
import { peopleAsked } from './participants.ts'

/** Sends an assessment to everybody on its lists whom it has not reached yet; from then on it is active. */
export function deliver(world: World, assessment: AssessmentRow): AssessmentRow {
  const { campaigns, clock, base } = world
  const reached = new Set(campaigns.resultsOfAssessment.of(assessment.id).map(({ employeeId }) => employeeId))
  for (const { id: employeeId } of peopleAsked(world, assessment)) {
    if (reached.has(employeeId)) continue
    campaigns.results.put(
      aResultRow({
        id: world.nextId(campaigns.results),
        assessmentId: assessment.id,
        employeeId,
        key: resultKey(base.seed, assessment.id, employeeId),
        delivered: clock.instant,
      }),
    )
  }
  return campaigns.assessments.put({
    ...assessment,
    status: campaignStatus.active,
    deliveryDate: assessment.status === campaignStatus.active ? assessment.deliveryDate : clock.instant,
  })
}

/** Forgets what a person did, as if the invitation came this moment. */
export function clearProgress(world: World, resultId: number): void {
  const { results } = world.campaigns
  const result = results.get(resultId)
  if (!result) return
  results.put({ ...result, delivered: world.clock.instant, started: null, completed: null, answers: [] })
}
