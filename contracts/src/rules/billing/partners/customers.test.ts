import { expect, test } from 'vitest'
import { computeValidityEnd, eternalValidityMonths, validTillMax } from '../validity.ts'
import { getCustomerStatus, hasNoEnd } from './customers.ts'

const now = new Date('2026-02-02T09:00:00.000Z')
const getStatus = (valid_to: string | null) => getCustomerStatus({ valid_to }, now)

test.each([
  ['without a plan', null, { state: 'inactive', daysLeft: null }],
  ['whose plan has just ended', '2026-02-02T09:00:00.000Z', { state: 'inactive', daysLeft: null }],
  ['in the last minute of the plan', '2026-02-02T09:01:00.000Z', { state: 'endsSoon', daysLeft: 1 }],
  ['in the last month of the plan', '2026-03-04T09:00:00.000Z', { state: 'endsSoon', daysLeft: 30 }],
  ['before the last month of the plan', '2026-03-04T09:00:00.001Z', { state: 'active', daysLeft: 31 }],
  [
    'whose plan never ends',
    computeValidityEnd(eternalValidityMonths, now.toISOString()),
    { state: 'active', daysLeft: null },
  ],
] as const)('the status of a customer %s', (_, end, expected) => {
  expect(getStatus(end)).toEqual(expected)
})

test('a subscription sold without an end stays endless, unlike one sold for ten years', () => {
  const sold = computeValidityEnd(eternalValidityMonths, '2019-02-02T09:00:00.000Z')
  expect(hasNoEnd(sold, now)).toBe(true)
  expect(hasNoEnd(validTillMax, now)).toBe(true)
  expect(hasNoEnd(computeValidityEnd(120, now.toISOString()), now)).toBe(false)
  expect(hasNoEnd(null, now)).toBe(false)
})
