import { describe, expect, it, test } from 'vitest'
import { computeDeliveredCompletion, endsSoon, findListsBehind } from './attention.ts'

const now = new Date('2026-03-02T12:00:00.000Z')

test.each([
  [null, false],
  ['2026-03-02T12:00:00.000Z', false],
  ['2026-03-02T12:01:00.000Z', true],
  ['2026-03-09T12:00:00.000Z', true],
  ['2026-03-09T12:01:00.000Z', false],
])('a campaign that ends at %s ends soon: %s', (end, wanted) => {
  expect(endsSoon(end, now)).toBe(wanted)
})

test.each([
  [0, 0, null],
  [0, 8, 0],
  [6, 8, 75],
  [9, 8, 100],
])('%i of %i delivered lessons are %s percent', (score, totalForView, wanted) => {
  expect(computeDeliveredCompletion({ score, totalForView })).toBe(wanted)
})

describe('lists that are behind', () => {
  const lists = [
    { id: 1, score: 5, total: 20 },
    { id: 2, score: 4, total: 20 },
    { id: 3, score: 1, total: 20 },
    { id: 4 },
  ]

  it('count only delivered lessons, weakest first', () => {
    const found = findListsBehind({ score: 10, total: 60, totalForView: 30, lists })
    expect(found.map(({ list, percent }) => [list.id, percent])).toEqual([
      [3, 10],
      [2, 40],
    ])
  })

  it("don't exist before the first delivery", () => {
    expect(findListsBehind({ score: 0, total: 60, totalForView: 0, lists })).toEqual([])
    expect(findListsBehind({ score: 0, total: 0, totalForView: 0, lists })).toEqual([])
  })
})
