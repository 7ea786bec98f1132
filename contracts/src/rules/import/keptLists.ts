import { foldedName } from '../../entities/names.ts'
import type { EmployeeList } from '../../entities/people/employee.ts'
import { getListLockReason } from '../people/people.ts'
import type { ReadRecord } from './lines/lines.ts'
import type { NamedList } from './outcomes/tally.ts'

type KnownList = Pick<EmployeeList, 'name' | 'source'>

export const keptListRefusal = (list: KnownList, isMember: boolean): string | null =>
  isMember ? null : getListLockReason(list)

export function selectKeptLists<List extends KnownList>(
  named: readonly NamedList[],
  lists: readonly List[],
): List[] {
  const names = new Set(named.map(({ name }) => foldedName(name)))
  return lists.filter((list) => getListLockReason(list) !== null && names.has(foldedName(list.name)))
}

export type KeptList = KnownList & { has(email: string): boolean }

export type KeptListConflict = NamedList & { reason: string }

export function createKeptListCheck(kept: readonly KeptList[]): {
  readonly found: KeptListConflict | null
  record(record: Pick<ReadRecord, 'email' | 'listName' | 'lineNumber'>): void
} {
  const lists = new Map(kept.map((list) => [foldedName(list.name), list]))
  let found: KeptListConflict | null = null
  return {
    get found() {
      return found
    },
    record({ email, listName, lineNumber }) {
      const list = found === null && listName !== '' ? lists.get(foldedName(listName)) : undefined
      const reason = list && keptListRefusal(list, list.has(email))
      if (reason) found = { name: listName, lineNumber, reason }
    },
  }
}
