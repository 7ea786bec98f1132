import type { DayRange } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { dayDate } from '../../../lib/dates/calendarFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import type { Chip } from '../../../ui/table/filters/FilterLine.tsx'

const open: DayRange = { from: null, to: null }

type Ranged = { key: string; label: string; range: DayRange; onRange: (range: DayRange) => void }

export function rangeChip(t: TFunction, formats: Formats, ranged: Ranged): Chip | undefined {
  const { key, label, range, onRange } = ranged
  const said = rangeText(t, formats, range)
  return said === '' ? undefined : { key, label: `${label}: ${said}`, onRemove: () => onRange(open) }
}

function rangeText(t: TFunction, formats: Formats, { from, to }: DayRange): string {
  const day = (one: string) => dayDate(formats, one)
  if (from === null) return to === null ? '' : t('campaigns.list.until', { day: day(to) })
  return to === null ? t('campaigns.list.from', { day: day(from) }) : `${day(from)} – ${day(to)}`
}
