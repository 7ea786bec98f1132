import { clockChangeAt, toZoned } from '@heed/contracts'
import type { TrainingValues } from '../values.ts'
import type { Delivery } from './deliveries.ts'

export type DeliveryNote =
  /** The planned time doesn't exist that day, because the clocks go forward. */
  | { kind: 'skipped'; time: string; kept: string }
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

export function deliveryNotes(deliveries: readonly Delivery[], facts: Facts): (DeliveryNote | null)[] {
  const { zone, start, interval } = facts
  const wanted = getDeliveryClock(start, zone)
  const clocks = deliveries.map(({ date }) => getDeliveryClock(date, zone))
  return clocks.map(
    (clock, at) =>
      clockNote(clock, clocks[at - 1], wanted.time, zone) ??
      (interval === 'M' ? monthNote(clock, wanted) : null),
  )
}

export interface Clock {
  day: string
  time: string
  offset: string
  isLastOfMonth: boolean
}

const known = new Map<string, Clock>()
const mostKnown = 2000

/** Cached, because every plan change requests notes for up to 200 dates, nearly all unchanged. */
export function getDeliveryClock(instant: string, zone: string): Clock {
  const key = `${instant} ${zone}`
  const clock = known.get(key) ?? readClock(instant, zone)
  if (known.size >= mostKnown) known.clear()
  known.set(key, clock)
  return clock
}

function readClock(instant: string, zone: string): Clock {
  const clock = toZoned(instant, zone)
  return {
    day: clock.toPlainDate().toString(),
    time: clock.toPlainTime().toString({ smallestUnit: 'minute' }),
    offset: clock.offset,
    isLastOfMonth: clock.day === clock.daysInMonth,
  }
}

function clockNote(
  { day, time, offset }: Clock,
  before: Clock | undefined,
  wanted: string,
  zone: string,
): DeliveryNote | null {
  if (time !== wanted && clockChangeAt(day, wanted, zone) === 'skipped') {
    return { kind: 'skipped', time: wanted, kept: time }
  }
  // Clocks change at night, so the costly check is skipped at all other hours.
  const isNight = time < '05:00' || time >= '22:00'
  if (isNight && clockChangeAt(day, time, zone) === 'doubled') return { kind: 'doubled', time }
  return before && before.offset !== offset && before.time === time ? { kind: 'clocks', time } : null
}

function monthNote({ day, isLastOfMonth }: Clock, wanted: Clock): DeliveryNote | null {
  const [own, start] = [day, wanted.day].map((text) => Number(text.slice(-2)))
  return isLastOfMonth && own !== undefined && start !== undefined && own < start
    ? { kind: 'monthEnd', day: start }
    : null
}
