/** Days ('2027-03-01') and months ('2027-03') without a time zone. */

const dayMs = 86_400_000

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const monthOf = (day: string): string => day.slice(0, 7)

export const daysLater = (day: string, days: number): string => dayOf(dateOf(day).getTime() + days * dayMs)

export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, at) => monthOf(monthsLater(`${year}-01-01`, at)))

/** If the month is too short, uses its last day. */
export function monthsLater(day: string, months: number): string {
  const date = dateOf(day)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  return dayOf(last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate())))
}

/** Returns 0 for Monday. */
const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7

export const isWeekend = (day: string): boolean => weekdayOf(day) > 4

export const mondayOf = (day: string): string => daysLater(day, -weekdayOf(day))

export const mondayAfter = (day: string): string => daysLater(mondayOf(day), 7)

export function weeksOf(month: string): string[][] {
  const weeks: string[][] = []
  for (let day = mondayOf(`${month}-01`); monthOf(day) <= month; day = daysLater(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => daysLater(day, at)))
  }
  return weeks
}
