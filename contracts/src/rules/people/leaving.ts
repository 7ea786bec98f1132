import type { ListRef } from '../../entities/people/employee.ts'

export type Leavers = { deleted: number; leaving: number; unknown: number }

export function isDeletedBy(on: readonly ListRef[], left: readonly ListRef[]): boolean | null {
  if (on.length === 0) return null
  return on.every(({ id }) => left.some((list) => list.id === id))
}

export function countLeavers(people: readonly { isDeleted: boolean | null }[]): Leavers {
  const leavers = { deleted: 0, leaving: 0, unknown: 0 }
  for (const { isDeleted } of people) {
    if (isDeleted === null) leavers.unknown++
    else if (isDeleted) leavers.deleted++
    else leavers.leaving++
  }
  return leavers
}
