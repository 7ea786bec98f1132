import { expect, it } from 'vitest'
import { managerAdditionRefusal, managerRemovalRefusal } from './managers.ts'

it.each([
  ['somebody else goes', { isOneself: false, isLast: false, of: 'company' }, null],
  [
    'nobody removes themselves',
    { isOneself: true, isLast: true, of: 'company' },
    'You cannot remove yourself',
  ],
  [
    'the last admin stays',
    { isOneself: false, isLast: true, of: 'company' },
    'The last admin of a company cannot be removed',
  ],
  [
    'the last manager of an account stays',
    { isOneself: false, isLast: true, of: 'account' },
    'The last manager of the account cannot be removed',
  ],
] as const)('%s', (_, removal, refusal) => {
  expect(managerRemovalRefusal(removal)).toBe(refusal)
})

it.each([
  ['company', false, null],
  ['company', true, 'sif@example.is is an admin of the company already'],
  ['account', true, 'sif@example.is manages the account already'],
] as const)('somebody who manages the %s (%s) is added: %s', (of, isThere, refusal) => {
  expect(managerAdditionRefusal('sif@example.is', { isThere, of })).toBe(refusal)
})
