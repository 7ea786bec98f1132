/** Days ('2027-03-01') and months ('2027-03') without a time zone. */

const dayMs = 86_400_000

export const parseDay = (day: string): Date => new Date(`${day}T00:00:00Z`)
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const getMonth = (day: string): string => day.slice(0, 7)

export const addDays = (day: string, days: number): string =>
  formatDay(parseDay(day).getTime() + days * dayMs)

export const listMonths = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => getMonth(addMonths(`${year}-01-01`, index)))

/** If the month is too short, uses its last day. */
export function addMonths(day: string, months: number): string {
  const date = parseDay(day)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  return formatDay(lastDay.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate())))
}

/** Returns 0 for Monday. */
const getWeekday = (day: string): number => (parseDay(day).getUTCDay() + 6) % 7

export const isWeekend = (day: string): boolean => getWeekday(day) > 4

export const getMonday = (day: string): string => addDays(day, -getWeekday(day))

export const getNextMonday = (day: string): string => addDays(getMonday(day), 7)

export function listWeeks(month: string): string[][] {
  const weeks: string[][] = []
  for (let day = getMonday(`${month}-01`); getMonth(day) <= month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}
