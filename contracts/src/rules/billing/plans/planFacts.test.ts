import { expect, test } from 'vitest'
import type { Plan } from '../../../entities/companies/billing.ts'
import { getPlanFacts } from './planFacts.ts'
import { makePlan } from './testPlans.ts'

const createPlan = (name: string, ...keyFacts: string[]): Plan => {
  const base = makePlan([])
  return { ...base, name, definition: { ...base.definition, keyFacts } }
}
const free = createPlan('Free', 'Reminders', 'Groups')

test('planFacts lists only the facts that a plan adds to the previous one', () => {
  expect(getPlanFacts(createPlan('Business', 'Groups', 'Slack', 'Reminders'), free)).toEqual({
    beyond: 'Free',
    facts: ['Slack'],
  })
})

test('planFacts lists no facts for a plan equal to the previous one', () => {
  expect(getPlanFacts(createPlan('Twin', 'Reminders', 'Groups'), free)).toEqual({ beyond: 'Free', facts: [] })
})

test("planFacts lists all facts of a plan that doesn't extend the previous one", () => {
  const all = { beyond: undefined, facts: ['Slack', 'Groups'] }
  const other = createPlan('Other', 'Slack', 'Groups')
  expect(getPlanFacts(other, undefined)).toEqual(all)
  expect(getPlanFacts(other, free)).toEqual(all)
  expect(getPlanFacts(other, createPlan('Bare'))).toEqual(all)
})
