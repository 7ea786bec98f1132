import { getZonedDay } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { DeliveryList } from './DeliveryList.tsx'
import { listNearMonths, selectUpcoming } from './months.ts'
import { LIST_ROWS } from './sizes.ts'
import { useMonths } from './useMonths.ts'

export const NextDeliveries = observer(function NextDeliveries() {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const { zone } = useFormats()
  const now = clock.now()
  const today = getZonedDay(now.toISOString(), zone)
  const months = useMonths(listNearMonths(today, zone))
  if (!months.value && toFailureProps(months).error !== undefined && !months.loading) return null
  const events = months.value && selectUpcoming(months.value, now).slice(0, LIST_ROWS)
  return <DeliveryList title={t('dashboard.calendar.next')} events={events} />
})
