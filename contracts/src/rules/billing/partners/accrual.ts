import { daysInMonth } from '../months.ts'

/** Cents. Every started UTC day costs its share of that month's price, so partial amounts add up exactly. */
export function computeAccrued(monthlyPrice: number, from: string, to: string): number {
  if (Date.parse(to) <= Date.parse(from)) return 0
  return upTo(monthlyPrice, to) - upTo(monthlyPrice, from)
}

function upTo(monthlyPrice: number, instant: string): number {
  const date = new Date(instant)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth()
  return months * monthlyPrice + Math.round((monthlyPrice * (date.getUTCDate() - 1)) / daysInMonth(date))
}
