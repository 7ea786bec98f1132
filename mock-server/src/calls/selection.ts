import type { Selection } from '@heed/contracts'

/** All except the unselected, or only the selected (S1 section 7). */
export function selectedBy(selection: Selection | undefined): (person: { email: string }) => boolean {
  if (!selection) return () => true
  const { allSelected, unCheckedUsers, checkedUsers } = selection
  const named = new Set(allSelected ? unCheckedUsers : checkedUsers)
  return ({ email }) => named.has(email) !== allSelected
}
