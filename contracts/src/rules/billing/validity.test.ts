import { describe, expect, it } from 'vitest'
import type { Validity } from '../../entities/companies/companyForms.ts'
import { validityMonths } from '../../entities/limits.ts'
import { addMonths, getDayBefore } from './months.ts'
import { computeValidityEnd, getValidityName, getValidTillProblem, toValidity } from './validity.ts'

const now = '2026-01-31T09:00:00.000Z'

describe('a subscription sold on 31 January', () => {
  it.each<[Validity, string | undefined, string]>([
    [1, undefined, '2026-02-28T09:00:00.000Z'],
    [6, undefined, '2026-07-31T09:00:00.000Z'],
    [24, undefined, '2028-01-31T09:00:00.000Z'],
    [1200, undefined, '2126-01-31T09:00:00.000Z'],
    [-1, '2026-12-24', '2026-12-24T00:00:00.000Z'],
    [-1, undefined, '2027-01-31T09:00:00.000Z'],
  ])('for %i months ends at %s', (validity, till, end) => {
    expect(computeValidityEnd(validity, now, till)).toBe(end)
  })
})

it('toValidity finds the option that an end date was sold with', () => {
  for (const option of validityMonths.filter((one) => one > 0)) {
    expect(toValidity(addMonths(now, option), now)).toBe(option)
  }
  expect([toValidity(null, now), toValidity('2026-12-24T00:00:00.000Z', now)]).toEqual([1200, -1])
})

it.each([
  [undefined, 'Please select a timespan'],
  ['soon', 'Please select a timespan'],
  ['01/05/2027', 'Please select a timespan'],
  ['2027-5-1', 'Please select a timespan'],
  ['2027-02-30', 'Please select a timespan'],
  ['2026-01-31', 'The end date must be in the future'],
  ['2026-02-01', null],
  ['2200-01-02', null],
  ['2200-01-03', "The end date can't be later than 2200-01-02"],
])('checks the custom end date %s: %s', (till, problem) => {
  expect(getValidTillProblem(till, now)).toBe(problem)
})

it('only the options Eternal and Custom have names', () => {
  expect(validityMonths.map(getValidityName).filter(Boolean)).toEqual(['Eternal', 'Custom'])
})

it.each([
  ['2026-03-01T00:00:00.000Z', '2026-02-28'],
  ['2026-01-01T23:30:00.000Z', '2025-12-31'],
])('the end %s is shown as %s', (to, shown) => {
  expect(getDayBefore(to)).toBe(shown)
})
