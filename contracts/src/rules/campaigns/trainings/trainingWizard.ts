import { noChannel } from '../../../entities/campaigns/campaign.ts'
import type { ReminderStep } from '../../../entities/campaigns/trainingSave.ts'
import { type TrainingScheduleType, trainingScheduleType } from '../../../entities/campaigns/trainingSave.ts'
import { reminderStepsProblem } from '../reminders.ts'
import {
  employeesReason,
  firstClosed,
  introReason,
  noLicense,
  startReason,
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

export function trainingSteps({
  isPackaged,
  scheduleType,
}: Pick<TrainingWizardFacts, 'isPackaged' | 'scheduleType'>): readonly TrainingStep[] {
  if (isPackaged) return packagedSteps
  return scheduleType === trainingScheduleType.downloadLinks ? linkSteps : allSteps
}

export function trainingStepClosed(step: TrainingStep, facts: TrainingWizardFacts): string | null {
  return firstClosed(
    trainingSteps(facts),
    {
      goal: facts.licensed ? null : noLicense,
      content: facts.hasTemplate ? null : 'Choose a template first',
      employees: subjectsReason(facts),
      schedule: employeesReason(facts),
      reminders: scheduleReason(facts),
      introMessage: facts.reminders.enabled ? reminderStepsProblem(facts.reminders) : null,
      finalize: facts.isPackaged ? subjectsReason(facts) : summaryReason(facts),
      start: unavailableSubjects(facts.items) ?? startReason(facts),
    },
    step,
  )
}

const subjectsReason = ({ items }: WizardFacts): string | null =>
  items.selected > 0 ? null : 'Choose at least one subject'

function scheduleReason({ scheduleProblem, channel }: TrainingWizardFacts): string | null {
  return scheduleProblem ?? (channel > 0 ? null : noChannel)
}

function summaryReason(facts: TrainingWizardFacts): string | null {
  return facts.scheduleType === trainingScheduleType.downloadLinks
    ? facts.scheduleProblem
    : introReason(facts.intro)
}

export const unavailableSubjects = ({ unavailable, selected }: UnavailableCounts): string | null =>
  unavailable > 0
    ? `${unavailable}/${selected} of selected subjects are unavailable in your subscription; remove them or upgrade`
    : null
