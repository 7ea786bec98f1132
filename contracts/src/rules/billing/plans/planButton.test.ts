import { expect, it } from 'vitest'
import { type PlanChoice, planButton } from './planButton.ts'

const held: PlanChoice = { baseId: 'business', name: 'Business', seats: 100, period: 'year' }

it.each<[string, PlanChoice | null, Partial<PlanChoice>, string, boolean]>([
  ['the plan as it is held', held, {}, 'Current plan', true],
  ['other seats', held, { seats: 200 }, 'Change seats', false],
  ['by the month', held, { period: 'month' }, 'Bill monthly', false],
  ['by the year', { ...held, period: 'month' }, {}, 'Bill annually', false],
  ['both', held, { seats: 50, period: 'month' }, 'Change seats & Bill monthly', false],
  ['another plan with the same seats', held, { baseId: 'pro', name: 'Pro' }, 'Choose Pro', false],
  ['any plan where none is held', null, {}, 'Choose Business', false],
])('the plan button for %s', (_, current, chosen, text, disabled) => {
  expect(planButton(current, { ...held, ...chosen })).toEqual({ text, disabled })
})
