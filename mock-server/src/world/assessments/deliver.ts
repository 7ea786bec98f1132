import { assessmentScheduleType, campaignStatus } from '@heed/contracts'
import { type AssessmentRow, aResultRow } from '@heed/fixtures'
import type { World } from '../World.ts'
import { sendInvitations } from './invitation.ts'
import { type Participant, peopleAsked } from './participants.ts'

/** Invites everybody on the lists of an assessment whom it has not reached yet; from then on it is active. */
export function deliver(world: World, assessment: AssessmentRow): AssessmentRow {
  const { campaigns, clock } = world
  const reached = new Set(campaigns.resultsOfAssessment.of(assessment.id).map(({ employeeId }) => employeeId))
  const fresh = peopleAsked(world, assessment).filter(({ id }) => !reached.has(id))
  const invited = fresh.map((person): Participant => {
    const id = world.nextId(campaigns.results)
    const result = { id, assessmentId: assessment.id, employeeId: person.id, delivered: clock.instant }
    return { person, result: campaigns.results.put(aResultRow(result)) }
  })
  const isByHand = assessment.scheduleType === assessmentScheduleType.manual
  if (!isByHand) sendInvitations(world, assessment, invited, 'invitation')
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
