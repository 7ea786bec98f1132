/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  computeDecimalPercent,
  computePercent,
  computeTrainingWeeks,
  roundMinutesToTotal,
  toMinutes,
} from './rounding.ts'

it.each<[number, number, number]>([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [7, 7, 100],
])('%i of %i is %i percent', (part, whole, percent) => {
  expect(computePercent(part, whole)).toBe(percent)
})

it.each<[number, number, number]>([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 6, 16.7],
  [1, 16, 6.3],
  [5, 5, 100],
])('the share of %i of %i is %d percent', (part, whole, share) => {
  expect(computeDecimalPercent(part, whole)).toBe(share)
})

it('a share is off by at most half a tenth', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (part, rest) => {
      const exact = part + rest > 0 ? (100 * part) / (part + rest) : 0
      expect(Math.abs(computeDecimalPercent(part, part + rest) - exact)).toBeLessThan(0.050001)
    }),
  )
})

it.each<[number, number]>([
  [0, 0],
  [1, 1],
  [4, 2],
  [5, 3],
])('%i recommended subjects take %i weeks', (subjects, weeks) => {
  expect(computeTrainingWeeks(subjects)).toBe(weeks)
})

it.each<[number, number]>([
  [0, 0],
  [29, 0],
  [30, 1],
  [150, 3],
])('%i seconds round to %i minutes', (seconds, minutes) => {
  expect(toMinutes(seconds)).toBe(minutes)
})

it('rounded minutes add up to the total, each off by less than one', () => {
  expect(roundMinutesToTotal([220, 220, 220])).toEqual([4, 4, 3])
  expect(roundMinutesToTotal([])).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.nat(3600), { maxLength: 200 }), (seconds) => {
      const each = roundMinutesToTotal(seconds)
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      expect(sum(each)).toBe(toMinutes(sum(seconds)))
      expect(each.every((minutes, at) => Math.abs(minutes - (seconds[at] ?? 0) / 60) < 1)).toBe(true)
    }),
  )
})
