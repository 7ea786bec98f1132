import type { Plan } from '../../../entities/companies/billing.ts'

export interface PlanFacts {
  beyond: string | undefined
  facts: readonly string[]
}

export function getPlanFacts({ definition: { keyFacts } }: Plan, previousPlan: Plan | undefined): PlanFacts {
  const previousFacts = previousPlan?.definition.keyFacts ?? []
  if (!previousPlan || previousFacts.length === 0 || previousFacts.some((fact) => !keyFacts.includes(fact))) {
    return { beyond: undefined, facts: keyFacts }
  }
  return { beyond: previousPlan.name, facts: keyFacts.filter((fact) => !previousFacts.includes(fact)) }
}
