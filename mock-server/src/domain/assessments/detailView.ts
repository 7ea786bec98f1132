import {
  type Assessment,
  type AssessmentTally,
  campaignStatus,
  computeAssessmentTotals,
  computeScoreDistribution,
  getAssessmentRefusals,
  getStatusInfo,
  getStatusKey,
  isActive,
  isFlagOn,
  listAreaScores,
  listKeyBehaviourRows,
  recommendTraining,
  type TrainingRecommendation,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import { computeLessonSeconds, librarySubjects } from '@heed/fixtures/library'
import { formatThumbAddress } from '../../world/addresses.ts'
import type { World } from '../../world/World.ts'
import { formatCampaignKey } from '../campaigns/findCampaign.ts'
import { formatSharedLink } from './delivery/links.ts'
import { selectInvited } from './results/participants.ts'
import { getAreas } from './results/questions.ts'
import { getTally } from './results/tally.ts'
import { toAssessmentSave } from './save.ts'

export interface DetailContext {
  world: World
  company: CompanyRow
  origin: string
  isAdmin: boolean
}

export function toAssessmentView(
  { world, company, origin, isAdmin }: DetailContext,
  assessment: AssessmentRow,
): Assessment {
  const tally = getTally(world, assessment)
  const { usersTotal, usersStarted, usersFinished, attendance, resilienceScore } =
    computeAssessmentTotals(tally)
  const results = world.campaigns.resultsByAssessment.get(assessment.id)
  const { status, scheduleType, deliveryDate, channel, lists, questions, isScorm } = assessment
  const form = toAssessmentSave(assessment)
  const recommends = isFlagOn(company.settings['ui.assessment.recommendations'])
  const refusals = getAssessmentRefusals(
    { ...assessment, usersFinished, usersTotal },
    { isAdmin, now: world.clock.instant, recommendations: recommends },
  )
  const areas = listAreaScores(tally)
  const distribution = computeScoreDistribution(tally)
  const { date = null } = form
  const invitedCount = selectInvited(world, assessment).length
  return {
    id: formatCampaignKey(assessment),
    name: assessment.name,
    status,
    generalAssessmentStatus: getStatusKey(status),
    statusInfo: getStatusInfo(status),
    active: isActive(status) ? 1 : 0,
    scheduleType,
    date,
    deliveryDate,
    timeOfDay: assessment.timeOfDay,
    due: assessment.due,
    created: assessment.created,
    last_updated: assessment.updated,
    lastCompleted: results.reduce<string | null>(
      (last, { completed }) => (completed !== null && completed > (last ?? '') ? completed : last),
      null,
    ),
    channel,
    sendOptions: { date, channel, scheduleType },
    definition: {
      questions: [...questions],
      userLists: [...lists],
      areas: getAreas(assessment),
      personalizeData: assessment.personalizeData,
    },
    personalizeEnabled: assessment.personalizeEnabled,
    introMessageEnabled: assessment.introMessage !== null,
    introMessage: assessment.introMessage,
    reminders_enabled: assessment.remindersEnabled,
    reminders_channel: assessment.remindersChannel,
    reminders_steps: form.reminders_settings.steps,
    templateIds: [...assessment.templateIds],
    templateCustomized: assessment.templateCustomized,
    questions: [...questions],
    selectedUserListsIds: [...lists],
    selectedUserCount: invitedCount,
    threatAreas: areas,
    areas,
    resilienceScore,
    resilienceScoreDistribution: distribution,
    scoreDistribution: distribution,
    attendance,
    usersFinished,
    usersStarted,
    usersTotal,
    totalEmployees: usersTotal,
    bouncedEmails: results.filter(({ bounced }) => bounced !== null).length,
    started: usersStarted,
    completed: usersFinished,
    score: resilienceScore,
    recommendations: refusals.recommendationTab === null ? getRecommendations(tally, origin) : [],
    isScorm,
    isCompleted: status === campaignStatus.completed,
    hasStarted: usersStarted > 0,
    canRemind: refusals.remind === null,
    uniqueId: assessment.uniqueId,
    companyId: company.id,
    link: scheduleType < 0 && isActive(status) ? formatSharedLink(origin, assessment) : null,
  }
}

const getRecommendations = (tally: AssessmentTally, origin: string): TrainingRecommendation[] =>
  recommendTraining(
    listAreaScores(tally),
    listKeyBehaviourRows(tally),
    librarySubjects.map((subject) => ({
      id: subject.id,
      title: subject.title,
      thumb: formatThumbAddress(origin, subject.id),
      duration: computeLessonSeconds(subject),
      behaviours: subject.behaviours,
    })),
  )
