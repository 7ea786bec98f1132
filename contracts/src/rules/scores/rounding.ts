/** A part of a whole in whole percent (S1 section 9); nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0

/**
 * The shares of some counts in percent with one decimal, which add up to 100 (S1 section 9): what rounding down leaves
 * goes to those that lost most by it. All are 0 where nothing was counted.
 */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (1000 * count) / total)
  const tenths = exact.map(Math.floor)
  const left = 1000 - tenths.reduce((sum, share) => sum + share, 0)
  const lost = (at: number) => (exact[at] ?? 0) - (tenths[at] ?? 0)
  const favoured = new Set(
    [...counts.keys()].toSorted((one, other) => lost(other) - lost(one)).slice(0, left),
  )
  return tenths.map((share, at) => (share + (favoured.has(at) ? 1 : 0)) / 10)
}

/** The weeks that recommended subjects take, two of them a week (S1 section 9). */
export const recommendedWeeks = (subjects: number): number => Math.ceil(subjects / 2)

/** Seconds in whole minutes (S1 section 9). */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60)
