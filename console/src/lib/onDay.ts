import { dayIn, instantAt, timeIn } from '@heed/contracts'
import { daysLater, isWeekend, mondayAfter } from './days.ts'

/** The same time of day on another day of a zone's calendar. */
export const onDay = (date: string, day: string, zone: string): string =>
  instantAt(day, timeIn(date, zone), zone)

/** Whether an instant falls on a Saturday or Sunday of a zone's calendar. */
export const isOnWeekend = (date: string, zone: string): boolean => isWeekend(dayIn(date, zone))

/** The same dates without weekends: on the Monday after, at the same time, or on the first free day of that week. */
export function onMondays(
  dates: readonly string[],
  zone: string,
  isMoved: (at: number) => boolean,
): string[] {
  const taken = new Set(dates.map((date) => Date.parse(date)))
  return dates.map((date, at) => {
    if (!isMoved(at)) return date
    let day = mondayAfter(dayIn(date, zone))
    while (taken.has(Date.parse(onDay(date, day, zone)))) day = daysLater(day, 1)
    const moved = onDay(date, day, zone)
    taken.add(Date.parse(moved))
    return moved
  })
}
