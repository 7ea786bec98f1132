import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesOf, percentOf, recommendedWeeks, sharesOf } from './rounding.ts'

it.each<[number, number, number]>([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [7, 7, 100],
])('%i of %i is %i percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

it.each<[number[], number[]]>([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 1, 1],
    [33.4, 33.3, 33.3],
  ],
  [
    [1, 2],
    [33.3, 66.7],
  ],
  [
    [5, 0],
    [100, 0],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [16.7, 16.7, 16.7, 16.7, 16.6, 16.6],
  ],
])('the shares of %j are %j', (counts, shares) => {
  expect(sharesOf(counts)).toEqual(shares)
})

it('shares add up to 100, are off by less than a tenth, and nothing gets none', () => {
  const counts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(counts, (some) => {
      const total = some.reduce((sum, count) => sum + count, 0)
      const shares = sharesOf(some)
      expect(shares.reduce((sum, share) => sum + Math.round(10 * share), 0)).toBe(total > 0 ? 1000 : 0)
      some.forEach((count, at) => {
        const share = shares[at] ?? -1
        expect(Math.abs(share - (total > 0 ? (100 * count) / total : 0))).toBeLessThan(0.1)
        if (count === 0) expect(share).toBe(0)
      })
    }),
  )
})

it.each<[number, number]>([
  [0, 0],
  [1, 1],
  [4, 2],
  [5, 3],
])('%i recommended subjects take %i weeks', (subjects, weeks) => {
  expect(recommendedWeeks(subjects)).toBe(weeks)
})

it.each<[number, number]>([
  [0, 0],
  [29, 0],
  [30, 1],
  [150, 3],
])('%i seconds are %i minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes)
})
