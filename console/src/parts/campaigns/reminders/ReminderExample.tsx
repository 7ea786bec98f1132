import { getZonedTime } from '@heed/contracts'
import { formatTime, formatZone } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'

type Props = {
  delivery: string
  reminders: readonly string[]
  zone: string
  formatStory: (names: { delivery: string; list: string }, moment: (instant: string) => string) => string
}

export function ReminderExample({ delivery, reminders, zone, formatStory }: Props) {
  const formats = useFormats(zone)
  const sortedTimes = reminders.toSorted((a, b) => Date.parse(a) - Date.parse(b))
  const hasYears = new Set([delivery, ...sortedTimes].map((date) => formatYear(formats, date))).size > 1
  const formatDay = (instant: string) =>
    formats.write(instant, { month: 'long', day: 'numeric', ...(hasYears && { year: 'numeric' }) })
  const formatInstant = (instant: string) => `${formatDay(instant)} ${formatTime(formats, instant)}`
  const formatMoment = (instant: string) =>
    getZonedTime(instant, zone) === getZonedTime(delivery, zone) ? formatDay(instant) : formatInstant(instant)
  return (
    <Banner tone="info">
      {formatStory(
        { delivery: formatInstant(delivery), list: formats.list(sortedTimes.map(formatMoment)) },
        formatInstant,
      )}{' '}
      ({formatZone(formats, delivery)})
    </Banner>
  )
}

const formatYear = (formats: Formats, instant: string): string => formats.write(instant, { year: 'numeric' })
