import { type CalendarEvent, getZonedDay } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { addMonths, getMonth } from '../../../lib/dates/days.ts'
import { formatTime } from '../../../lib/dates/timeFormats.ts'
import { failureProps } from '../../../lib/tables/tableProps.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { OneLine } from '../../../ui/text/OneLine.tsx'
import { Truncate } from '../../../ui/text/Truncate.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { numeric, radius, size } from '../../../ui/theme/tokens.ts'
import { CenteredCell } from '../CenteredCell.ts'
import { kinds } from './kinds.tsx'
import { selectUpcoming, toUtcMonths } from './months.ts'
import { NEXT_COUNT, NextSkeleton } from './NextSkeleton.tsx'
import { useMonths } from './useMonths.ts'

const NAME = 28

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: '8px 8px 12px', listStyle: 'none' })

const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: size.touch,
  padding: 8,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
}))

const Words = styled('span')({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
const Name = styled('span')({ fontWeight: 500 })
const When = styled('span')(({ theme }) => ({ ...numeric, color: theme.vars.palette.text.secondary }))

export const NextDeliveries = observer(function NextDeliveries() {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const { zone } = useFormats()
  const now = clock.now()
  const today = getZonedDay(now.toISOString(), zone)
  const near = [today, addMonths(today, 1)].flatMap((day) => toUtcMonths(getMonth(day), zone))
  const months = useMonths([...new Set(near)])
  const { error, onRetry } = failureProps(months)
  if (!months.value) {
    return error !== undefined && !months.loading ? (
      <ErrorState title={t('dashboard.calendar.notLoaded')} text={error} onRetry={onRetry} />
    ) : (
      <NextSkeleton />
    )
  }
  const next = selectUpcoming(months.value, now).slice(0, NEXT_COUNT)
  if (next.length === 0) {
    return (
      <CenteredCell>
        <EmptyState title={t('dashboard.calendar.nothingNext')} />
      </CenteredCell>
    )
  }
  return (
    <List aria-label={t('dashboard.calendar.next')}>
      {next.map((event) => (
        <li key={`${event.type} ${String(event.eventId)}`}>
          <Next event={event} />
        </li>
      ))}
    </List>
  )
})

function Next({ event: { id, name, type, date, users } }: { event: CalendarEvent }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { icon, word, path } = kinds[type]
  const when = `${formats.date(date)} ${formatTime(formats, date)}`
  const reached = users === undefined ? [] : [t('shell.people', { count: users })]
  return (
    <Line to={path(id)}>
      <IconTile icon={icon} />
      <Words>
        <Name>
          <Truncate text={name} at={NAME} />
        </Name>
        <When>
          <VisuallyHidden>{t(word)}</VisuallyHidden>
          <OneLine text={[when, ...reached].join(' · ')} />
        </When>
      </Words>
    </Line>
  )
}
