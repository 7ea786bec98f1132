import { useTranslation } from 'react-i18next'
import { lastDay } from '../../../lib/lastDay.ts'
import { useFormats } from '../../../ui/formats.ts'

/** What a chosen end means: a subscription ends as that day begins, and every page shows the day before it (S0 section 3). */
export function useLastDayText(): (end: string | null | undefined) => string | undefined {
  const { t } = useTranslation()
  const formats = useFormats()
  return (end) => (end ? t('partner.lastDay', { date: lastDay(formats, end) }) : undefined)
}
