import type { CalendarEvent } from '@heed/contracts'
import { formatDayTitle } from '../../../lib/dates/calendarFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { DeliveryList } from './DeliveryList.tsx'

type Props = { day: string; events: readonly CalendarEvent[] | undefined; onLeave: () => void }

export function DayDeliveries({ day, events, onLeave }: Props) {
  return <DeliveryList title={formatDayTitle(useFormats(), day)} {...{ day, events, onLeave }} />
}
