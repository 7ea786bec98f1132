import { dateShape, type Formats } from '../formats.ts'
import { listMonths, listWeeks, parseDay } from './days.ts'

// Days ('2027-03-01') and months ('2027-03') have no time zone: formatting them as UTC is right everywhere.

const write = (formats: Formats, day: string, shape: Intl.DateTimeFormatOptions): string =>
  formats.inZone('UTC').dates(shape).format(parseDay(day))

export const formatDayDate = (formats: Formats, day: string): string => write(formats, day, dateShape)

export const formatDayTitle = (formats: Formats, day: string): string =>
  write(formats, day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

export const formatDayShort = (formats: Formats, day: string): string =>
  write(formats, day, { weekday: 'short', month: 'short', day: 'numeric' })

export const formatShortMonth = (formats: Formats, month: string): string =>
  write(formats, `${month}-01`, { month: 'short', year: 'numeric' })

export const formatMonthTitle = (formats: Formats, month: string): string =>
  write(formats, `${month}-01`, { month: 'long', year: 'numeric' })

type Name = { short: string; long: string }

export function listWeekdays(formats: Formats): Name[] {
  const [week = []] = listWeeks('2024-01')
  return week.map((day) => ({
    short: write(formats, day, { weekday: 'short' }),
    long: write(formats, day, { weekday: 'long' }),
  }))
}

export const listMonthNames = (formats: Formats): Name[] =>
  listMonths('2024').map((month) => ({
    short: write(formats, `${month}-01`, { month: 'short' }),
    long: write(formats, `${month}-01`, { month: 'long' }),
  }))

const tokens: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MMM', day: 'DD' }

/** The date format as 'MMM DD, YYYY', with all literal letters in brackets. */
export const getDatePattern = (formats: Formats): string =>
  formats
    .dates(dateShape)
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? value.replace(/\p{L}+/gu, '[$&]'))
    .join('')
