import { countDaysInMonth } from '../months.ts'

/** Cents. Every started UTC day costs its share of that month's price, so partial amounts add up exactly. */
export function computeAccrued(monthlyPrice: number, from: string, to: string): number {
  if (Date.parse(to) <= Date.parse(from)) return 0
  return accrueUpTo(monthlyPrice, to) - accrueUpTo(monthlyPrice, from)
}

function accrueUpTo(monthlyPrice: number, instant: string): number {
  const date = new Date(instant)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth()
  return months * monthlyPrice + Math.round((monthlyPrice * (date.getUTCDate() - 1)) / countDaysInMonth(date))
}
