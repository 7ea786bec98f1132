import {
  type Assessment,
  type AssessmentTally,
  areaScores,
  assessmentRefusals,
  assessmentTotals,
  campaignStatus,
  isActive,
  isOn,
  keyBehaviourRows,
  recommendedTraining,
  scoreDistribution,
  statusInfo,
  statusWord,
  type TrainingRecommendation,
} from '@heed/contracts'
import type { AssessmentRow, CompanyRow } from '@heed/fixtures'
import { lessonTime, librarySubjects } from '@heed/fixtures/library'
import { thumbAddress } from '../../world/addresses.ts'
import type { World } from '../../world/World.ts'
import { campaignKey } from '../campaigns/findCampaign.ts'
import { sharedLink } from './delivery/links.ts'
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

export function assessmentView(
  { world, company, origin, isAdmin }: DetailContext,
  assessment: AssessmentRow,
): Assessment {
  const tally = getTally(world, assessment)
  const { usersTotal, usersStarted, usersFinished, attendance, resilienceScore } = assessmentTotals(tally)
  const results = world.campaigns.resultsOfAssessment.of(assessment.id)
  const { status, scheduleType, deliveryDate, channel, lists, questions, isScorm } = assessment
  const form = toAssessmentSave(assessment)
  const recommends = isOn(company.settings['ui.assessment.recommendations'])
  const refusals = assessmentRefusals(
    { ...assessment, usersFinished, usersTotal },
    { isAdmin, now: world.clock.instant, recommendations: recommends },
  )
  const areas = areaScores(tally)
  const distribution = scoreDistribution(tally)
  const { date = null } = form
  const asked = selectInvited(world, assessment).length
  return {
    id: campaignKey(assessment),
    name: assessment.name,
    status,
    generalAssessmentStatus: statusWord(status),
    statusInfo: statusInfo(status),
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
    selectedUserCount: asked,
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
    link: scheduleType < 0 && isActive(status) ? sharedLink(origin, assessment) : null,
  }
}

const getRecommendations = (tally: AssessmentTally, origin: string): TrainingRecommendation[] =>
  recommendedTraining(
    areaScores(tally),
    keyBehaviourRows(tally),
    librarySubjects.map((subject) => ({
      id: subject.id,
      title: subject.title,
      thumb: thumbAddress(origin, subject.id),
      duration: lessonTime(subject),
      behaviours: subject.behaviours,
    })),
  )
