import { dateOf, monthsOf, weeksOf } from './days.ts'
import { dateShape, type Formats } from './formats.ts'

// Days as in '2027-03-01' and months as in '2027-03', on no clock: what UTC shows of them is right everywhere.

const write = (formats: Formats, day: string, shape: Intl.DateTimeFormatOptions): string =>
  formats.inZone('UTC').dates(shape).format(dateOf(day))

/** 'Apr 07, 2026'. */
export const dayDate = (formats: Formats, day: string): string => write(formats, day, dateShape)

/** 'Tuesday, April 7, 2026'. */
export const dayTitle = (formats: Formats, day: string): string =>
  write(formats, day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'Tue, Apr 7'. */
export const dayShort = (formats: Formats, day: string): string =>
  write(formats, day, { weekday: 'short', month: 'short', day: 'numeric' })

/** 'Apr 2026' of '2026-04'. */
export const shortMonth = (formats: Formats, month: string): string =>
  write(formats, `${month}-01`, { month: 'short', year: 'numeric' })

/** 'April 2026' of '2026-04'. */
export const monthTitle = (formats: Formats, month: string): string =>
  write(formats, `${month}-01`, { month: 'long', year: 'numeric' })

type Name = { short: string; long: string }

/** From Monday on, as they head a calendar. */
export function weekdays(formats: Formats): Name[] {
  const [week = []] = weeksOf('2024-01')
  return week.map((day) => ({
    short: write(formats, day, { weekday: 'short' }),
    long: write(formats, day, { weekday: 'long' }),
  }))
}

/** From January on. */
export const months = (formats: Formats): Name[] =>
  monthsOf('2024').map((month) => ({
    short: write(formats, `${month}-01`, { month: 'short' }),
    long: write(formats, `${month}-01`, { month: 'long' }),
  }))

const tokens: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MMM', day: 'DD' }

/** How a date is typed: 'MMM DD, YYYY', with the letters between in brackets. */
export const datePattern = (formats: Formats): string =>
  formats
    .dates(dateShape)
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? value.replace(/\p{L}+/gu, '[$&]'))
    .join('')
