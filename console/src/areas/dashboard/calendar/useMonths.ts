import { useEffect } from 'react'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { CalendarStore, type Months } from './CalendarStore.ts'

export function useMonths(months: readonly string[]): Months {
  const store = useCompanyStore(CalendarStore)
  const key = months.join()
  useEffect(() => void store.load(key.split(',')), [store, key])
  return store.getMonths(months)
}
