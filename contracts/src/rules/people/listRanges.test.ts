/** @module-tag property */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { inListRanges, listRanges, listRangesMax } from './listRanges.ts'

test.each([
  [[3, 1, 2], [1, 2, 3, 4], '1-3'],
  [[10, 40, 90], [10, 40, 70, 90], '10-40.90'],
  [[7], [7, 8], '7'],
])('the lists %j of %j are written %s', (chosen, known, text) => {
  expect(listRanges(chosen, known)).toBe(text)
})

it('means the chosen ones of the known lists, and no other', () => {
  const ids = fc.uniqueArray(fc.nat(300), { maxLength: 60 })
  fc.assert(
    fc.property(ids, ids, (known, chosen) => {
      fc.pre(chosen.length > 0)
      const isMeant = inListRanges(listRanges(chosen, known))
      expect(new Set([...known, ...chosen].filter(isMeant))).toEqual(new Set(chosen))
    }),
  )
})

it('has room for every second one of 3,000 lists', () => {
  const known = Array.from({ length: 3000 }, (_, at) => 10_000 + at)
  expect(
    listRanges(
      known.filter((id) => id % 2 === 0),
      known,
    ).length,
  ).toBeLessThan(listRangesMax)
})
