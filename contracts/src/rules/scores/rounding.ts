export const computePercent = (part: number, denominator: number): number =>
  denominator > 0 ? Math.round((100 * part) / denominator) : 0

/** Percentage with one decimal; each share is rounded separately (S1 section 9, F-3). */
export const computeDecimalPercent = (part: number, denominator: number): number =>
  denominator > 0 ? Math.round((1000 * part) / denominator) / 10 : 0

export const computeTrainingWeeks = (subjects: number): number => Math.ceil(subjects / 2)

export const toMinutes = (seconds: number): number => Math.round(seconds / 60)

const sum = (numbers: readonly number[]) => numbers.reduce((total, part) => total + part, 0)

/** Rounds up the largest remainders of `part / unit`, so that the results add up to `total`. */
function roundToTotal(parts: readonly number[], unit: number, total: number): number[] {
  const wholes = parts.map((part) => Math.floor(part / unit))
  const roundedUp = parts
    .map((part, index) => ({ at: index, lost: part % unit }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, total - sum(wholes))
  const isRoundedUp = new Set(roundedUp.map(({ at }) => at))
  return wholes.map((whole, index) => (isRoundedUp.has(index) ? whole + 1 : whole))
}

export const roundMinutesToTotal = (seconds: readonly number[]): number[] =>
  roundToTotal(seconds, 60, toMinutes(sum(seconds)))

/** Percentages with one decimal that add up to 100; all are 0 if every count is 0. */
export function computeDecimalPercents(counts: readonly number[]): number[] {
  const all = sum(counts)
  if (all === 0) return counts.map(() => 0)
  const thousandths = counts.map((count) => count * 1000)
  return roundToTotal(thousandths, all, 1000).map((tenths) => tenths / 10)
}
