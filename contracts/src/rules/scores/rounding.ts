export const computePercent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0

/** Percentage with one decimal; each share is rounded separately (S1 section 9, F-3). */
export const computeShare = (part: number, whole: number): number =>
  whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0

export const computeWeeks = (subjects: number): number => Math.ceil(subjects / 2)

export const toMinutes = (seconds: number): number => Math.round(seconds / 60)

/** Rounds up the largest remainders, so that the minutes add up to the rounded total. */
export function roundMinutes(seconds: readonly number[]): number[] {
  const whole = seconds.map((part) => Math.floor(part / 60))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, part) => total + part, 0)
  const missing = toMinutes(sum(seconds)) - sum(whole)
  const roundedUp = seconds
    .map((part, index) => ({ at: index, lost: part % 60 }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, missing)
  const isUp = new Set(roundedUp.map(({ at }) => at))
  return whole.map((minutes, index) => (isUp.has(index) ? minutes + 1 : minutes))
}
