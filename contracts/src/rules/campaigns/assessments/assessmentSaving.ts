import type { AssessmentSave } from '../../../entities/campaigns/assessmentSave.ts'
import { type CampaignStatus, campaignStatus } from '../../../entities/campaigns/campaign.ts'
import { getPersonalizeProblem, type PersonalizedKey } from '../../people/personalize.ts'
import { listChangedFields } from '../changedFields.ts'
import type { SavingFacts } from '../trainings/trainingSaving.ts'
import { assessmentLockedText } from './assessmentActions.ts'
import { getAssessmentDateProblems, getAssessmentRemindersProblem } from './assessmentDates.ts'
import { getAssessmentStepRefusal } from './assessmentWizard.ts'

export interface AssessmentSavingFacts extends SavingFacts {
  personalizedKeys: readonly PersonalizedKey[]
  status?: CampaignStatus
  show: (instant: string) => string
}

export function getAssessmentSaveProblem(
  save: AssessmentSave,
  { unavailable, now, show, status, personalizedKeys, ...facts }: AssessmentSavingFacts,
): string | null {
  const { reminders_settings: reminders, reminders_enabled: enabled, introMessage = null } = save
  const problems = getAssessmentDateProblems(
    {
      scheduleType: save.scheduleType,
      date: save.date ?? null,
      due: save.due,
      steps: enabled ? reminders.steps : [],
      ...(status === undefined ? {} : { status }),
    },
    now,
    show,
  )
  return getAssessmentStepRefusal('start', {
    ...facts,
    name: save.name,
    hasTemplate: true,
    items: { unavailable, selected: save.questions.length },
    isPackaged: false,
    personalizeProblem: getPersonalizeProblem(personalizedKeys, save.personalizeData ?? {}),
    dateProblem: problems.date ?? problems.due,
    reminderProblem: getAssessmentRemindersProblem({ ...reminders, enabled }, problems),
    channel: save.channel,
    intro: { enabled: introMessage !== null, message: introMessage ?? '' },
  })
}

export const assessmentFixedText = "An ongoing assessment's scenarios, template and delivery can't be changed"
export const sentRemindersFixedText = "Reminders that have been sent can't be changed"

const fixedFields: readonly (keyof AssessmentSave)[] = ['questions', 'templateIds', 'scheduleType', 'date']

/**
 * In active assessments, content, delivery and sent reminders can't be changed; completed assessments can't
 * be changed at all (S1 section 4).
 */
export function getAssessmentUpdateProblem(
  status: CampaignStatus,
  savedAssessment: AssessmentSave,
  after: AssessmentSave,
  now: string,
): string | null {
  if (status === campaignStatus.completed) return assessmentLockedText
  if (status !== campaignStatus.active) return null
  if (listChangedFields(savedAssessment, after).some((field) => fixedFields.includes(field))) {
    return assessmentFixedText
  }
  const listSentTimes = (save: AssessmentSave) =>
    save.reminders_settings.steps.flatMap(({ sendTime }) =>
      sendTime !== null && Date.parse(sendTime) <= Date.parse(now) ? [sendTime] : [],
    )
  const remainingTimes = listSentTimes(after)
  return listSentTimes(savedAssessment).every((time) =>
    remainingTimes.some((remainingTime) => Date.parse(remainingTime) === Date.parse(time)),
  )
    ? null
    : sentRemindersFixedText
}
