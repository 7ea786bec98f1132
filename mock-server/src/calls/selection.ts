import type { Selection } from '@heed/contracts'

/** Selects all rows except the unselected ones, or only the selected ones (S1 section 7). */
export function createSelectionFilter(
  selection: Selection | undefined,
): (person: { email: string }) => boolean {
  if (!selection) return () => true
  const { allSelected, unCheckedUsers, checkedUsers } = selection
  const namedUsers = new Set(allSelected ? unCheckedUsers : checkedUsers)
  return ({ email }) => namedUsers.has(email) !== allSelected
}
