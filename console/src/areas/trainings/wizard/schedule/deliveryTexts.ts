import { formatDateTime, formatNearDate } from '../../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../../lib/formats.ts'

/** For example 'Tue, Apr 07, 2026 09:00'. */
export const formatDeliveryDate = (formats: Formats, date: string): string =>
  `${formats.write(date, { weekday: 'short' })}, ${formatDateTime(formats, date)}`

/** For example 'Tue, Apr 7, 09:00', without the year if it's this year's. */
export const formatDeliveryRow = (formats: Formats, date: string, now: string): string =>
  formatNearDate(formats, date, now, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Maximum length of a name in the schedule, in characters (C-18). */
export const maxTitleLength = 32
