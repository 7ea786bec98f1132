import type { Plan } from '../../../entities/companies/billing.ts'

export interface PlanFacts {
  beyond: string | undefined
  facts: readonly string[]
}

export function planFacts({ definition: { keyFacts } }: Plan, before: Plan | undefined): PlanFacts {
  const held = before?.definition.keyFacts ?? []
  if (!before || held.length === 0 || held.some((fact) => !keyFacts.includes(fact))) {
    return { beyond: undefined, facts: keyFacts }
  }
  return { beyond: before.name, facts: keyFacts.filter((fact) => !held.includes(fact)) }
}
