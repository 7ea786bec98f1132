import { campaignStatus, getAssessmentStatus } from '@heed/contracts'
import { type AssessmentRow, type SittingRow, truncateSitting } from '@heed/fixtures'
import type { Steps } from '../../../world/steps.ts'
import type { World } from '../../../world/World.ts'
import { recordActivity } from '../../tracking/noteActivity.ts'
import { deliverAssessment } from './deliver.ts'
import { selectUnsentReminders } from './due.ts'
import { remindParticipants, selectPeopleToRemind } from './remind.ts'

export function* advanceAssessment(world: World, assessment: AssessmentRow): Steps {
  if (assessment.status === campaignStatus.scheduled) {
    yield* deliverAssessment(world, assessment)
    return
  }
  if (updateStatus(world, assessment).status !== campaignStatus.active) return
  const dueReminders = selectUnsentReminders(assessment).filter(({ send }) => send <= world.clock.instant)
  let row = assessment
  for (const reminder of dueReminders)
    row = yield* remindParticipants(world, row, selectPeopleToRemind(world, row), reminder)
}

export function updateStatus(world: World, assessment: AssessmentRow): AssessmentRow {
  const { assessments, resultsByAssessment, sittings, sittingsByAssessment } = world.campaigns
  const results = resultsByAssessment.get(assessment.id)
  const usersFinished = results.filter(({ completed }) => completed !== null).length
  const times = { ...assessment, usersFinished, usersTotal: results.length }
  const status = getAssessmentStatus(assessment.status, times, world.clock.instant)
  if (status === assessment.status) return assessment
  for (const { id } of sittingsByAssessment.get(assessment.id)) sittings.remove(id)
  return assessments.put({ ...assessment, status })
}

export function advanceSitting(world: World, sitting: SittingRow): void {
  const { assessments, results, sittings, sittingsByAssessment } = world.campaigns
  const assessment = assessments.get(sitting.assessmentId)
  const currentResult = results.get(sitting.id)
  if (!assessment || !currentResult) {
    sittings.remove(sitting.id)
    return
  }
  const advancedSitting = truncateSitting(
    { result: currentResult, sitting },
    world.clock.instant,
    assessment.questions.length,
  )
  const { result, sitting: remainingSitting } = advancedSitting
  results.put(result)
  if (remainingSitting) sittings.put(remainingSitting)
  else sittings.remove(sitting.id)
  recordActivity(world, result.employeeId)
  if (result.completed !== null && !sittingsByAssessment.has(assessment.id)) updateStatus(world, assessment)
}
