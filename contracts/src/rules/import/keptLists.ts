import { foldName } from '../../entities/names.ts'
import type { EmployeeList } from '../../entities/people/employee.ts'
import { getListLockReason } from '../people/people.ts'
import type { FileRecord } from './lines/lines.ts'
import type { NamedList } from './outcomes/tally.ts'

type KnownList = Pick<EmployeeList, 'name' | 'source'>

export const getLockedListRefusal = (list: KnownList, isMember: boolean): string | null =>
  isMember ? null : getListLockReason(list)

export function selectLockedLists<List extends KnownList>(
  namedLists: readonly NamedList[],
  lists: readonly List[],
): List[] {
  const names = new Set(namedLists.map(({ name }) => foldName(name)))
  return lists.filter((list) => getListLockReason(list) !== null && names.has(foldName(list.name)))
}

export type LockedList = KnownList & { has(email: string): boolean }

export type LockedListConflict = NamedList & { reason: string }

export function createLockedListCheck(keptLists: readonly LockedList[]): {
  readonly found: LockedListConflict | null
  record(record: Pick<FileRecord, 'email' | 'listName' | 'lineNumber'>): void
} {
  const lists = new Map(keptLists.map((list) => [foldName(list.name), list]))
  let conflict: LockedListConflict | null = null
  return {
    get found() {
      return conflict
    },
    record({ email, listName, lineNumber }) {
      const list = conflict === null && listName !== '' ? lists.get(foldName(listName)) : undefined
      const reason = list && getLockedListRefusal(list, list.has(email))
      if (reason) conflict = { name: listName, lineNumber, reason }
    },
  }
}
