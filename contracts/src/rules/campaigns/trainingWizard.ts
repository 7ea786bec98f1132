import { noChannel } from '../../entities/campaign.ts'
import type { ReminderStep } from '../../entities/trainingSave.ts'
import { type TrainingScheduleType, trainingScheduleType } from '../../entities/trainingSave.ts'
import { reminderStepsProblem } from './reminders.ts'
import {
  employeesReason,
  firstClosed,
  introReason,
  noLicense,
  startReason,
  type Unavailable,
  type WizardFacts,
} from './wizard.ts'

/** Steps of the training wizard by their code (S1 section 4). */
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
  /** What is wrong with the dates: `trainingScheduleProblem`. */
  scheduleProblem: string | null
  channel: number
  reminders: { enabled: boolean; channel: number; steps: readonly ReminderStep[] }
  intro: { enabled: boolean; message: string }
}

const packagedSteps: readonly TrainingStep[] = ['goal', 'content', 'finalize', 'start']
const linkSteps: readonly TrainingStep[] = ['goal', 'content', 'employees', 'schedule', 'finalize', 'start']
const allSteps = Object.keys(trainingStepCode) as TrainingStep[]

/** The steps that are shown, in their order: sign-in links have no mails, packages no employees (S1 section 2). */
export function trainingSteps({
  isPackaged,
  scheduleType,
}: Pick<TrainingWizardFacts, 'isPackaged' | 'scheduleType'>): readonly TrainingStep[] {
  if (isPackaged) return packagedSteps
  return scheduleType === trainingScheduleType.downloadLinks ? linkSteps : allSteps
}

/** Why a step of the training wizard cannot be entered; null where it can (S1 section 4). */
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

/** Where the steps between are left out, the schedule still has to be right. */
function summaryReason(facts: TrainingWizardFacts): string | null {
  return facts.scheduleType === trainingScheduleType.downloadLinks
    ? facts.scheduleProblem
    : introReason(facts.intro)
}

/** What is said of subjects that are not in the plan; null where there are none (S1 section 4). */
export const unavailableSubjects = ({ unavailable, selected }: Unavailable): string | null =>
  unavailable > 0
    ? `${unavailable}/${selected} of selected subjects are unavailable in your subscription; remove them or upgrade`
    : null
