import { riskBands } from '@heed/contracts/rules/scoreBands'

/** Bands and colours of a score from 0 to 100 (S0 section 9). */

const names = ['veryRisky', 'risky', 'fair', 'veryGood', 'excellent'] as const
export type ScoreBand = 'none' | (typeof names)[number]

/** A company's own colour for a span of scores, both ends included. */
export type ScoreRange = { from: number; to: number; color: string }

/** The score as it is shown, so that colour and word never disagree with the number; undefined when there is none. */
function shown(score: number | null | undefined): number | undefined {
  return score === null || score === undefined || score <= -1 ? undefined : Math.round(score)
}

export function scoreBand(score: number | null | undefined): ScoreBand {
  const whole = shown(score)
  return whole === undefined ? 'none' : (names[riskBands.findIndex(({ to }) => whole <= to)] ?? 'excellent')
}

/** The scores of a band, both ends included; undefined where there is none. */
export function bandRange(score: number | null | undefined): { from: number; to: number } | undefined {
  const whole = shown(score)
  return whole === undefined ? undefined : riskBands.find(({ to }) => whole <= to)
}

/**
 * A CSS colour: the company's own range first, else the fallback, where light green reaches to 99 although
 * the band "Excellent" starts at 90.
 */
export function scoreColor(score: number | null | undefined, ranges: readonly ScoreRange[] = []): string {
  const whole = shown(score)
  const own = whole !== undefined && ranges.find((range) => whole >= range.from && whole <= range.to)
  if (own) return own.color
  const band = scoreBand(score)
  return `var(--heed-palette-score-${band === 'excellent' && whole !== 100 ? 'veryGood' : band})`
}
