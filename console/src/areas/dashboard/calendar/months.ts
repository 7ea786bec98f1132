import { type CalendarEvent, dayIn, instantAt } from '@heed/contracts'
import { daysLater, monthOf, monthsLater } from '../../../lib/dates/days.ts'

/** The API groups deliveries by UTC month; a local month may overlap two UTC months. */
export const utcMonthsOf = (month: string, zone: string): string[] => [
  ...new Set(endsOf(month, zone).map(monthOf)),
]

export function endsOf(month: string, zone: string): [first: string, last: string] {
  const first = `${month}-01`
  const last = daysLater(monthsLater(first, 1), -1)
  return [instantAt(first, '00:00', zone), instantAt(last, '23:59', zone)]
}

export const inMonth = (
  events: readonly CalendarEvent[],
  month: string,
  zone: string,
): readonly CalendarEvent[] => events.filter(({ date }) => monthOf(dayIn(date, zone)) === month)

export const toCome = (events: readonly CalendarEvent[], now: Date): readonly CalendarEvent[] =>
  events.filter(({ date }) => Date.parse(date) > now.getTime())
