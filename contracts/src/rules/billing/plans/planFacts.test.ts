import { expect, test } from 'vitest'
import type { Plan } from '../../../entities/companies/billing.ts'
import { planFacts } from './planFacts.ts'
import { makePlan } from './testPlans.ts'

const holding = (name: string, ...keyFacts: string[]): Plan => {
  const base = makePlan([])
  return { ...base, name, definition: { ...base.definition, keyFacts } }
}
const free = holding('Free', 'Reminders', 'Groups')

test('planFacts lists only the facts that a plan adds to the previous one', () => {
  expect(planFacts(holding('Business', 'Groups', 'Slack', 'Reminders'), free)).toEqual({
    beyond: 'Free',
    facts: ['Slack'],
  })
})

test('planFacts lists no facts for a plan equal to the previous one', () => {
  expect(planFacts(holding('Twin', 'Reminders', 'Groups'), free)).toEqual({ beyond: 'Free', facts: [] })
})

test("planFacts lists all facts of a plan that doesn't extend the previous one", () => {
  const all = { beyond: undefined, facts: ['Slack', 'Groups'] }
  const other = holding('Other', 'Slack', 'Groups')
  expect(planFacts(other, undefined)).toEqual(all)
  expect(planFacts(other, free)).toEqual(all)
  expect(planFacts(other, holding('Bare'))).toEqual(all)
})
