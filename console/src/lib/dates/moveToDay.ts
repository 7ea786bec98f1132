import { getZonedDay, getZonedTime, toInstantInZone } from '@heed/contracts'
import { addDays, getNextMonday, isWeekend } from './days.ts'

export const moveToDay = (date: string, day: string, zone: string): string =>
  toInstantInZone(day, getZonedTime(date, zone), zone)

export const isOnWeekend = (date: string, zone: string): boolean => isWeekend(getZonedDay(date, zone))

/** Moves weekend dates to Monday, or to that week's first free day, without changing the time. */
export function moveToMondays(
  dates: readonly string[],
  zone: string,
  shouldMove: (index: number) => boolean,
): string[] {
  const takenTimes = new Set(dates.map((date) => Date.parse(date)))
  return dates.map((date, index) => {
    if (!shouldMove(index)) return date
    let day = getNextMonday(getZonedDay(date, zone))
    while (takenTimes.has(Date.parse(moveToDay(date, day, zone)))) day = addDays(day, 1)
    const movedDate = moveToDay(date, day, zone)
    takenTimes.add(Date.parse(movedDate))
    return movedDate
  })
}
