import { countDaysInMonth } from '../months.ts'

/** Cents. Each UTC midnight passed costs one day's share of that month's price, so partial amounts add up exactly. */
export function computeAccruedCents(monthlyPrice: number, from: string, to: string): number {
  if (Date.parse(to) <= Date.parse(from)) return 0
  return computeCentsUntil(monthlyPrice, to) - computeCentsUntil(monthlyPrice, from)
}

function computeCentsUntil(monthlyPrice: number, instant: string): number {
  const date = new Date(instant)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth()
  return months * monthlyPrice + Math.round((monthlyPrice * (date.getUTCDate() - 1)) / countDaysInMonth(date))
}
