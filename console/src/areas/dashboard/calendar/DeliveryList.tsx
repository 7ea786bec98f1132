import { type CalendarEvent, getZonedDay } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMonthDay } from '../../../lib/dates/calendarFormats.ts'
import { formatTime } from '../../../lib/dates/timeFormats.ts'
import { EventDot } from '../../../ui/calendar/EventDot.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { Truncate } from '../../../ui/text/Truncate.tsx'
import { radiiPx, sizes, tabularNumbers, typeScale } from '../../../ui/theme/tokens.ts'
import { eventKinds } from './kinds.tsx'
import { NextDeliveriesSkeleton } from './NextDeliveriesSkeleton.tsx'
import { LIST_ROWS } from './sizes.ts'

const MAX_NAME_LENGTH = 28

const ROW_HEIGHT_PX = 52

const Section = styled('section')(({ theme }) => ({
  minHeight: 36 + LIST_ROWS * ROW_HEIGHT_PX,
  paddingBottom: 8,
  '& > p': { margin: 0, padding: '0 20px', color: theme.vars.palette.text.secondary },
}))

const Label = styled('div')(({ theme }) => ({
  padding: '10px 20px 4px',
  fontSize: typeScale.size.tiny,
  fontWeight: typeScale.weight.medium,
  color: theme.vars.palette.text.secondary,
}))

const List = styled('ul')({ margin: 0, padding: '0 12px', listStyle: 'none' })

const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 14,
  minHeight: sizes.touch,
  padding: '4px 8px',
  borderRadius: radiiPx.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
}))

const Day = styled('time')({
  ...tabularNumbers,
  flex: 'none',
  minWidth: 46,
  fontWeight: typeScale.weight.medium,
})

const EventText = styled('span')({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
const Name = styled('span')({ fontWeight: typeScale.weight.medium })
const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

type Props = {
  title: string
  day?: string | undefined
  events: readonly CalendarEvent[] | undefined
  onLeave?: (() => void) | undefined
}

export function DeliveryList({ title, day, events, onLeave }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Section aria-labelledby={id} aria-busy={events === undefined}>
      <Label id={id}>{title}</Label>
      {events === undefined && <NextDeliveriesSkeleton />}
      {events?.length === 0 && <p>{t('dashboard.calendar.nothingNext')}</p>}
      {events !== undefined && events.length > 0 && (
        <List aria-labelledby={id}>
          {events.map((event) => (
            <li key={`${event.type} ${String(event.eventId)}`}>
              <Delivery event={event} hasDay={day === undefined} onLeave={onLeave} />
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}

type DeliveryProps = { event: CalendarEvent; hasDay: boolean; onLeave: (() => void) | undefined }

function Delivery({ event: { id, name, type, date, users }, hasDay, onLeave }: DeliveryProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { tone, shape, word, path } = eventKinds[type]
  const day = getZonedDay(date, formats.zone)
  const peopleTexts = users === undefined ? [] : [t('shell.people', { count: users })]
  return (
    <Line to={path(id)} onClick={onLeave}>
      {hasDay && <Day dateTime={day}>{formatMonthDay(formats, day)}</Day>}
      <EventText>
        <Name>
          <Truncate text={name} maxLength={MAX_NAME_LENGTH} />
        </Name>
        <Facts>
          <EventDot tone={tone} shape={shape} />
          <SingleLineText text={[t(word), ...peopleTexts, formatTime(formats, date)].join(' · ')} />
        </Facts>
      </EventText>
    </Line>
  )
}
