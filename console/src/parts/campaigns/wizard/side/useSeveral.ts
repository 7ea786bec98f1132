import { useEffect } from 'react'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import type { Resource } from '../../../../lib/requests/Resource.ts'
import { RecipientsStore } from '../../recipients/RecipientsStore.ts'
import { onBothLists } from './figures.ts'

export function useSeveral(userLists: readonly number[], { value: people }: Resource<number>): number {
  const recipients = useCompanyStore(RecipientsStore)
  const { all } = recipients.lists
  useEffect(() => {
    if (!recipients.lists.all.value) void recipients.lists.loadAll()
  }, [recipients])
  const counted = recipients.onSeveral(userLists)
  if (counted !== undefined) return counted
  const counts = (all.value ?? [])
    .filter(({ id }) => userLists.includes(id))
    .map(({ usersCount }) => usersCount)
  return people === undefined ? 0 : onBothLists(counts, people)
}
