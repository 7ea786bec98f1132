import { useTranslation } from 'react-i18next'
import { formatLastDay } from '../../../lib/dates/lastDay.ts'
import { useFormats } from '../../../ui/formats.ts'

/** Subscriptions end at the beginning of a day, so pages show the day before (S0 section 3). */
export function useLastDayText(): (end: string | null | undefined) => string | undefined {
  const { t } = useTranslation()
  const formats = useFormats()
  return (end) => (end ? t('partner.lastDay', { date: formatLastDay(formats, end) }) : undefined)
}
