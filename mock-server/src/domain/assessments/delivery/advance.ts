import { assessmentStatusAt, campaignStatus } from '@heed/contracts'
import { type AssessmentRow, cutSitting, type SittingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { noteActivity } from '../../tracking/noteActivity.ts'
import { deliver } from './deliver.ts'
import { openReminders } from './due.ts'
import { remind, selectPeopleToRemind } from './remind.ts'

export function advance(world: World, assessment: AssessmentRow): void {
  if (assessment.status === campaignStatus.scheduled) {
    deliver(world, assessment)
    return
  }
  if (updateStatus(world, assessment).status !== campaignStatus.active) return
  const due = openReminders(assessment).filter(({ send }) => send <= world.clock.instant)
  due.reduce((row, reminder) => remind(world, row, selectPeopleToRemind(world, row), reminder), assessment)
}

export function updateStatus(world: World, assessment: AssessmentRow): AssessmentRow {
  const { assessments, resultsOfAssessment, sittings, sittingsOfAssessment } = world.campaigns
  const results = resultsOfAssessment.of(assessment.id)
  const usersFinished = results.filter(({ completed }) => completed !== null).length
  const times = { ...assessment, usersFinished, usersTotal: results.length }
  const status = assessmentStatusAt(assessment.status, times, world.clock.instant)
  if (status === assessment.status) return assessment
  for (const { id } of sittingsOfAssessment.of(assessment.id)) sittings.remove(id)
  return assessments.put({ ...assessment, status })
}

export function takeStep(world: World, sitting: SittingRow): void {
  const { assessments, results, sittings, sittingsOfAssessment } = world.campaigns
  const assessment = assessments.get(sitting.assessmentId)
  const before = results.get(sitting.id)
  if (!assessment || !before) {
    sittings.remove(sitting.id)
    return
  }
  const sat = cutSitting({ result: before, sitting }, world.clock.instant, assessment.questions.length)
  const { result, sitting: left } = sat
  results.put(result)
  if (left) sittings.put(left)
  else sittings.remove(sitting.id)
  noteActivity(world, result.employeeId)
  if (result.completed !== null && !sittingsOfAssessment.has(assessment.id)) updateStatus(world, assessment)
}
