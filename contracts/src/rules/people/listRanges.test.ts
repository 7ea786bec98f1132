/** @module-tag property */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { formatListRanges, listRangesMax, parseListRanges } from './listRanges.ts'

test.each([
  [[3, 1, 2], [1, 2, 3, 4], '1-3'],
  [[10, 40, 90], [10, 40, 70, 90], '10-40.90'],
  [[7], [7, 8], '7'],
])('selected lists %j out of %j are written as %s', (chosen, known, text) => {
  expect(formatListRanges(chosen, known)).toBe(text)
})

it('list ranges cover the selected lists and no other known list', () => {
  const ids = fc.uniqueArray(fc.nat(300), { maxLength: 60 })
  fc.assert(
    fc.property(ids, ids, (known, chosen) => {
      fc.pre(chosen.length > 0)
      const isMeant = parseListRanges(formatListRanges(chosen, known))
      expect(new Set([...known, ...chosen].filter(isMeant))).toEqual(new Set(chosen))
    }),
  )
})

it('list ranges fit every second one of 3,000 lists', () => {
  const known = Array.from({ length: 3000 }, (_, at) => 10_000 + at)
  expect(
    formatListRanges(
      known.filter((id) => id % 2 === 0),
      known,
    ).length,
  ).toBeLessThan(listRangesMax)
})
