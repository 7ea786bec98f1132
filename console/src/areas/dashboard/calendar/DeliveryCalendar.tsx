import { getZonedDay } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { getMonth } from '../../../lib/dates/days.ts'
import { formatOffset, formatTime, formatZone } from '../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { MonthCalendar } from '../../../ui/calendar/MonthCalendar.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { eventKinds } from './kinds.tsx'
import { getMonthBounds, selectMonthEvents, toUtcMonths } from './months.ts'
import { SelectedDays } from './SelectedDays.ts'
import { useMonths } from './useMonths.ts'

const MONTH_PARAM = 'month'

const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const DeliveryCalendar = observer(function DeliveryCalendar() {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const selectedDays = useCompanyStore(SelectedDays)
  const { key: step } = useLocation()
  const formats = useFormats()
  const { zone } = formats
  const now = clock.now().toISOString()
  const today = getZonedDay(now, zone)
  const { month, setMonth } = useMonth(getMonth(today))
  const months = useMonths(toUtcMonths(month, zone))
  const { value } = months
  const events =
    value &&
    selectMonthEvents(value, month, zone).map(({ id, eventId, name, type, date, users }) => ({
      id: `${type} ${String(eventId)}`,
      day: getZonedDay(date, zone),
      time: formatTime(formats, date),
      text: name,
      people:
        users === undefined
          ? undefined
          : { number: formats.number(users), words: t('shell.people', { count: users }) },
      tone: eventKinds[type].tone,
      kind: { icon: eventKinds[type].icon, word: t(eventKinds[type].word) },
      to: eventKinds[type].path(id),
    }))
  const { error, onRetry } = toFailureProps(months)
  if (error !== undefined && !value && !months.loading) {
    return <ErrorState title={t('dashboard.calendar.notLoaded')} text={error} onRetry={onRetry} />
  }
  return (
    <MonthCalendar
      month={month}
      onMonth={setMonth}
      today={today}
      events={events}
      empty={t('dashboard.calendar.empty')}
      aside={formatZoneNote(t, formats, month)}
      onLeave={(day) => selectedDays.remember(step, day)}
      returnTo={selectedDays.get(step)}
    />
  )
})

/** Shows both UTC offsets when the clocks change during that month. */
function formatZoneNote(t: TFunction, formats: Formats, month: string): string {
  const [first, last] = getMonthBounds(month, formats.zone)
  const zone = formatZone(formats, first)
  const offset = formatOffset(formats, last)
  return offset === formatOffset(formats, first) ? zone : t('dashboard.calendar.zone', { zone, offset })
}

/** Replaces the history entry, so that Back doesn't step through earlier months. */
function useMonth(current: string) {
  const [query, setQuery] = useSearchParams()
  const monthParam = query.get(MONTH_PARAM)
  const setMonth = (month: string) =>
    setQuery(
      (last) => {
        if (month === current) last.delete(MONTH_PARAM)
        else last.set(MONTH_PARAM, month)
        return last
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return { month: isMonth(monthParam) ? monthParam : current, setMonth }
}
