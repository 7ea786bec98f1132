import {
  computeAssessmentTotals,
  getStatusInfo,
  type AssessmentRow as ListedAssessment,
  type ReminderOverviewRow,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { formatCampaignKey } from '../campaigns/findCampaign.ts'
import { selectPeopleToRemind } from './delivery/remind.ts'
import { selectInvited } from './results/participants.ts'
import { getAreas } from './results/questions.ts'
import { getTally } from './results/tally.ts'

export function toAssessmentRowView(world: World, assessment: AssessmentRow): ListedAssessment {
  const { name, status, isScorm, uniqueId, updated, deliveryDate, due } = assessment
  const { usersTotal, usersStarted, usersFinished, attendance, resilienceScore } = computeAssessmentTotals(
    getTally(world, assessment),
  )
  return {
    id: formatCampaignKey(assessment),
    name,
    status,
    statusInfo: getStatusInfo(status),
    isScorm,
    uniqueId,
    last_updated: updated,
    deliveryDate,
    due,
    totalEmployees: usersTotal,
    usersFinished,
    started: usersStarted,
    attendance,
    resilienceScore,
    areas: getAreas(assessment),
    userLists: [...assessment.lists],
  }
}

export function countPeopleToRemind(world: World, assessment: AssessmentRow): number {
  const results = world.campaigns.resultsByAssessment.get(assessment.id)
  return (results.length === 0 ? selectInvited(world, assessment) : selectPeopleToRemind(world, assessment))
    .length
}

export function listReminderOverview(world: World, assessment: AssessmentRow): ReminderOverviewRow[] {
  if (assessment.isScorm) return []
  const plannedCount = countPeopleToRemind(world, assessment)
  return assessment.reminders
    .filter(({ sent }) => sent !== null || assessment.remindersEnabled)
    .map(({ id, send, sent, sentTo }) => ({
      id,
      status: sent === null ? 0 : 1,
      send: sent ?? send,
      sendTo: sent === null ? plannedCount : sentTo,
    }))
    .sort((a, b) => (a.send < b.send ? -1 : 1))
}

export const getLastReminderTime = ({ reminders }: AssessmentRow): string | null =>
  reminders.reduce<string | null>(
    (last, { sent }) => (sent !== null && sent > (last ?? '') ? sent : last),
    null,
  )
