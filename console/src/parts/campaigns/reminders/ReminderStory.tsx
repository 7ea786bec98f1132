import { type ReminderStep, reminderDate, timeIn } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import type { Formats } from '../../../lib/formats.ts'
import { time, zoneAt } from '../../../lib/timeFormats.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useFormats } from '../../../ui/formats.ts'
import type { Delivered } from './RemindersInput.tsx'

type Props = { steps: readonly ReminderStep[]; delivered: Delivered }

/** What would happen to one person who does not finish the first delivery. */
export function ReminderStory({ steps, delivered }: Props) {
  const { t } = useTranslation()
  const { dates, zone } = delivered
  const formats = useFormats(zone)
  const [first] = dates
  if (first === undefined) return null
  const reminders = steps
    .map((step) => reminderDate(first, step, zone))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
  // A date says its year where they are of several, its time where it is another one than that of the delivery.
  const hasYears = new Set([first, ...reminders].map((date) => yearOf(formats, date))).size > 1
  const day = (instant: string) =>
    formats.write(instant, { month: 'long', day: 'numeric', ...(hasYears && { year: 'numeric' }) })
  const at = (instant: string) =>
    timeIn(instant, zone) === timeIn(first, zone) ? day(instant) : `${day(instant)} ${time(formats, instant)}`
  return (
    <Banner tone="info">
      {t('campaigns.reminders.story', {
        delivery: `${day(first)} ${time(formats, first)}`,
        list: formats.list(reminders.map(at)),
      })}{' '}
      ({zoneAt(formats, first)})
    </Banner>
  )
}

const yearOf = (formats: Formats, instant: string): string => formats.write(instant, { year: 'numeric' })
