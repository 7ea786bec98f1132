import { type CalendarEvent, dayIn, instantAt } from '@heed/contracts'
import { daysLater, monthOf, monthsLater } from '../../../lib/days.ts'

/** The months of UTC, as the platform keeps what is sent, that hold a part of a month of a zone. */
export const utcMonthsOf = (month: string, zone: string): string[] => [
  ...new Set(endsOf(month, zone).map(monthOf)),
]

/** The first and the last minute of a month of a zone. */
export function endsOf(month: string, zone: string): [first: string, last: string] {
  const first = `${month}-01`
  const last = daysLater(monthsLater(first, 1), -1)
  return [instantAt(first, '00:00', zone), instantAt(last, '23:59', zone)]
}

/** What is sent in a month of a zone, the earliest first. */
export const inMonth = (
  events: readonly CalendarEvent[],
  month: string,
  zone: string,
): readonly CalendarEvent[] => events.filter(({ date }) => monthOf(dayIn(date, zone)) === month)

/** What is still to come, the earliest first. */
export const toCome = (events: readonly CalendarEvent[], now: Date): readonly CalendarEvent[] =>
  events.filter(({ date }) => Date.parse(date) > now.getTime())
