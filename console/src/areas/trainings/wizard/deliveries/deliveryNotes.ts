import { findClockChange, toZonedDateTime } from '@heed/contracts'
import type { TrainingValues } from '../values.ts'
import type { Delivery } from './deliveries.ts'

export type DeliveryNote =
  /** The planned time doesn't exist that day, because the clocks go forward. */
  | { kind: 'skipped'; time: string; actualTime: string }
  /** The planned time occurs twice that day; the first occurrence is used. */
  | { kind: 'doubled'; time: string }
  /** The clocks changed since the previous delivery; the local time stays the same. */
  | { kind: 'clocks'; time: string }
  /** The month is too short for the planned day, so its last day is used. */
  | { kind: 'monthEnd'; day: number }

interface Facts {
  zone: string
  start: string
  interval: TrainingValues['interval']
}

export function computeDeliveryNotes(deliveries: readonly Delivery[], facts: Facts): (DeliveryNote | null)[] {
  const { zone, start, interval } = facts
  const startClock = getDeliveryLocalTime(start, zone)
  const clocks = deliveries.map(({ date }) => getDeliveryLocalTime(date, zone))
  return clocks.map(
    (clock, index) =>
      getClockChangeNote(clock, clocks[index - 1], startClock.time, zone) ??
      (interval === 'M' ? getMonthNote(clock, startClock) : null),
  )
}

export interface LocalTime {
  day: string
  time: string
  offset: string
  isLastOfMonth: boolean
}

const localTimeCache = new Map<string, LocalTime>()
const maxCachedTimes = 2000

/** Cached, because every plan change requests notes for up to 200 dates, nearly all unchanged. */
export function getDeliveryLocalTime(instant: string, zone: string): LocalTime {
  const key = `${instant} ${zone}`
  const clock = localTimeCache.get(key) ?? computeLocalTime(instant, zone)
  if (localTimeCache.size >= maxCachedTimes) localTimeCache.clear()
  localTimeCache.set(key, clock)
  return clock
}

function computeLocalTime(instant: string, zone: string): LocalTime {
  const clock = toZonedDateTime(instant, zone)
  return {
    day: clock.toPlainDate().toString(),
    time: clock.toPlainTime().toString({ smallestUnit: 'minute' }),
    offset: clock.offset,
    isLastOfMonth: clock.day === clock.daysInMonth,
  }
}

function getClockChangeNote(
  { day, time, offset }: LocalTime,
  previous: LocalTime | undefined,
  wantedTime: string,
  zone: string,
): DeliveryNote | null {
  if (time !== wantedTime && findClockChange(day, wantedTime, zone) === 'skipped') {
    return { kind: 'skipped', time: wantedTime, actualTime: time }
  }
  // Clocks change at night, so the costly check is skipped at all other hours.
  const isNight = time < '05:00' || time >= '22:00'
  if (isNight && findClockChange(day, time, zone) === 'doubled') return { kind: 'doubled', time }
  return previous && previous.offset !== offset && previous.time === time ? { kind: 'clocks', time } : null
}

function getMonthNote({ day, isLastOfMonth }: LocalTime, startClock: LocalTime): DeliveryNote | null {
  const [deliveryDay, start] = [day, startClock.day].map((text) => Number(text.slice(-2)))
  return isLastOfMonth && deliveryDay !== undefined && start !== undefined && deliveryDay < start
    ? { kind: 'monthEnd', day: start }
    : null
}
