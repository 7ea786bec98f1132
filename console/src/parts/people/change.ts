import { composeText, type Employee, normalizeAddress, normalizeName } from '@heed/contracts'

export type EmployeeForm = { name: string; email: string; listsId: number[] }

export type EmployeeChange = { name?: string; listsId?: number[]; email?: string }

export function toEmployeeForm({ name, email, lists }: Employee): EmployeeForm {
  return { name, email, listsId: lists.map(({ id }) => id) }
}

/** A name is sent together with the lists (S2 section 5), which anonymous tracking hides. */
export function toEmployeeChange(
  before: EmployeeForm,
  after: EmployeeForm,
  knowsLists = true,
): EmployeeChange {
  const name = normalizeName(after.name)
  const email = normalizeAddress(after.email)
  const isRenamed = name !== composeText(before.name)
  const sendsLists = knowsLists && (isRenamed || !sameIds(before.listsId, after.listsId))
  return {
    ...(isRenamed && { name }),
    ...(sendsLists && { listsId: after.listsId }),
    ...(email !== '' && email !== normalizeAddress(before.email) && { email }),
  }
}

export const isEmptyChange = (change: EmployeeChange): boolean => Object.keys(change).length === 0

function sameIds(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
