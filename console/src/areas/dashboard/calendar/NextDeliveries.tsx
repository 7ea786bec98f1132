import { type CalendarEvent, getZonedDay } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { addMonths, getMonth } from '../../../lib/dates/days.ts'
import { formatTime } from '../../../lib/dates/timeFormats.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { Truncate } from '../../../ui/text/Truncate.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { radiiPx, sizesPx, tabularNumbers } from '../../../ui/theme/tokens.ts'
import { CenteredCell } from '../CenteredCell.ts'
import { eventKinds } from './kinds.tsx'
import { selectUpcoming, toUtcMonths } from './months.ts'
import { NextDeliveriesSkeleton, SKELETON_COUNT } from './NextDeliveriesSkeleton.tsx'
import { useMonths } from './useMonths.ts'

const MAX_NAME_LENGTH = 28

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: '8px 8px 12px', listStyle: 'none' })

const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: sizesPx.touch,
  padding: 8,
  borderRadius: radiiPx.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
}))

const EventText = styled('span')({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
const Name = styled('span')({ fontWeight: 500 })
const EventTime = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  color: theme.vars.palette.text.secondary,
}))

export const NextDeliveries = observer(function NextDeliveries() {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const { zone } = useFormats()
  const now = clock.now()
  const today = getZonedDay(now.toISOString(), zone)
  const nearMonths = [today, addMonths(today, 1)].flatMap((day) => toUtcMonths(getMonth(day), zone))
  const months = useMonths([...new Set(nearMonths)])
  const { error, onRetry } = toFailureProps(months)
  if (!months.value) {
    return error !== undefined && !months.loading ? (
      <ErrorState title={t('dashboard.calendar.notLoaded')} text={error} onRetry={onRetry} />
    ) : (
      <NextDeliveriesSkeleton />
    )
  }
  const upcomingEvents = selectUpcoming(months.value, now).slice(0, SKELETON_COUNT)
  if (upcomingEvents.length === 0) {
    return (
      <CenteredCell>
        <EmptyState title={t('dashboard.calendar.nothingNext')} />
      </CenteredCell>
    )
  }
  return (
    <List aria-label={t('dashboard.calendar.next')}>
      {upcomingEvents.map((event) => (
        <li key={`${event.type} ${String(event.eventId)}`}>
          <NextDelivery event={event} />
        </li>
      ))}
    </List>
  )
})

function NextDelivery({ event: { id, name, type, date, users } }: { event: CalendarEvent }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { icon, word, path } = eventKinds[type]
  const dateText = `${formats.date(date)} ${formatTime(formats, date)}`
  const peopleTexts = users === undefined ? [] : [t('shell.people', { count: users })]
  return (
    <Line to={path(id)}>
      <IconTile icon={icon} />
      <EventText>
        <Name>
          <Truncate text={name} maxLength={MAX_NAME_LENGTH} />
        </Name>
        <EventTime>
          <VisuallyHidden>{t(word)}</VisuallyHidden>
          <SingleLineText text={[dateText, ...peopleTexts].join(' · ')} />
        </EventTime>
      </EventText>
    </Line>
  )
}
