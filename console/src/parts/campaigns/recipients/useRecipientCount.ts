import { useEffect } from 'react'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { COUNT_DELAY_MS, RecipientsStore } from './RecipientsStore.ts'

export function useRecipientCount(listIds: readonly number[], people: Resource<number>): void {
  const store = useCompanyStore(RecipientsStore)
  useEffect(() => {
    if (listIds.length > 0 && people.value === 0) people.clear()
    const isFirst = people.value === undefined || listIds.length === 0
    const timer = setTimeout(() => void store.count(listIds, people), isFirst ? 0 : COUNT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [store, people, listIds])
}
