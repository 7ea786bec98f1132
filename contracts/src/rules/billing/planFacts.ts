import type { Plan } from '../../entities/billing.ts'

/** What is said of a plan, and the plan all of whose facts it holds too, which are not said again. */
export interface PlanFacts {
  beyond: string | undefined
  facts: readonly string[]
}

/** What a plan adds to the one before it; all that it holds where it lacks something of that one. */
export function planFacts({ definition: { keyFacts } }: Plan, before: Plan | undefined): PlanFacts {
  const held = before?.definition.keyFacts ?? []
  if (!before || held.length === 0 || held.some((fact) => !keyFacts.includes(fact))) {
    return { beyond: undefined, facts: keyFacts }
  }
  return { beyond: before.name, facts: keyFacts.filter((fact) => !held.includes(fact)) }
}
