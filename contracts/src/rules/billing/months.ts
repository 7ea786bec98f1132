export const dayMs = 86_400_000

/** UTC; a day beyond the month's end becomes the month's last day. */
export function addMonths(instant: string, months: number): string {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(Math.min(day, countDaysInMonth(date)))
  return date.toISOString()
}

export const countDaysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

function shiftByDays(instant: string, days: number): string {
  const midnight = Date.parse(`${instant.slice(0, 10)}T00:00:00.000Z`)
  return new Date(midnight + days * dayMs).toISOString().slice(0, 10)
}

/** True for days that exist, such as '2027-06-30'. Date.parse also reads 31 February, as a day in March. */
export function isCalendarDay(text: string): boolean {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}

export const getDayBefore = (instant: string): string => shiftByDays(instant, -1)

export const getDayAfter = (day: string): string => shiftByDays(day, 1)
