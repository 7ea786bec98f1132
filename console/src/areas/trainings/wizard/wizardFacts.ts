import {
  type Company,
  isUntitled,
  type Subject,
  subjectUnavailable,
  type TrainingStep,
  type TrainingWizardFacts,
  trainingStepClosed,
  trainingSteps,
} from '@heed/contracts'
import { type GatedStep, gatedSteps } from '../../../lib/gating.ts'
import { companyFacts } from '../../../parts/campaigns/wizard/campaignFacts.ts'
import type { TrainingValues } from './values.ts'

interface Known {
  values: TrainingValues
  company: Company
  isPackaged: boolean
  scheduleProblem: string | null
  unavailable: number
  people: number | undefined
}

export function wizardFacts(known: Known): TrainingWizardFacts {
  const { values, company, isPackaged, scheduleProblem, unavailable, people } = known
  return {
    name: values.name,
    ...companyFacts(company),
    hasTemplate: values.templateId !== null || values.beginsWithContent,
    items: { selected: values.subjects.length, unavailable },
    // Until employees are counted, assumes one employee per list.
    employees: people ?? values.userLists.length,
    isPackaged,
    scheduleType: values.scheduleType,
    scheduleProblem,
    channel: values.channel,
    reminders: values.reminders,
    intro: values.intro,
  }
}

/** Subjects that aren't in the company's plan or were deleted from the library. */
export function unavailableOf(
  chosen: readonly number[],
  library: readonly Subject[] | undefined,
  company: Company,
): number[] {
  if (!library) return []
  const known = new Map(library.map((subject) => [subject.id, subject]))
  return chosen.filter((id) => {
    const subject = known.get(id)
    return !subject || subjectUnavailable(subject, company)
  })
}

/** `reached` is the furthest step that was opened. */
export function gatedTrainingSteps(
  facts: TrainingWizardFacts,
  reached: TrainingStep,
): GatedStep<TrainingStep>[] {
  const gates = trainingSteps(facts).map((step) => ({
    step,
    refusal: (state: TrainingWizardFacts) => trainingStepClosed(step, state) ?? undefined,
  }))
  return gatedSteps(gates, facts, reached)
}

/** A missing name doesn't prevent starting, because the dialog asks for the name. */
export function startRefusal(facts: TrainingWizardFacts): string | undefined {
  const name = isUntitled(facts.name) ? 'named' : facts.name
  return trainingStepClosed('start', { ...facts, name }) ?? undefined
}
