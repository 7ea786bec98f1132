import { noChannelText } from '../../../entities/campaigns/campaign.ts'
import {
  findBlockingReason,
  getEmployeesReason,
  getIntroReason,
  getStartReason,
  noLicenseText,
  type UnavailableCounts,
  type WizardFacts,
} from '../wizard.ts'

/** The intro message shares the reminders' code (C-12). */
export const assessmentStepCode = {
  goal: 1,
  content: 2,
  personalize: 3,
  employees: 4,
  schedule: 5,
  reminders: 6,
  introMessage: 6,
  finalize: 7,
  start: 8,
} as const
export type AssessmentStep = keyof typeof assessmentStepCode

export interface AssessmentWizardFacts extends WizardFacts {
  personalizeProblem: string | null
  dateProblem: string | null
  reminderProblem: string | null
  channel: number
  intro: { enabled: boolean; message: string }
}

const allSteps = Object.keys(assessmentStepCode) as AssessmentStep[]
const packagedSteps: readonly AssessmentStep[] = ['goal', 'content', 'personalize', 'finalize', 'start']

export const listAssessmentSteps = ({
  isPackaged,
}: Pick<AssessmentWizardFacts, 'isPackaged'>): readonly AssessmentStep[] =>
  isPackaged ? packagedSteps : allSteps

export function getAssessmentStepRefusal(step: AssessmentStep, facts: AssessmentWizardFacts): string | null {
  return findBlockingReason(
    listAssessmentSteps(facts),
    {
      goal: facts.licensed ? null : noLicenseText,
      content: facts.hasTemplate ? null : 'Choose a template first',
      personalize: facts.items.selected > 0 ? null : 'Choose at least one scenario',
      employees: facts.personalizeProblem,
      schedule: getEmployeesReason(facts),
      reminders: facts.dateProblem ?? (facts.channel > 0 ? null : noChannelText),
      introMessage: facts.reminderProblem,
      finalize: facts.isPackaged ? facts.personalizeProblem : getIntroReason(facts.intro),
      start: formatUnavailableQuestions(facts.items) ?? getStartReason(facts),
    },
    step,
  )
}

export const formatUnavailableQuestions = ({ unavailable, selected }: UnavailableCounts): string | null =>
  unavailable > 0 ? `${unavailable}/${selected} selected questions are unavailable in your plan` : null
