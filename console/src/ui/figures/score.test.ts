import { expect, test } from 'vitest'
import { getScoreBand, getScoreColor } from './score.ts'

test.each([
  [null, 'none'],
  [-1, 'none'],
  [0, 'veryRisky'],
  [24, 'veryRisky'],
  [25, 'risky'],
  [49, 'risky'],
  [50, 'fair'],
  [74, 'fair'],
  [74.4, 'fair'],
  [74.5, 'veryGood'],
  [75, 'veryGood'],
  [89, 'veryGood'],
  [90, 'excellent'],
  [100, 'excellent'],
] as const)('a score of %j is in the band %s', (score, band) => {
  expect(getScoreBand(score)).toBe(band)
})

test('the default colour is light green at 99 and green at 100', () => {
  expect([getScoreColor(99), getScoreColor(100), getScoreColor(null)]).toEqual([
    'var(--heed-palette-score-veryGood)',
    'var(--heed-palette-score-excellent)',
    'var(--heed-palette-score-none)',
  ])
})

test("a company's own colour overrides the default score colour", () => {
  const ranges = [{ from: 0, to: 40, color: '#123456' }]
  expect([getScoreColor(40, ranges), getScoreColor(41, ranges)]).toEqual([
    '#123456',
    'var(--heed-palette-score-risky)',
  ])
})
