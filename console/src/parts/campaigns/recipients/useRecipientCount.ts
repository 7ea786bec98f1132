import { useEffect } from 'react'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import type { Resource } from '../../../lib/Resource.ts'
import { COUNT_DELAY, RecipientsStore } from './RecipientsStore.ts'

/** Keeps `people` at how many are on the chosen lists, each once; for observers, wherever a wizard is open. */
export function useRecipientCount(chosen: readonly number[], people: Resource<number>): void {
  const store = useCompanyStore(RecipientsStore)
  useEffect(() => {
    // What is known at once, or not known at all, waits for nobody's ticks.
    const isFirst = people.value === undefined || chosen.length === 0
    const timer = setTimeout(() => void store.count(chosen, people), isFirst ? 0 : COUNT_DELAY)
    return () => clearTimeout(timer)
  }, [store, people, chosen])
}
