import type { Assessment } from '../../../entities/campaigns/assessment.ts'
import { campaignStatus } from '../../../entities/campaigns/campaign.ts'
import { adminsOnlyText, getFirstReason, type Refusals } from '../../refusals.ts'
import { type CampaignCaller, hasStarted, isNotStarted } from '../actions.ts'

export type AssessmentRowAction =
  | 'open'
  | 'duplicate'
  | 'edit'
  | 'stop'
  | 'delete'
  | 'rename'
  | 'detailedReport'
  | 'download'
  | 'remindersTab'
  | 'resetProgress'
  | 'sendAgain'
export type AssessmentAction = AssessmentRowAction | 'remind' | 'restart' | 'recommendationTab'

export const assessmentLockedText = "You can't edit an already completed assessment"

export function getAssessmentRowRefusals(
  { status, isScorm }: Pick<Assessment, 'status' | 'isScorm'>,
  { isAdmin }: CampaignCaller,
): Refusals<AssessmentRowAction> {
  const notAdminReason = !isAdmin && adminsOnlyText
  const isDraft = status === campaignStatus.draft
  return {
    open: getFirstReason(isDraft && notAdminReason),
    duplicate: getFirstReason(notAdminReason),
    edit: getFirstReason(
      notAdminReason,
      isScorm && "Packaged assessments can't be edited",
      status === campaignStatus.completed && assessmentLockedText,
    ),
    stop: getFirstReason(
      notAdminReason,
      (isScorm || status !== campaignStatus.scheduled) && 'Only a scheduled assessment can be stopped',
    ),
    delete: getFirstReason(
      notAdminReason,
      !isScorm && !isNotStarted(status) && 'Only a draft or scheduled assessment can be deleted',
    ),
    rename: getFirstReason(notAdminReason),
    detailedReport: getFirstReason(!isScorm && !hasStarted(status) && 'This assessment has not started yet'),
    download: getFirstReason(notAdminReason, !isScorm && 'Only packaged assessments can be downloaded'),
    remindersTab: getFirstReason(
      isScorm && 'A packaged assessment has no reminders',
      isDraft && "Set a draft's reminders in the wizard",
    ),
    resetProgress: getFirstReason(notAdminReason, isDraft && 'A draft has no progress to reset'),
    sendAgain: getFirstReason(
      notAdminReason,
      (isScorm || status !== campaignStatus.active) &&
        'Invitations can only be sent while an assessment is active',
    ),
  }
}

type AssessmentFacts = Pick<Assessment, 'status' | 'isScorm' | 'usersFinished' | 'usersTotal' | 'due'>

export interface AssessmentContext extends CampaignCaller {
  now: string
  recommendations: boolean
  due?: string | undefined
}

export function getAssessmentRefusals(
  assessment: AssessmentFacts,
  context: AssessmentContext,
): Refusals<AssessmentAction> {
  const { status, isScorm, usersFinished, usersTotal } = assessment
  const notAdminReason = !context.isAdmin && adminsOnlyText
  const due = context.due ?? assessment.due
  return {
    ...getAssessmentRowRefusals(assessment, context),
    remind: getFirstReason(
      notAdminReason,
      isScorm && 'A packaged assessment has no reminders',
      status !== campaignStatus.active && 'Reminders can only be sent while an assessment is active',
      usersFinished >= usersTotal && 'Everyone has completed this assessment',
    ),
    restart: getFirstReason(
      notAdminReason,
      isScorm && "A packaged assessment's progress is stored in the system that runs it",
      !hasStarted(status) && 'Only an active or completed assessment can be restarted',
      (due === null || Date.parse(due) <= Date.parse(context.now)) && 'Set a due date in the future',
    ),
    recommendationTab: getFirstReason(
      notAdminReason,
      !context.recommendations && 'Recommendations are switched off',
      !isScorm &&
        status !== campaignStatus.completed &&
        'Recommendations will appear when the assessment is completed',
    ),
  }
}
