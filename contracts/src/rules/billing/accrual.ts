import { daysInMonth } from './months.ts'

/**
 * Cents owed for the time between two instants at a monthly price. Every UTC day that began costs its share of its
 * calendar month, so parts add up exactly to the whole and a calendar month costs the monthly price.
 */
export function accrued(monthlyPrice: number, from: string, to: string): number {
  if (Date.parse(to) <= Date.parse(from)) return 0
  return upTo(monthlyPrice, to) - upTo(monthlyPrice, from)
}

/** Cents from year 0 to the begin of the day. */
function upTo(monthlyPrice: number, instant: string): number {
  const date = new Date(instant)
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth()
  return months * monthlyPrice + Math.round((monthlyPrice * (date.getUTCDate() - 1)) / daysInMonth(date))
}
