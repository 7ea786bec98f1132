import type { Branding, ScoreRange } from '../../../entities/companies/branding.ts'

const bands = [
  [24, 'Very risky'],
  [49, 'Risky'],
  [74, 'Fair'],
  [89, 'Very good'],
  [100, 'Excellent'],
] as const
export type RiskBand = (typeof bands)[number][1]

export const riskBands = bands.map(([to, label], index) => ({
  from: index === 0 ? 0 : (bands[index - 1]?.[0] ?? 0) + 1,
  to,
  label,
}))

/** Both ends are inclusive (F-4). */
export const atRiskRange = { from: 0, to: 49 } as const

export const getScoreRangeProblem = ({ min, max }: { min: number; max: number }): string | null =>
  max > min ? null : 'Max value must be higher than min value.'

/** Default colours. The last colour starts above 99, although the last band starts above 89 (F-5). */
const defaultBandColors = [
  [-1, '#8a8f98'],
  [24, '#c62828'],
  [49, '#e07b1f'],
  [74, '#d9b310'],
  [99, '#8bc34a'],
  [Number.POSITIVE_INFINITY, '#2e7d32'],
] as const

const findStepValue = <T>(
  steps: readonly (readonly [highest: number, value: T])[],
  score: number,
): T | undefined => steps.find(([highest]) => score <= highest)?.[1]

/** The resilience level of a score, from very risky to excellent (F-4). */
export function getRiskBand(score: number | null): RiskBand | null {
  return score === null ? null : (findStepValue(bands, Math.round(score)) ?? null)
}

export function findScoreRange(
  score: number | null,
  ranges: Branding['assessmentScoreRanges'],
): ScoreRange | undefined {
  if (score === null) return undefined
  const roundedScore = Math.round(score)
  const containsScore = ({ from_score, to_score }: ScoreRange) =>
    from_score <= roundedScore && roundedScore <= to_score
  return ranges?.company.find(containsScore) ?? ranges?.global.find(containsScore)
}

export function getScoreColor(score: number | null, ranges?: Branding['assessmentScoreRanges']): string {
  const lowestColor = defaultBandColors[0][1]
  if (score === null) return lowestColor
  return (
    findScoreRange(score, ranges)?.color ?? findStepValue(defaultBandColors, Math.round(score)) ?? lowestColor
  )
}
