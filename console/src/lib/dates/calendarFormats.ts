import { dateFormatOptions, type Formats } from '../formats.ts'
import { listMonths, listWeeks, parseDay } from './days.ts'

// Days ('2027-03-01') and months ('2027-03') have no time zone, so they are formatted as UTC everywhere.

const formatUtcDay = (formats: Formats, day: string, shape: Intl.DateTimeFormatOptions): string =>
  formats.withZone('UTC').dates(shape).format(parseDay(day))

export const formatDayDate = (formats: Formats, day: string): string =>
  formatUtcDay(formats, day, dateFormatOptions)

export const formatDayTitle = (formats: Formats, day: string): string =>
  formatUtcDay(formats, day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

export const formatShortDay = (formats: Formats, day: string): string =>
  formatUtcDay(formats, day, { weekday: 'short', month: 'short', day: 'numeric' })

export const formatMonthDay = (formats: Formats, day: string): string =>
  formatUtcDay(formats, day, { month: 'short', day: '2-digit' })

export const formatShortMonth = (formats: Formats, month: string): string =>
  formatUtcDay(formats, `${month}-01`, { month: 'short', year: 'numeric' })

export const formatMonthTitle = (formats: Formats, month: string): string =>
  formatUtcDay(formats, `${month}-01`, { month: 'long', year: 'numeric' })

type CalendarName = { short: string; long: string }

export function listWeekdays(formats: Formats): CalendarName[] {
  const [week = []] = listWeeks('2024-01')
  return week.map((day) => ({
    short: formatUtcDay(formats, day, { weekday: 'short' }),
    long: formatUtcDay(formats, day, { weekday: 'long' }),
  }))
}

export const listMonthNames = (formats: Formats): CalendarName[] =>
  listMonths('2024').map((month) => ({
    short: formatUtcDay(formats, `${month}-01`, { month: 'short' }),
    long: formatUtcDay(formats, `${month}-01`, { month: 'long' }),
  }))

const tokens: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MMM', day: 'DD' }

/** Returns the date format, such as 'MMM DD, YYYY', with literal text in brackets. */
export const getDatePattern = (formats: Formats): string =>
  formats
    .dates(dateFormatOptions)
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? value.replace(/\p{L}+/gu, '[$&]'))
    .join('')
