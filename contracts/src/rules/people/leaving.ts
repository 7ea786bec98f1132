import type { ListRef } from '../../entities/people/employee.ts'

export type LeaverCounts = { deleted: number; leaving: number; unknown: number }

export function isLeavingAllLists(
  currentLists: readonly ListRef[],
  leftLists: readonly ListRef[],
): boolean | null {
  if (currentLists.length === 0) return null
  return currentLists.every(({ id }) => leftLists.some((list) => list.id === id))
}

export function countLeavers(people: readonly { isDeleted: boolean | null }[]): LeaverCounts {
  const leavers = { deleted: 0, leaving: 0, unknown: 0 }
  for (const { isDeleted } of people) {
    if (isDeleted === null) leavers.unknown++
    else if (isDeleted) leavers.deleted++
    else leavers.leaving++
  }
  return leavers
}
