import { composeText, type Employee, normalizeAddress, normalizeName } from '@heed/contracts'

export type EmployeeForm = { name: string; email: string; listsId: number[] }

export type EmployeeChange = { name?: string; listsId?: number[]; email?: string }

export function toEmployeeForm({ name, email, lists }: Employee): EmployeeForm {
  return { name, email, listsId: lists.map(({ id }) => id) }
}

/** A name is sent together with the lists (S2 section 5), which anonymous tracking hides. */
export function toEmployeeChange(
  previous: EmployeeForm,
  current: EmployeeForm,
  knowsLists = true,
): EmployeeChange {
  const name = normalizeName(current.name)
  const email = normalizeAddress(current.email)
  const isRenamed = name !== composeText(previous.name)
  const sendsLists = knowsLists && (isRenamed || !haveSameIds(previous.listsId, current.listsId))
  return {
    ...(isRenamed && { name }),
    ...(sendsLists && { listsId: current.listsId }),
    ...(email !== '' && email !== normalizeAddress(previous.email) && { email }),
  }
}

export const isEmptyChange = (change: EmployeeChange): boolean => Object.keys(change).length === 0

function haveSameIds(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
