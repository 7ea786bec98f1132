import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { createLazyComponent } from '../../../ui/lazyPart.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { DashboardStore } from '../DashboardStore.ts'
import { NextDeliveriesSkeleton } from './NextDeliveriesSkeleton.tsx'

const DeliveryCalendar = createLazyComponent(
  async () => (await import('./DeliveryCalendar.tsx')).DeliveryCalendar,
)
const NextDeliveries = createLazyComponent(async () => (await import('./NextDeliveries.tsx')).NextDeliveries)

/** Height of six weeks with a header, px: reserved, so that the layout doesn't shift. */
const PANEL_HEIGHT_PX = 690

const MinHeightPanel = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { minHeight: PANEL_HEIGHT_PX },
}))

const Weeks = styled(Skeleton)(({ theme }) => ({
  transform: 'none',
  height: 160,
  [theme.breakpoints.up('sm')]: { height: PANEL_HEIGHT_PX - 64 },
}))

function CalendarSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton width={140} height={40} sx={{ marginBottom: 1 }} />
      <Weeks />
    </div>
  )
}

export const CalendarPanel = observer(function CalendarPanel() {
  const { t } = useTranslation()
  const { isLoading } = useCompanyStore(DashboardStore)
  return (
    <Panel title={t('dashboard.calendar.title')}>
      <MinHeightPanel>
        <Suspense fallback={<CalendarSkeleton />}>
          {isLoading ? <CalendarSkeleton /> : <DeliveryCalendar />}
        </Suspense>
      </MinHeightPanel>
    </Panel>
  )
})

export const NextDeliveriesPanel = observer(function NextDeliveriesPanel() {
  const { t } = useTranslation()
  const { isLoading } = useCompanyStore(DashboardStore)
  return (
    <Panel title={t('dashboard.calendar.next')} flush>
      <Suspense fallback={<NextDeliveriesSkeleton />}>
        {isLoading ? <NextDeliveriesSkeleton /> : <NextDeliveries />}
      </Suspense>
    </Panel>
  )
})
