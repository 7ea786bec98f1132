import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatDayTitle, formatShortDay } from '../../lib/dates/calendarFormats.ts'
import { useFormats } from '../formats.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useInputTranslation } from '../useInputTranslation.ts'
import { EventLine } from './EventLine.tsx'
import type { DayEvent } from './types.ts'

const Days = styled('ul')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })
const Events = styled('ul')({ display: 'grid', gap: 4, margin: '4px 0 0', padding: 0, listStyle: 'none' })

type Props = { events: readonly DayEvent[]; today: string }

export function MonthList({ events, today }: Props) {
  const { t } = useInputTranslation()
  const formats = useFormats()
  const days = [...new Set(events.map(({ day }) => day))].sort((a, b) => (a < b ? -1 : 1))
  return (
    <Days>
      {days.map((day) => (
        <li key={day}>
          <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
            <span aria-hidden>{formatShortDay(formats, day)}</span>
            <VisuallyHidden>{formatDayTitle(formats, day)}</VisuallyHidden>
            {day === today && ` · ${t('inputs.calendar.today')}`}
          </Typography>
          <Events>
            {events
              .filter((event) => event.day === day)
              .map((event) => (
                <li key={event.id}>
                  <EventLine event={event} />
                </li>
              ))}
          </Events>
        </li>
      ))}
    </Days>
  )
}
