import { type CalendarEvent, getZonedDay } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getMonth } from '../../../lib/dates/days.ts'
import { formatOffset, formatTime, formatZone } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { MonthGrid } from '../../../ui/calendar/MonthGrid.tsx'
import { useReturnFocus } from '../../../ui/calendar/useReturnFocus.ts'
import { useFormats } from '../../../ui/formats.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { typeScale } from '../../../ui/theme/tokens.ts'
import { CalendarStore } from './CalendarStore.ts'
import { DayDeliveries } from './DayDeliveries.tsx'
import { eventKinds } from './kinds.tsx'
import { getMonthBounds, listNearMonths, selectMonthEvents, toUtcMonths } from './months.ts'
import { NextDeliveries } from './NextDeliveries.tsx'
import { GRID_HEIGHT_PX } from './sizes.ts'
import type { CalendarState } from './useCalendarState.ts'
import { useMonths } from './useMonths.ts'

const Grid = styled('div')({ minHeight: GRID_HEIGHT_PX, padding: '8px 12px 0' })

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 20px',
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '& > span': { flex: 1 },
}))

type Props = { today: string; calendar: CalendarState; labelledBy: string }

export const DeliveryCalendar = observer(function DeliveryCalendar({ today, calendar, labelledBy }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { zone } = formats
  const { month, setMonth, selected, select, returnTo, remember } = calendar
  const shownMonths = toUtcMonths(month, zone)
  const months = useMonths(shownMonths)
  const store = useCompanyStore(CalendarStore)
  useRefresh(() => store.refresh([...new Set([...shownMonths, ...listNearMonths(today, zone)])]))
  const { value } = months
  const events = value && selectMonthEvents(value, month, zone)
  const body = useRef<HTMLDivElement>(null)
  useReturnFocus(body, returnTo)
  const { error, onRetry } = toFailureProps(months)
  const failedText = error !== undefined && !value && !months.loading ? error : undefined
  return (
    <div ref={body}>
      {failedText === undefined ? (
        <>
          <Grid>
            <MonthGrid
              mini
              {...{ month, today, selected, returnTo }}
              onMonth={setMonth}
              onDay={(day) => select(day === selected ? undefined : day)}
              events={events?.map((event) => toDayEvent(event, t, formats))}
              labelledBy={labelledBy}
            />
          </Grid>
          <Note>
            <span>
              {events?.length === 0 ? t('dashboard.calendar.empty') : formatZoneNote(t, formats, month)}
            </span>
            {month !== getMonth(today) && (
              <ActionButton
                action={{
                  key: 'today',
                  label: t('inputs.calendar.today'),
                  onRun: () => setMonth(getMonth(today)),
                }}
                look="text"
                size="small"
                flush="end"
              />
            )}
          </Note>
        </>
      ) : (
        <ErrorState title={t('dashboard.calendar.notLoaded')} text={failedText} onRetry={onRetry} />
      )}
      {selected === undefined ? (
        <NextDeliveries />
      ) : (
        <DayDeliveries
          day={selected}
          events={events?.filter(({ date }) => getZonedDay(date, zone) === selected)}
          onLeave={remember}
        />
      )}
    </div>
  )
})

const toDayEvent = (event: CalendarEvent, t: TFunction, formats: Formats) => {
  const { eventId, name, type, date, users } = event
  const { icon, tone, shape, word } = eventKinds[type]
  return {
    id: `${type} ${String(eventId)}`,
    day: getZonedDay(date, formats.zone),
    time: formatTime(formats, date),
    text: name,
    people:
      users === undefined
        ? undefined
        : { number: formats.number(users), words: t('shell.people', { count: users }) },
    tone,
    kind: { icon, shape, word: t(word) },
  }
}

/** Shows both UTC offsets when the clocks change during that month. */
function formatZoneNote(t: TFunction, formats: Formats, month: string): string {
  const [first, last] = getMonthBounds(month, formats.zone)
  const zone = formatZone(formats, first)
  const offset = formatOffset(formats, last)
  return offset === formatOffset(formats, first) ? zone : t('dashboard.calendar.zone', { zone, offset })
}
