import { expect, it } from 'vitest'
import { type PlanChoice, planButton } from './planButton.ts'

const held: PlanChoice = { baseId: 'business', name: 'Business', seats: 100, period: 'year' }

it.each<[string, PlanChoice | null, Partial<PlanChoice>, string, boolean]>([
  ['the current plan', held, {}, 'Current plan', true],
  ['a different number of seats', held, { seats: 200 }, 'Change seats', false],
  ['monthly billing', held, { period: 'month' }, 'Bill monthly', false],
  ['annual billing', { ...held, period: 'month' }, {}, 'Bill annually', false],
  ['different seats and billing', held, { seats: 50, period: 'month' }, 'Change seats & Bill monthly', false],
  ['another plan with the same seats', held, { baseId: 'pro', name: 'Pro' }, 'Choose Pro', false],
  ['any plan if there is no current one', null, {}, 'Choose Business', false],
])('the plan button for %s', (_, current, chosen, text, disabled) => {
  expect(planButton(current, { ...held, ...chosen })).toEqual({ text, disabled })
})
