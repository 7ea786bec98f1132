import { styled } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/Panel.tsx'
import { NextSkeleton } from './NextSkeleton.tsx'

// Months, their zone and the calendar come after the cards.
const DeliveryCalendar = lazy(async () => ({
  default: (await import('./DeliveryCalendar.tsx')).DeliveryCalendar,
}))
const NextDeliveries = lazy(async () => ({ default: (await import('./NextDeliveries.tsx')).NextDeliveries }))

/** As high as six weeks with their head: nothing below it moves when it comes. */
const Room = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { minHeight: 650 },
}))

export function CalendarPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('dashboard.calendar.title')}>
      <Room>
        <Suspense>
          <DeliveryCalendar />
        </Suspense>
      </Room>
    </Panel>
  )
}

export function NextPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('dashboard.calendar.next')} flush>
      <Suspense fallback={<NextSkeleton />}>
        <NextDeliveries />
      </Suspense>
    </Panel>
  )
}
