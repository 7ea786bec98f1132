import { getZonedTime } from '@heed/contracts'
import { formatTime, formatZone } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'

type Props = {
  delivery: string
  reminders: readonly string[]
  zone: string
  said: (names: { delivery: string; list: string }, moment: (instant: string) => string) => string
}

export function ReminderStory({ delivery, reminders, zone, said }: Props) {
  const formats = useFormats(zone)
  const sorted = reminders.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  const hasYears = new Set([delivery, ...sorted].map((date) => formatYear(formats, date))).size > 1
  const day = (instant: string) =>
    formats.write(instant, { month: 'long', day: 'numeric', ...(hasYears && { year: 'numeric' }) })
  const moment = (instant: string) => `${day(instant)} ${formatTime(formats, instant)}`
  const at = (instant: string) =>
    getZonedTime(instant, zone) === getZonedTime(delivery, zone) ? day(instant) : moment(instant)
  return (
    <Banner tone="info">
      {said({ delivery: moment(delivery), list: formats.list(sorted.map(at)) }, moment)} (
      {formatZone(formats, delivery)})
    </Banner>
  )
}

const formatYear = (formats: Formats, instant: string): string => formats.write(instant, { year: 'numeric' })
