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
  /** How many of the chosen subjects cannot be sent. */
  unavailable: number
  /** How many people the chosen lists hold; undefined until they are counted. */
  people: number | undefined
}

/** What the steps of the wizard are judged by. */
export function wizardFacts(known: Known): TrainingWizardFacts {
  const { values, company, isPackaged, scheduleProblem, unavailable, people } = known
  return {
    name: values.name,
    ...companyFacts(company),
    hasTemplate: values.templateId !== null || values.beginsWithContent,
    items: { selected: values.subjects.length, unavailable },
    // Until they are counted somebody is taken to be on the chosen lists.
    employees: people ?? values.userLists.length,
    isPackaged,
    scheduleType: values.scheduleType,
    scheduleProblem,
    channel: values.channel,
    reminders: values.reminders,
    intro: values.intro,
  }
}

/** Chosen subjects that cannot be sent: not in the plan, or gone from the library. */
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

/** The steps of this run, each with what stands in its way; `reached` is the furthest one seen so far. */
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

/** Why it cannot be started; a name is asked for then, and none is no reason. */
export function startRefusal(facts: TrainingWizardFacts): string | undefined {
  const name = isUntitled(facts.name) ? 'named' : facts.name
  return trainingStepClosed('start', { ...facts, name }) ?? undefined
}
