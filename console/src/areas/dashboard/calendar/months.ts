import { type CalendarEvent, getZonedDay, toInstantInZone } from '@heed/contracts'
import { addDays, addMonths, getMonth } from '../../../lib/dates/days.ts'

/** The API groups deliveries by UTC month; a local month may overlap two UTC months. */
export const toUtcMonths = (month: string, zone: string): string[] => [
  ...new Set(getMonthBounds(month, zone).map(getMonth)),
]

export function getMonthBounds(month: string, zone: string): [first: string, last: string] {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  return [toInstantInZone(first, '00:00', zone), toInstantInZone(last, '23:59', zone)]
}

export const selectMonthEvents = (
  events: readonly CalendarEvent[],
  month: string,
  zone: string,
): readonly CalendarEvent[] => events.filter(({ date }) => getMonth(getZonedDay(date, zone)) === month)

export const selectUpcoming = (events: readonly CalendarEvent[], now: Date): readonly CalendarEvent[] =>
  events.filter(({ date }) => Date.parse(date) > now.getTime())

/** The UTC months that contain this month's and next month's deliveries. */
export const listNearMonths = (today: string, zone: string): string[] => [
  ...new Set([today, addMonths(today, 1)].flatMap((day) => toUtcMonths(getMonth(day), zone))),
]
