import { expect, it } from 'vitest'
import { getManagerAdditionRefusal, getManagerRemovalRefusal } from './managers.ts'

it.each([
  ['another manager can be removed', { isCurrentUser: false, isLast: false, kind: 'company' }, null],
  [
    "managers can't remove themselves",
    { isCurrentUser: true, isLast: true, kind: 'company' },
    "You can't remove yourself",
  ],
  [
    "a company's last admin is kept",
    { isCurrentUser: false, isLast: true, kind: 'company' },
    "A company's last admin can't be removed",
  ],
  [
    "an account's last manager is kept",
    { isCurrentUser: false, isLast: true, kind: 'account' },
    "The account's last manager can't be removed",
  ],
] as const)('checks the removal of a manager: %s', (_, removal, refusal) => {
  expect(getManagerRemovalRefusal(removal)).toBe(refusal)
})

it.each([
  ['company', false, null],
  ['company', true, 'sif@example.is is already an admin of the company'],
  ['account', true, 'sif@example.is already manages the account'],
] as const)('adding a manager of the %s (already there: %s) gives the refusal %s', (of, isThere, refusal) => {
  expect(getManagerAdditionRefusal('sif@example.is', { isThere, of })).toBe(refusal)
})
