import { expect, it } from 'vitest'
import { parseEnd } from './endDate.ts'
import { matchEnd } from './endingBefore.ts'
import { extendEnd } from './extension.ts'

const now = '2026-02-02T09:00:00.000Z'
const end = '2026-08-31T09:00:00.000Z'

it.each([
  ['1y', '2027-08-31'],
  ['6mo', '2027-02-28'],
  ['12 months', '2027-08-31'],
  ['90d', '2026-11-29'],
  ['1y6mo', '2028-02-29'],
  ['P1Y', '2027-08-31'],
  ['p1y6m10d', '2028-03-10'],
])('%s is added to the current end', (text, day) => {
  expect(extendEnd(text, end, now)?.slice(0, 10)).toBe(day)
})

it.each(['', 'P', '0d', '1', '1w', '-1y', '1.5y', 'PT2H', 'year', '1y 1y'])(
  '“%s” is not a time that can be added',
  (text) => {
    expect(extendEnd(text, end, now)).toBeUndefined()
    expect(parseEnd({ extend: text }, now, end)).toEqual({
      key: 'extend',
      problem: 'Enter a time such as 1y, 6mo, 90d or P1Y6M',
    })
  },
)

it('a subscription that has ended is extended from today', () => {
  expect(extendEnd('1y', '2025-12-31T00:00:00.000Z', now)).toBe('2027-02-02T09:00:00.000Z')
  expect(extendEnd('1y', null, now)).toBe('2027-02-02T09:00:00.000Z')
})

it("a subscription without an end date can't be extended, nor any beyond the year 2200", () => {
  expect(parseEnd({ extend: '1y' }, now, '2126-02-02T09:00:00.000Z')).toMatchObject({
    problem: 'The subscription has no end date',
  })
  expect(parseEnd({ extend: '500y' }, now, end)).toMatchObject({
    problem: "The end date can't be later than 2200-01-02",
  })
})

it.each<[string, string | null, object, string]>([
  ['whose last day is the day before', '2026-03-01T00:00:00.000Z', {}, 'selected'],
  ['whose last day is that day', '2026-03-02T00:00:00.000Z', {}, 'later'],
  ['that ended yesterday', '2026-02-01T09:00:00.000Z', {}, 'ended'],
  ['that ended yesterday, if included', '2026-02-01T09:00:00.000Z', { includeEnded: true }, 'selected'],
  ['that has no end', null, { includeEnded: true }, 'later'],
])('--ending-before 2026-03-01: a subscription %s', (_, validTo, own, expected) => {
  const selection = { endingBefore: '2026-03-01', includeEnded: false, ...own }
  expect(matchEnd(validTo, selection, new Date(now))).toBe(expected)
})
