import { expect, test } from 'vitest'
import type { Plan } from '../../../entities/companies/billing.ts'
import { planFacts } from './planFacts.ts'
import { makePlan } from './testPlans.ts'

const holding = (name: string, ...keyFacts: string[]): Plan => {
  const base = makePlan([])
  return { ...base, name, definition: { ...base.definition, keyFacts } }
}
const free = holding('Free', 'Reminders', 'Groups')

test('a plan says what it adds to the one before', () => {
  expect(planFacts(holding('Business', 'Groups', 'Slack', 'Reminders'), free)).toEqual({
    beyond: 'Free',
    facts: ['Slack'],
  })
})

test('one that is the same says only that', () => {
  expect(planFacts(holding('Twin', 'Reminders', 'Groups'), free)).toEqual({ beyond: 'Free', facts: [] })
})

test('the first one, one that lacks something, and one behind a plan that says nothing tell all of it', () => {
  const all = { beyond: undefined, facts: ['Slack', 'Groups'] }
  const other = holding('Other', 'Slack', 'Groups')
  expect(planFacts(other, undefined)).toEqual(all)
  expect(planFacts(other, free)).toEqual(all)
  expect(planFacts(other, holding('Bare'))).toEqual(all)
})
