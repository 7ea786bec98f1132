import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { RecipientsStore } from './RecipientsStore.ts'

export function useUnlistedCount(listIds: readonly number[], count: number | undefined): number {
  const { known: knownLists } = useCompanyStore(RecipientsStore)
  const { users_total } = useCompany()
  if (count === undefined || knownLists === undefined || knownLists.size === 0) return 0
  return [...knownLists.keys()].every((id) => listIds.includes(id)) ? Math.max(0, users_total - count) : 0
}
