import type { Plan } from '../../../entities/companies/billing.ts'

export interface PlanFacts {
  beyond: string | undefined
  facts: readonly string[]
}

export function planFacts({ definition: { keyFacts } }: Plan, before: Plan | undefined): PlanFacts {
  const previousFacts = before?.definition.keyFacts ?? []
  if (!before || previousFacts.length === 0 || previousFacts.some((fact) => !keyFacts.includes(fact))) {
    return { beyond: undefined, facts: keyFacts }
  }
  return { beyond: before.name, facts: keyFacts.filter((fact) => !previousFacts.includes(fact)) }
}
