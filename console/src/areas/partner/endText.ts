import { hasNoEnd } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { formatLastDay } from '../../lib/dates/lastDay.ts'
import type { Formats } from '../../lib/formats.ts'

/** '' if the plan was never valid. Plans end on a calendar date, regardless of the time zone. */
export const formatSubscriptionEnd = (
  t: TFunction,
  formats: Formats,
  end: string | null,
  now: Date,
): string => (hasNoEnd(end, now) ? t('partner.noEnd') : end === null ? '' : formatLastDay(formats, end))
