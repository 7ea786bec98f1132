/** A part of a whole in whole percent (S1 section 9); nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0

/** A part of a distribution in percent, rounded to one decimal by itself (S1 section 9, F-3); nothing of nothing is 0. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0

/** The weeks that recommended subjects take, two of them a week (S1 section 9). */
export const recommendedWeeks = (subjects: number): number => Math.ceil(subjects / 2)

/** Seconds in whole minutes (S1 section 9). */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60)

/**
 * The same of several parts: together they are as many minutes as the whole is. Each is less than one away from what it
 * is; those that lose most by rounding down are rounded up.
 */
export function minutesOfEach(seconds: readonly number[]): number[] {
  const whole = seconds.map((part) => Math.floor(part / 60))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, part) => total + part, 0)
  const missing = minutesOf(sum(seconds)) - sum(whole)
  const up = seconds
    .map((part, at) => ({ at, lost: part % 60 }))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
    .slice(0, missing)
  const isUp = new Set(up.map(({ at }) => at))
  return whole.map((minutes, at) => (isUp.has(at) ? minutes + 1 : minutes))
}
