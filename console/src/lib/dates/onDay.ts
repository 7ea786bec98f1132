import { dayIn, instantAt, timeIn } from '@heed/contracts'
import { daysLater, isWeekend, mondayAfter } from './days.ts'

export const onDay = (date: string, day: string, zone: string): string =>
  instantAt(day, timeIn(date, zone), zone)

export const isOnWeekend = (date: string, zone: string): boolean => isWeekend(dayIn(date, zone))

/** Moves weekend dates to Monday, or to that week's first free day, without changing the time. */
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
