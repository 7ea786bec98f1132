import { describe, expect, it } from 'vitest'
import type { ScoreRange } from '../../../entities/companies/branding.ts'
import { findScoreRange, getRiskBand, getScoreColor, getScoreRangeProblem, riskBands } from './scoreBands.ts'

const range = (from_score: number, to_score: number, color: string): ScoreRange => ({
  from_score,
  to_score,
  category: 'info',
  color,
})

it.each([
  [null, null],
  [0, 'Very risky'],
  [24, 'Very risky'],
  [24.5, 'Risky'],
  [49, 'Risky'],
  [50, 'Fair'],
  [74, 'Fair'],
  [75, 'Very good'],
  [89, 'Very good'],
  [90, 'Excellent'],
  [100, 'Excellent'],
])('a score of %s is rated %s', (score, band) => {
  expect(getRiskBand(score)).toBe(band)
})

describe('scoreColor', () => {
  it.each([
    [null, '#8a8f98'],
    [-1, '#8a8f98'],
    [24, '#c62828'],
    [49, '#e07b1f'],
    [74, '#d9b310'],
    [90, '#8bc34a'],
    [99, '#8bc34a'],
    [100, '#2e7d32'],
  ])('maps %s to %s without configured ranges', (score, color) => {
    expect(getScoreColor(score)).toBe(color)
  })

  it("prefers the company's range, then the platform's, then the default", () => {
    const ranges = { company: [range(0, 40, '#111111')], global: [range(0, 60, '#222222')] }
    expect([20, 40.4, 41, 60, 61, null].map((score) => getScoreColor(score, ranges))).toEqual([
      '#111111',
      '#111111',
      '#222222',
      '#222222',
      '#d9b310',
      '#8a8f98',
    ])
    expect(findScoreRange(61, ranges)).toBeUndefined()
  })
})

it('the risk bands cover 0 to 100 without gaps or overlaps', () => {
  expect(riskBands.map(({ from, to }) => [from, to])).toEqual([
    [0, 24],
    [25, 49],
    [50, 74],
    [75, 89],
    [90, 100],
  ])
})

it.each<[number, number, string | null]>([
  [0, 100, null],
  [49, 50, null],
  [50, 50, 'Max value must be higher than min value.'],
  [60, 50, 'Max value must be higher than min value.'],
])('a score range from %i to %i gives the problem %s', (min, max, problem) => {
  expect(getScoreRangeProblem({ min, max })).toBe(problem)
})
