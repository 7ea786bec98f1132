import { foldedName } from '../../entities/names.ts'
import type { EmployeeList } from '../../entities/people/employee.ts'
import { getListLockReason } from '../people/people.ts'
import type { ReadRecord } from './lines/lines.ts'
import type { NamedList } from './outcomes/tally.ts'

type KnownList = Pick<EmployeeList, 'name' | 'source'>

export const getKeptListRefusal = (list: KnownList, isMember: boolean): string | null =>
  isMember ? null : getListLockReason(list)

export function selectKeptLists<List extends KnownList>(
  namedLists: readonly NamedList[],
  lists: readonly List[],
): List[] {
  const names = new Set(namedLists.map(({ name }) => foldedName(name)))
  return lists.filter((list) => getListLockReason(list) !== null && names.has(foldedName(list.name)))
}

export type KeptList = KnownList & { has(email: string): boolean }

export type KeptListConflict = NamedList & { reason: string }

export function createKeptListCheck(keptLists: readonly KeptList[]): {
  readonly found: KeptListConflict | null
  record(record: Pick<ReadRecord, 'email' | 'listName' | 'lineNumber'>): void
} {
  const lists = new Map(keptLists.map((list) => [foldedName(list.name), list]))
  let conflict: KeptListConflict | null = null
  return {
    get found() {
      return conflict
    },
    record({ email, listName, lineNumber }) {
      const list = conflict === null && listName !== '' ? lists.get(foldedName(listName)) : undefined
      const reason = list && getKeptListRefusal(list, list.has(email))
      if (reason) conflict = { name: listName, lineNumber, reason }
    },
  }
}
