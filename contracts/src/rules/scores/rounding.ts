export const computePercent = (part: number, denominator: number): number =>
  denominator > 0 ? Math.round((100 * part) / denominator) : 0

/** Percentage with one decimal; each share is rounded separately (S1 section 9, F-3). */
export const computeDecimalPercent = (part: number, denominator: number): number =>
  denominator > 0 ? Math.round((1000 * part) / denominator) / 10 : 0

export const computeTrainingWeeks = (subjects: number): number => Math.ceil(subjects / 2)

export const toMinutes = (seconds: number): number => Math.round(seconds / 60)

/** Rounds up the largest remainders, so that the minutes add up to the rounded total. */
export function roundMinutesToTotal(seconds: readonly number[]): number[] {
  const wholeMinutes = seconds.map((part) => Math.floor(part / 60))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, part) => total + part, 0)
  const missingMinutes = toMinutes(sum(seconds)) - sum(wholeMinutes)
  const roundedUp = seconds
    .map((part, index) => ({ at: index, lost: part % 60 }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, missingMinutes)
  const isRoundedUp = new Set(roundedUp.map(({ at }) => at))
  return wholeMinutes.map((minutes, index) => (isRoundedUp.has(index) ? minutes + 1 : minutes))
}
