import { expect, it } from 'vitest'
import { getPlanButton, type PlanChoice } from './planButton.ts'

const currentChoice: PlanChoice = { baseId: 'business', name: 'Business', seats: 100, period: 'year' }

it.each<[string, PlanChoice | null, Partial<PlanChoice>, string, boolean]>([
  ['the current plan', currentChoice, {}, 'Current plan', true],
  ['a different number of seats', currentChoice, { seats: 200 }, 'Change seats', false],
  ['monthly billing', currentChoice, { period: 'month' }, 'Bill monthly', false],
  ['annual billing', { ...currentChoice, period: 'month' }, {}, 'Bill annually', false],
  [
    'different seats and billing',
    currentChoice,
    { seats: 50, period: 'month' },
    'Change seats & Bill monthly',
    false,
  ],
  ['another plan with the same seats', currentChoice, { baseId: 'pro', name: 'Pro' }, 'Choose Pro', false],
  ['any plan if there is no current one', null, {}, 'Choose Business', false],
])('the plan button for %s', (_, current, chosen, text, disabled) => {
  expect(getPlanButton(current, { ...currentChoice, ...chosen })).toEqual({ text, disabled })
})
