import { Temporal } from 'temporal-polyfill'

export const toZonedDateTime = (instant: string, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone)

export const toInstant = (clock: Temporal.ZonedDateTime): string =>
  new Date(clock.epochMilliseconds).toISOString()

/** Times that a clock change skips are moved an hour later. */
export const toInstantInZone = (day: string, time: string, zone: string): string =>
  toInstant(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone))

export function findClockChange(day: string, time: string, zone: string): 'skipped' | 'doubled' | null {
  const clock = Temporal.PlainDateTime.from(`${day}T${time}`)
  const earlierTime = clock.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const laterTime = clock.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlierTime.epochMilliseconds === laterTime.epochMilliseconds) return null
  return laterTime.toPlainDateTime().equals(clock) ? 'doubled' : 'skipped'
}

export const getZonedDay = (instant: string, zone: string): string =>
  toZonedDateTime(instant, zone).toPlainDate().toString()
export const getZonedTime = (instant: string, zone: string): string =>
  toZonedDateTime(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' })

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 'MMM DD, YYYY HH:mm'. */
export function formatZonedDateTime(instant: string, zone: string): string {
  const { month, day, year } = toZonedDateTime(instant, zone)
  return `${months[month - 1] ?? ''} ${String(day).padStart(2, '0')}, ${year} ${getZonedTime(instant, zone)}`
}
