import { getZonedDay, getZonedTime, instantAt } from '@heed/contracts'
import { addDays, getNextMonday, isWeekend } from './days.ts'

export const moveToDay = (date: string, day: string, zone: string): string =>
  instantAt(day, getZonedTime(date, zone), zone)

export const isOnWeekend = (date: string, zone: string): boolean => isWeekend(getZonedDay(date, zone))

/** Moves weekend dates to Monday, or to that week's first free day, without changing the time. */
export function moveToMondays(
  dates: readonly string[],
  zone: string,
  isMoved: (at: number) => boolean,
): string[] {
  const taken = new Set(dates.map((date) => Date.parse(date)))
  return dates.map((date, at) => {
    if (!isMoved(at)) return date
    let day = getNextMonday(getZonedDay(date, zone))
    while (taken.has(Date.parse(moveToDay(date, day, zone)))) day = addDays(day, 1)
    const moved = moveToDay(date, day, zone)
    taken.add(Date.parse(moved))
    return moved
  })
}
