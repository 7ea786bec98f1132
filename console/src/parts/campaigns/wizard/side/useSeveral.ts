import { useEffect } from 'react'
import { useCompanyStore } from '../../../../app/RootContext.tsx'
import type { Resource } from '../../../../lib/Resource.ts'
import { ListsStore } from '../../../lists/ListsStore.ts'
import { onSeveralLists } from './figures.ts'

/** How many people are on more than one of the chosen lists; for observers. */
export function useSeveral(userLists: readonly number[], { value: people }: Resource<number>): number {
  const lists = useCompanyStore(ListsStore)
  const { all } = lists
  useEffect(() => {
    if (!lists.all.value) void lists.loadAll()
  }, [lists])
  const counts = (all.value ?? [])
    .filter(({ id }) => userLists.includes(id))
    .map(({ usersCount }) => usersCount)
  return people === undefined ? 0 : onSeveralLists(counts, people)
}
