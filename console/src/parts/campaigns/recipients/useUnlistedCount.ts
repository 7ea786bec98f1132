import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { RecipientsStore } from './RecipientsStore.ts'

export function useUnlistedCount(listIds: readonly number[], count: number | undefined): number {
  const { known } = useCompanyStore(RecipientsStore)
  const { users_total } = useCompany()
  if (count === undefined || known === undefined || known.size === 0) return 0
  return [...known.keys()].every((id) => listIds.includes(id)) ? Math.max(0, users_total - count) : 0
}
