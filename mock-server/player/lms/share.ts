export const formatShare = (value: number): string =>
  String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000)

export function parseNumber(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}
