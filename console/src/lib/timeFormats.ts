import { type Formats, type Instant, toDate } from './formats.ts'

/** '09:30'. */
export const time = (formats: Formats, instant: Instant): string =>
  formats.write(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** 'Mar 01, 2026 09:30'. */
export const dateTime = (formats: Formats, instant: Instant): string =>
  [formats.date(instant), time(formats, instant)].filter(Boolean).join(' ')

/** 'Mar 01, 2026 09:30 (Europe/Berlin, GMT+1)': where the zone must not be guessed. */
export function withZone(formats: Formats, instant: Instant): string {
  const text = dateTime(formats, instant)
  return text && `${text} (${zoneAt(formats, instant)})`
}

/** The zone and its distance from GMT at that moment, such as 'Europe/Berlin, GMT+1'. */
export function zoneAt(formats: Formats, instant: Instant): string {
  const date = toDate(instant)
  const parts = date ? formats.dates({ timeZoneName: 'shortOffset' }).formatToParts(date) : []
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return [formats.zone, offset?.replace(/^(GMT|UTC)$/, '$1+0')].filter(Boolean).join(', ')
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How far ahead an instant lies, in whole days, hours or minutes: 'in 14 days'; 'in 1 minute' also when it has come. */
export function ahead(formats: Formats, now: Date, instant: string): string {
  const left = Date.parse(instant) - now.getTime()
  const [unit, length] = units.find(([, milliseconds]) => left >= milliseconds) ?? units[2]
  return formats.relative(Math.max(1, Math.floor(left / length)), unit)
}
