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
  problems: AssessmentDateProblems
  keys: readonly PersonalizedKey[]
  unavailable: number
  people: number | undefined
}

export function wizardFacts(known: Known): AssessmentWizardFacts {
  const { values, company, isPackaged, problems, keys, unavailable, people } = known
  const { enabled, channel } = values.reminders
  return {
    ...companyFacts(company),
    name: values.name,
    hasTemplate: values.templateIds.length > 0 || values.beginsWithContent,
    items: { selected: values.questions.length, unavailable },
    // Until employees are counted, assumes one employee per list.
    employees: people ?? values.userLists.length,
    isPackaged,
    personalizeProblem: personalizeProblem(keys, values.personalizeData),
    dateProblem: problems.date ?? problems.due,
    reminderProblem: assessmentRemindersProblem({ enabled, channel, steps: problems.reminders }, problems),
    channel: values.channel,
    intro: values.intro,
  }
}

/** Scenarios that aren't in the company's plan or were deleted from the library. */
export function unavailableOf(chosen: readonly number[], library: readonly Question[] | undefined): number[] {
  if (!library) return []
  const known = new Map(library.map((question) => [question.id, question]))
  return chosen.filter((id) => known.get(id)?.disabled ?? true)
}

const notFilledIn = 'Fill in Personalize first'

/** `reached` is the furthest step that was opened. */
export function gatedAssessmentSteps(
  facts: AssessmentWizardFacts,
  reached: AssessmentStep,
): GatedStep<AssessmentStep>[] {
  const order = assessmentSteps(facts)
  const gates = order.map((step) => ({
    step,
    refusal: (state: AssessmentWizardFacts) => assessmentStepClosed(step, state) ?? undefined,
  }))
  // A step that wasn't opened yet shows no problems.
  const isUnseen = order.indexOf('personalize') > order.indexOf(reached)
  const judged =
    facts.personalizeProblem !== null && isUnseen ? { ...facts, personalizeProblem: notFilledIn } : facts
  return gatedSteps(gates, judged, reached)
}

/** A missing name doesn't prevent starting, because the dialog asks for the name. */
export function startRefusal(facts: AssessmentWizardFacts): string | undefined {
  const name = isUntitled(facts.name) ? 'named' : facts.name
  return assessmentStepClosed('start', { ...facts, name }) ?? undefined
}
