import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { DashboardStore } from '../DashboardStore.ts'
import { NextSkeleton } from './NextSkeleton.tsx'

// Months, their zone and the calendar are fetched when the cards are there.
const DeliveryCalendar = lazy(async () => ({
  default: (await import('./DeliveryCalendar.tsx')).DeliveryCalendar,
}))
const NextDeliveries = lazy(async () => ({ default: (await import('./NextDeliveries.tsx')).NextDeliveries }))

/** As high as six weeks with their head: nothing below it moves when it comes. */
const Room = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { minHeight: 690 },
}))

export const CalendarPanel = observer(function CalendarPanel() {
  const { t } = useTranslation()
  const { isComing } = useCompanyStore(DashboardStore)
  return (
    <Panel title={t('dashboard.calendar.title')}>
      <Room>
        <Suspense>{!isComing && <DeliveryCalendar />}</Suspense>
      </Room>
    </Panel>
  )
})

export const NextPanel = observer(function NextPanel() {
  const { t } = useTranslation()
  const { isComing } = useCompanyStore(DashboardStore)
  return (
    <Panel title={t('dashboard.calendar.next')} flush>
      <Suspense fallback={<NextSkeleton />}>{isComing ? <NextSkeleton /> : <NextDeliveries />}</Suspense>
    </Panel>
  )
})
