import { clockChangeAt, inZone } from '@heed/contracts'
import type { Delivery } from './deliveries.ts'
import type { TrainingValues } from './values.ts'

/** What the calendar does to a delivery, worth a line beside it. */
export type DeliveryNote =
  /** The clocks leave out the time of the plan that day. */
  | { kind: 'skipped'; time: string; kept: string }
  /** That time comes twice that day; the first is meant. */
  | { kind: 'doubled'; time: string }
  /** The clocks have changed since the delivery before; the hour stays. */
  | { kind: 'clocks'; time: string }
  /** The month has no such day: it is its last one instead. */
  | { kind: 'monthEnd'; day: number }

interface Facts {
  zone: string
  start: string
  interval: TrainingValues['interval']
}

/** A note or none for each of the deliveries, which stand by their dates. */
export function deliveryNotes(deliveries: readonly Delivery[], facts: Facts): (DeliveryNote | null)[] {
  const { zone, start, interval } = facts
  const wanted = clockAt(start, zone)
  const clocks = deliveries.map(({ date }) => clockAt(date, zone))
  return clocks.map(
    (clock, at) =>
      clockNote(clock, clocks[at - 1], wanted.time, zone) ??
      (interval === 'M' ? monthNote(clock, wanted) : null),
  )
}

/** What the clock of a zone shows at a moment, and how far it is from UTC. */
export interface Clock {
  day: string
  time: string
  offset: string
  isLastOfMonth: boolean
}

const known = new Map<string, Clock>()
const mostKnown = 2000

/** Asked for again with every change of a plan, of which one date in 200 is another one: what is known is kept. */
export function clockAt(instant: string, zone: string): Clock {
  const key = `${instant} ${zone}`
  const clock = known.get(key) ?? readClock(instant, zone)
  if (known.size >= mostKnown) known.clear()
  known.set(key, clock)
  return clock
}

function readClock(instant: string, zone: string): Clock {
  const clock = inZone(instant, zone)
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
  // Clocks are changed at night: nobody looks up any other hour.
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
