/** A number as learning systems take it: no more than four digits behind the point, 0 to 1. */
export const shareOf = (value: number): string =>
  String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000)

/** A number that was given as text; null where it is none. */
export function numberIn(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}
