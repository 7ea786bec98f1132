import { riskBands } from '@heed/contracts/rules/scores/bands/scoreBands'

const bandNames = ['veryRisky', 'risky', 'fair', 'veryGood', 'excellent'] as const
export type ScoreBand = 'none' | (typeof bandNames)[number]

export type ScoreRange = { from: number; to: number; color: string }

/** Rounds like the displayed number, so that the colour and label match it. */
function roundScore(score: number | null | undefined): number | undefined {
  return score === null || score === undefined || score <= -1 ? undefined : Math.round(score)
}

export function getScoreBand(score: number | null | undefined): ScoreBand {
  const roundedScore = roundScore(score)
  return roundedScore === undefined
    ? 'none'
    : (bandNames[riskBands.findIndex(({ to }) => roundedScore <= to)] ?? 'excellent')
}

export function getBandRange(score: number | null | undefined): { from: number; to: number } | undefined {
  const roundedScore = roundScore(score)
  return roundedScore === undefined ? undefined : riskBands.find(({ to }) => roundedScore <= to)
}

/** Custom ranges win. By default, light green reaches up to 99, although “Excellent” starts at 90. */
export function getScoreColor(score: number | null | undefined, ranges: readonly ScoreRange[] = []): string {
  const roundedScore = roundScore(score)
  const customRange =
    roundedScore !== undefined &&
    ranges.find((range) => roundedScore >= range.from && roundedScore <= range.to)
  if (customRange) return customRange.color
  const band = getScoreBand(score)
  return `var(--heed-palette-score-${band === 'excellent' && roundedScore !== 100 ? 'veryGood' : band})`
}
