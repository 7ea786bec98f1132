import { noChannelText } from '../../../entities/campaigns/campaign.ts'
import type { ReminderStep } from '../../../entities/campaigns/trainingSave.ts'
import { type TrainingScheduleType, trainingScheduleType } from '../../../entities/campaigns/trainingSave.ts'
import { getReminderStepsProblem } from '../reminders.ts'
import {
  findBlockingReason,
  getEmployeesReason,
  getIntroReason,
  getStartReason,
  noLicenseText,
  type UnavailableCounts,
  type WizardFacts,
} from '../wizard.ts'

export const trainingStepCode = {
  goal: 1,
  content: 2,
  employees: 3,
  schedule: 4,
  reminders: 5,
  introMessage: 6,
  finalize: 7,
  start: 8,
} as const
export type TrainingStep = keyof typeof trainingStepCode

export interface TrainingWizardFacts extends WizardFacts {
  scheduleType: TrainingScheduleType
  scheduleProblem: string | null
  channel: number
  reminders: { enabled: boolean; channel: number; steps: readonly ReminderStep[] }
  intro: { enabled: boolean; message: string }
}

const packagedSteps: readonly TrainingStep[] = ['goal', 'content', 'finalize', 'start']
const linkSteps: readonly TrainingStep[] = ['goal', 'content', 'employees', 'schedule', 'finalize', 'start']
const allSteps = Object.keys(trainingStepCode) as TrainingStep[]

export function listTrainingSteps({
  isPackaged,
  scheduleType,
}: Pick<TrainingWizardFacts, 'isPackaged' | 'scheduleType'>): readonly TrainingStep[] {
  if (isPackaged) return packagedSteps
  return scheduleType === trainingScheduleType.downloadLinks ? linkSteps : allSteps
}

export function getTrainingStepRefusal(step: TrainingStep, facts: TrainingWizardFacts): string | null {
  return findBlockingReason(
    listTrainingSteps(facts),
    {
      goal: facts.licensed ? null : noLicenseText,
      content: facts.hasTemplate ? null : 'Choose a template first',
      employees: getSubjectsReason(facts),
      schedule: getEmployeesReason(facts),
      reminders: getScheduleReason(facts),
      introMessage: facts.reminders.enabled ? getReminderStepsProblem(facts.reminders) : null,
      finalize: facts.isPackaged ? getSubjectsReason(facts) : getSummaryReason(facts),
      start: formatUnavailableSubjects(facts.items) ?? getStartReason(facts),
    },
    step,
  )
}

const getSubjectsReason = ({ items }: WizardFacts): string | null =>
  items.selected > 0 ? null : 'Choose at least one subject'

function getScheduleReason({ scheduleProblem, channel }: TrainingWizardFacts): string | null {
  return scheduleProblem ?? (channel > 0 ? null : noChannelText)
}

function getSummaryReason(facts: TrainingWizardFacts): string | null {
  return facts.scheduleType === trainingScheduleType.downloadLinks
    ? facts.scheduleProblem
    : getIntroReason(facts.intro)
}

export const formatUnavailableSubjects = ({ unavailable, selected }: UnavailableCounts): string | null =>
  unavailable > 0
    ? `${unavailable}/${selected} of selected subjects are unavailable in your subscription; remove them or upgrade`
    : null
