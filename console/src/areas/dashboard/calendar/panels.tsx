import { getZonedDay } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { getMonth } from '../../../lib/dates/days.ts'
import { MonthSwitcher } from '../../../ui/calendar/MonthSwitcher.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyComponent } from '../../../ui/lazyPart.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { DashboardStore } from '../DashboardStore.ts'
import { NextDeliveriesSkeleton } from './NextDeliveriesSkeleton.tsx'
import { GRID_HEIGHT_PX } from './sizes.ts'
import { useCalendarState } from './useCalendarState.ts'

const DeliveryCalendar = createLazyComponent(
  async () => (await import('./DeliveryCalendar.tsx')).DeliveryCalendar,
)

const CalendarSkeleton = () => (
  <div aria-busy>
    <div aria-hidden style={{ padding: '8px 20px 0' }}>
      <Skeleton height={GRID_HEIGHT_PX + 28} sx={{ transform: 'none' }} />
    </div>
    <div style={{ paddingTop: 40 }}>
      <NextDeliveriesSkeleton />
    </div>
  </div>
)

export const CalendarPanel = observer(function CalendarPanel() {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const id = useId()
  const { zone } = useFormats()
  const { isLoading } = useCompanyStore(DashboardStore)
  const today = getZonedDay(clock.now().toISOString(), zone)
  const calendar = useCalendarState(getMonth(today))
  const { month, setMonth } = calendar
  return (
    <Panel
      title={t('dashboard.calendar.title')}
      aside={<MonthSwitcher {...{ id, month }} onMonth={setMonth} compact />}
      flush
    >
      <Suspense fallback={<CalendarSkeleton />}>
        {isLoading ? <CalendarSkeleton /> : <DeliveryCalendar {...{ today, calendar }} labelledBy={id} />}
      </Suspense>
    </Panel>
  )
})
