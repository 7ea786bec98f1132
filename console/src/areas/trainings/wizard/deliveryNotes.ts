import { clockChangeAt, dayIn, inZone, timeIn } from '@heed/contracts'
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
  return deliveries.map(
    ({ date }, at) => clockNote(date, deliveries[at - 1]?.date, facts) ?? monthNote(date, facts),
  )
}

function clockNote(date: string, before: string | undefined, { zone, start }: Facts): DeliveryNote | null {
  const [day, time, wanted] = [dayIn(date, zone), timeIn(date, zone), timeIn(start, zone)]
  if (time !== wanted && clockChangeAt(day, wanted, zone) === 'skipped') {
    return { kind: 'skipped', time: wanted, kept: time }
  }
  if (clockChangeAt(day, time, zone) === 'doubled') return { kind: 'doubled', time }
  const hasChanged = before !== undefined && inZone(before, zone).offset !== inZone(date, zone).offset
  return hasChanged && timeIn(before, zone) === time ? { kind: 'clocks', time } : null
}

function monthNote(date: string, { zone, start, interval }: Facts): DeliveryNote | null {
  const wanted = inZone(start, zone).day
  const { day, daysInMonth } = inZone(date, zone)
  return interval === 'M' && day === daysInMonth && day < wanted ? { kind: 'monthEnd', day: wanted } : null
}
