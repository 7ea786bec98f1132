import type { AssessmentSave } from '../../entities/assessmentSave.ts'
import { type CampaignStatus, campaignStatus } from '../../entities/campaign.ts'
import { type PersonalizedKey, personalizeProblem } from '../personalize.ts'
import { assessmentLocked } from './assessmentActions.ts'
import { assessmentDateProblems, assessmentRemindersProblem } from './assessmentDates.ts'
import { assessmentStepClosed } from './assessmentWizard.ts'
import { changedFields } from './sameValue.ts'
import type { SavingFacts } from './trainingSaving.ts'

export interface AssessmentSavingFacts extends SavingFacts {
  /** Keys that the chosen scenarios name. */
  personalizedKeys: readonly PersonalizedKey[]
  /** As it is saved; undefined for a new one. */
  status?: CampaignStatus
  /** Shows an instant in a sentence: `dateTimeIn`. */
  show: (instant: string) => string
}

/** Why an assessment cannot be started or saved as it is, the first reason of the wizard; null where it can (S1 section 4). */
export function assessmentSaveProblem(
  save: AssessmentSave,
  { unavailable, now, show, status, personalizedKeys, ...facts }: AssessmentSavingFacts,
): string | null {
  const { reminders_settings: reminders, reminders_enabled: enabled, introMessage = null } = save
  const problems = assessmentDateProblems(
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
  return assessmentStepClosed('start', {
    ...facts,
    name: save.name,
    hasTemplate: true,
    items: { unavailable, selected: save.questions.length },
    isPackaged: false,
    personalizeProblem: personalizeProblem(personalizedKeys, save.personalizeData ?? {}),
    dateProblem: problems.date ?? problems.due,
    reminderProblem: assessmentRemindersProblem({ ...reminders, enabled }, problems),
    channel: save.channel,
    intro: { enabled: introMessage !== null, message: introMessage ?? '' },
  })
}

export const assessmentFixed = 'Questions, template and delivery of an ongoing assessment cannot be changed'
export const sentRemindersFixed = 'Reminders that are sent cannot be changed'

const fixed: readonly (keyof AssessmentSave)[] = ['questions', 'templateIds', 'scheduleType', 'date']

/**
 * Why a saved assessment cannot be changed so; null where it can. A completed one takes nothing; an active one keeps
 * its questions, template and delivery, and the reminders that were sent (S1 section 4).
 */
export function assessmentUpdateProblem(
  status: CampaignStatus,
  before: AssessmentSave,
  after: AssessmentSave,
  now: string,
): string | null {
  if (status === campaignStatus.completed) return assessmentLocked
  if (status !== campaignStatus.active) return null
  if (changedFields(before, after).some((field) => fixed.includes(field))) {
    return assessmentFixed
  }
  const sent = (save: AssessmentSave) =>
    save.reminders_settings.steps.flatMap(({ sendTime }) =>
      sendTime !== null && Date.parse(sendTime) <= Date.parse(now) ? [sendTime] : [],
    )
  const kept = sent(after)
  return sent(before).every((time) => kept.some((one) => Date.parse(one) === Date.parse(time)))
    ? null
    : sentRemindersFixed
}
