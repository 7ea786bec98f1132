import type { ListRef } from '../entities/employee.ts'

/** What becomes of people who leave lists; `unknown` are those whose lists are not known, as with anonymous tracking. */
export type Leavers = { deleted: number; leaving: number; unknown: number }

/**
 * Whether somebody on these lists who leaves some of them is on none then, and so deleted by the platform (S2 section
 * 4). Null = it is not known what they are on.
 */
export function isDeletedBy(on: readonly ListRef[], left: readonly ListRef[]): boolean | null {
  if (on.length === 0) return null
  return on.every(({ id }) => left.some((list) => list.id === id))
}

/** The numbers that are said before a removal and after it. */
export function leaversOf(people: readonly { isDeleted: boolean | null }[]): Leavers {
  const leavers = { deleted: 0, leaving: 0, unknown: 0 }
  for (const { isDeleted } of people) {
    if (isDeleted === null) leavers.unknown++
    else if (isDeleted) leavers.deleted++
    else leavers.leaving++
  }
  return leavers
}
