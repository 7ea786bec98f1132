import dayjs from 'dayjs'
import { getDatePattern, listMonthNames, listWeekdays } from '../../../lib/dates/calendarFormats.ts'
import type { Formats } from '../../../lib/formats.ts'

const registeredLocales = new Set<string>()

export function ensureLocale(formats: Formats): string {
  const name = `heed-${formats.language}`
  if (!registeredLocales.has(name)) dayjs.locale({ name, ...getCalendarNames(formats) }, undefined, true)
  registeredLocales.add(name)
  return name
}

function getCalendarNames(formats: Formats) {
  const date = getDatePattern(formats)
  const names = listMonthNames(formats)
  const [sunday, ...otherDays] = listWeekdays(formats).toReversed()
  const days = [...(sunday ? [sunday] : []), ...otherDays.toReversed()]
  const shortNames = days.map((day) => day.short)
  return {
    weekStart: 1,
    months: names.map((month) => month.long),
    monthsShort: names.map((month) => month.short),
    weekdays: days.map((day) => day.long),
    weekdaysShort: shortNames,
    weekdaysMin: shortNames,
    ordinal: String,
    formats: { LT: 'HH:mm', LTS: 'HH:mm:ss', L: date, LL: date, ll: date, LLL: `${date} HH:mm` },
    relativeTime: {},
  }
}
