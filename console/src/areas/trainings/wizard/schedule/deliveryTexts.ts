import { formatDateTime } from '../../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../../lib/formats.ts'

/** For example 'Tue, Apr 07, 2026 09:00'. */
export const formatDeliveryDate = (formats: Formats, date: string): string =>
  `${formats.write(date, { weekday: 'short' })}, ${formatDateTime(formats, date)}`

/** Maximum length of a name in the schedule, in characters (C-18). */
export const maxTitleLength = 32
