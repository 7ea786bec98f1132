import { isWithoutEnd } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../../lib/formats.ts'
import { lastDay } from '../../lib/lastDay.ts'

/** The last day on which it holds; '' where it never did. Days are sold by their date, wherever one looks at them from. */
export const endText = (t: TFunction, formats: Formats, end: string | null, now: Date): string =>
  isWithoutEnd(end, now) ? t('partner.noEnd') : end === null ? '' : lastDay(formats, end)
