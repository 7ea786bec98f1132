import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { formatDayTitle } from '../../lib/dates/calendarFormats.ts'
import { useFormats } from '../formats.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { getFrameStyles } from '../theme/forcedColors.ts'
import { radiiPx, typeScale } from '../theme/tokens.ts'
import { EventDot } from './EventDot.tsx'
import type { DayEvent } from './types.ts'

const MAX_DOTS = 3

const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  height: '100%',
  borderRadius: radiiPx.control,
  cursor: 'pointer',
  'td[data-past] > &': { color: theme.vars.palette.text.secondary },
  'td[aria-selected="true"] > &': getFrameStyles(theme.vars.palette.primary.main, 2),
  '&[data-upcoming]': { backgroundColor: theme.vars.palette.surface.subtle },
  'td:hover > &': { backgroundColor: theme.vars.palette.surface.hover },
}))

const DayNumber = styled('span')(({ theme }) => ({
  minWidth: 26,
  padding: '1px 4px',
  borderRadius: radiiPx.tag,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  'td[aria-current="date"] &': {
    fontWeight: typeScale.weight.semibold,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

const Dots = styled('span')({ display: 'flex', justifyContent: 'center', gap: 3, height: 7 })

type Props = {
  day: string
  today: string
  events: readonly DayEvent[]
  isActive: boolean
  isSelected: boolean
  isReturnTarget: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  onClick: () => void
}

export function MiniDayCell(props: Props) {
  const { day, today, events, isActive, isSelected, isReturnTarget, ...handlers } = props
  const formats = useFormats()
  return (
    <td
      data-day={day}
      data-past={day < today || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      data-returned={isReturnTarget || undefined}
      {...handlers}
      {...{ 'aria-selected': isSelected }}
    >
      <Face data-upcoming={(events.length > 0 && day >= today) || undefined}>
        <DayNumber aria-hidden>{Number(day.slice(-2))}</DayNumber>
        <VisuallyHidden>{formatDayTitle(formats, day)}</VisuallyHidden>
        <Dots>
          {events.slice(0, MAX_DOTS).map(({ id, tone = 'primary', kind }) => (
            <EventDot key={id} tone={tone} shape={kind?.shape ?? 'square'} />
          ))}
        </Dots>
        {events.map(({ id, kind, time, text, people }) => (
          <VisuallyHidden key={id} data-event={id}>
            {`, ${kind?.word ?? ''} ${time ?? ''} ${text}`}
            {people && <span data-people={people.number}>{`, ${people.words}`}</span>}
          </VisuallyHidden>
        ))}
      </Face>
    </td>
  )
}
