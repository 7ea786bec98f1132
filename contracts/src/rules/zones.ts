import { Temporal } from 'temporal-polyfill'

/** An instant on the clock of a time zone, as in 'Europe/Berlin'. */
export const inZone = (instant: string, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone)

/** The instant of a clock, in UTC with milliseconds, as the wire has it. */
export const toInstant = (clock: Temporal.ZonedDateTime): string =>
  new Date(clock.epochMilliseconds).toISOString()

/** The instant at which the clocks of a zone show a day and a time; one that a clock change leaves out comes an hour later. */
export const instantAt = (day: string, time: string, zone: string): string =>
  toInstant(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone))

/** What a clock change does to a local time: 'skipped' never comes that day, 'doubled' comes twice; null is plain. */
export function clockChangeAt(day: string, time: string, zone: string): 'skipped' | 'doubled' | null {
  const clock = Temporal.PlainDateTime.from(`${day}T${time}`)
  const earlier = clock.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = clock.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return null
  return later.toPlainDateTime().equals(clock) ? 'doubled' : 'skipped'
}

/** The day in a zone as in '2027-03-01', and the time of day as in '08:30'. */
export const dayIn = (instant: string, zone: string): string => inZone(instant, zone).toPlainDate().toString()
export const timeIn = (instant: string, zone: string): string =>
  inZone(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' })

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 'MMM DD, YYYY HH:mm' on the clock of a zone: how a sentence names a date. */
export function dateTimeIn(instant: string, zone: string): string {
  const { month, day, year } = inZone(instant, zone)
  return `${months[month - 1] ?? ''} ${String(day).padStart(2, '0')}, ${year} ${timeIn(instant, zone)}`
}
