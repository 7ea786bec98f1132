import {
  type AssessmentDateProblems,
  type AssessmentStep,
  type AssessmentWizardFacts,
  assessmentRemindersProblem,
  assessmentStepClosed,
  assessmentSteps,
  type Company,
  isUntitled,
  type PersonalizedKey,
  personalizeProblem,
  type Question,
} from '@heed/contracts'
import { type GatedStep, gatedSteps } from '../../../lib/gating.ts'
import { companyFacts } from '../../../parts/campaigns/wizard/campaignFacts.ts'
import type { AssessmentValues } from './values.ts'

interface Known {
  values: AssessmentValues
  company: Company
  isPackaged: boolean
  /** What is wrong with the dates, by field. */
  problems: AssessmentDateProblems
  /** Keys that the chosen scenarios name. */
  keys: readonly PersonalizedKey[]
  /** How many of the chosen scenarios cannot be asked. */
  unavailable: number
  /** How many people the chosen lists hold; undefined until they are counted. */
  people: number | undefined
}

/** What the steps of the wizard are judged by. */
export function wizardFacts(known: Known): AssessmentWizardFacts {
  const { values, company, isPackaged, problems, keys, unavailable, people } = known
  const { enabled, channel } = values.reminders
  return {
    ...companyFacts(company),
    name: values.name,
    hasTemplate: values.templateIds.length > 0 || values.beginsWithContent,
    items: { selected: values.questions.length, unavailable },
    // Until they are counted somebody is taken to be on the chosen lists.
    employees: people ?? values.userLists.length,
    isPackaged,
    personalizeProblem: personalizeProblem(keys, values.personalizeData),
    dateProblem: problems.date ?? problems.due,
    reminderProblem: assessmentRemindersProblem({ enabled, channel, steps: problems.reminders }, problems),
    channel: values.channel,
    intro: values.intro,
  }
}

/** Chosen scenarios that cannot be asked: not in the plan, or gone from the library. */
export function unavailableOf(chosen: readonly number[], library: readonly Question[] | undefined): number[] {
  if (!library) return []
  const known = new Map(library.map((question) => [question.id, question]))
  return chosen.filter((id) => known.get(id)?.disabled ?? true)
}

const notFilledIn = 'Personalize is not filled in yet'

/** The steps of this run, each with what stands in its way; `reached` is the furthest one seen so far. */
export function gatedAssessmentSteps(
  facts: AssessmentWizardFacts,
  reached: AssessmentStep,
): GatedStep<AssessmentStep>[] {
  const order = assessmentSteps(facts)
  const gates = order.map((step) => ({
    step,
    refusal: (state: AssessmentWizardFacts) => assessmentStepClosed(step, state) ?? undefined,
  }))
  // Nothing is wrong with a form that nobody has seen.
  const isUnseen = order.indexOf('personalize') > order.indexOf(reached)
  const judged =
    facts.personalizeProblem !== null && isUnseen ? { ...facts, personalizeProblem: notFilledIn } : facts
  return gatedSteps(gates, judged, reached)
}

/** Why it cannot be started; a name is asked for then, and none is no reason. */
export function startRefusal(facts: AssessmentWizardFacts): string | undefined {
  const name = isUntitled(facts.name) ? 'named' : facts.name
  return assessmentStepClosed('start', { ...facts, name }) ?? undefined
}
