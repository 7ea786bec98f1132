import { riskBands } from '@heed/contracts/rules/branding/scoreBands'

const names = ['veryRisky', 'risky', 'fair', 'veryGood', 'excellent'] as const
export type ScoreBand = 'none' | (typeof names)[number]

export type ScoreRange = { from: number; to: number; color: string }

/** Rounds like the displayed number, so that colour and word match the number. */
function shown(score: number | null | undefined): number | undefined {
  return score === null || score === undefined || score <= -1 ? undefined : Math.round(score)
}

export function scoreBand(score: number | null | undefined): ScoreBand {
  const whole = shown(score)
  return whole === undefined ? 'none' : (names[riskBands.findIndex(({ to }) => whole <= to)] ?? 'excellent')
}

export function bandRange(score: number | null | undefined): { from: number; to: number } | undefined {
  const whole = shown(score)
  return whole === undefined ? undefined : riskBands.find(({ to }) => whole <= to)
}

/** Custom ranges win. By default, light green reaches up to 99, although “Excellent” starts at 90. */
export function scoreColor(score: number | null | undefined, ranges: readonly ScoreRange[] = []): string {
  const whole = shown(score)
  const own = whole !== undefined && ranges.find((range) => whole >= range.from && whole <= range.to)
  if (own) return own.color
  const band = scoreBand(score)
  return `var(--heed-palette-score-${band === 'excellent' && whole !== 100 ? 'veryGood' : band})`
}
