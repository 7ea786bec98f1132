import { expect, it } from 'vitest'
import { managerAdditionRefusal, managerRemovalRefusal } from './managers.ts'

it.each([
  ['another manager can be removed', { isOneself: false, isLast: false, of: 'company' }, null],
  [
    "managers can't remove themselves",
    { isOneself: true, isLast: true, of: 'company' },
    "You can't remove yourself",
  ],
  [
    "a company's last admin is kept",
    { isOneself: false, isLast: true, of: 'company' },
    "A company's last admin can't be removed",
  ],
  [
    "an account's last manager is kept",
    { isOneself: false, isLast: true, of: 'account' },
    "The account's last manager can't be removed",
  ],
] as const)('checks the removal of a manager: %s', (_, removal, refusal) => {
  expect(managerRemovalRefusal(removal)).toBe(refusal)
})

it.each([
  ['company', false, null],
  ['company', true, 'sif@example.is is already an admin of the company'],
  ['account', true, 'sif@example.is already manages the account'],
] as const)('adding a manager of the %s (already there: %s) gives the refusal %s', (of, isThere, refusal) => {
  expect(managerAdditionRefusal('sif@example.is', { isThere, of })).toBe(refusal)
})
