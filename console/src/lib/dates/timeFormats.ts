import { type Formats, type Instant, toDate } from '../formats.ts'

export const formatTime = (formats: Formats, instant: Instant): string =>
  formats.write(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export const formatDateTime = (formats: Formats, instant: Instant): string =>
  [formats.date(instant), formatTime(formats, instant)].filter(Boolean).join(' ')

/** Adds the year only to dates in other years, in `formats.zone`. */
export function formatNearDate(
  formats: Formats,
  instant: Instant,
  now: Instant,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const [year, currentYear] = [instant, now].map((date) => formats.write(date, { year: 'numeric' }))
  return formats.write(instant, {
    month: 'short',
    day: 'numeric',
    ...options,
    ...(year !== currentYear && { year: 'numeric' as const }),
  })
}

/** For example 'Mar 01, 2026 09:30 (Europe/Berlin, GMT+1)'. */
export function formatWithZone(formats: Formats, instant: Instant): string {
  const text = formatDateTime(formats, instant)
  return text && `${text} (${formatZone(formats, instant)})`
}

/** For example 'Europe/Berlin, GMT+1', or 'Europe/Berlin, GMT+1/GMT+2' when clocks change between the times. */
export function formatZone(formats: Formats, ...instants: Instant[]): string {
  const offsets = new Set(instants.flatMap((instant) => formatOffset(formats, instant) ?? []))
  return [formats.zone, [...offsets].join('/')].filter(Boolean).join(', ')
}

export function formatOffset(formats: Formats, instant: Instant): string | undefined {
  const date = toDate(instant)
  const parts = date ? formats.dates({ timeZoneName: 'shortOffset' }).formatToParts(date) : []
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset?.replace(/^(GMT|UTC)$/, '$1+0')
}

const [hour, minute] = [3_600_000, 60_000]

/**
 * Counts calendar days in the zone ('in 14 days'); within a day, whole hours or minutes, at least 'in 1
 * minute'.
 */
export function formatDaysUntil(formats: Formats, now: Date, instant: string): string {
  const days = getDayNumber(formats, instant) - getDayNumber(formats, now)
  if (days > 0) return formats.relative(days, 'day')
  const remainingMs = Date.parse(instant) - now.getTime()
  return remainingMs >= hour
    ? formats.relative(Math.floor(remainingMs / hour), 'hour')
    : formats.relative(Math.max(1, Math.floor(remainingMs / minute)), 'minute')
}

const gregorian = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const

function getDayNumber(formats: Formats, instant: Instant): number {
  const parts = formats.dates(gregorian).formatToParts(toDate(instant))
  const getPart = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return Date.UTC(getPart('year'), getPart('month') - 1, getPart('day')) / 86_400_000
}
