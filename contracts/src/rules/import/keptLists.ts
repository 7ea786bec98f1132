import type { EmployeeList } from '../../entities/employee.ts'
import { foldedName } from '../../entities/names.ts'
import { keptElsewhere } from '../people.ts'
import type { ReadRecord } from './lines.ts'
import type { NamedList } from './tally.ts'

type KnownList = Pick<EmployeeList, 'name' | 'source'>

/**
 * Why a line puts nobody on this list: it is kept elsewhere. Null where it may; so it may where somebody is on the list
 * already, for it changes nothing then: what was exported is imported again.
 */
export const keptListRefusal = (list: KnownList, isMember: boolean): string | null =>
  isMember ? null : keptElsewhere(list)

/** Of the lists of a company those that a file names and that are kept elsewhere. */
export function keptListsNamed<List extends KnownList>(
  named: readonly NamedList[],
  lists: readonly List[],
): List[] {
  const names = new Set(named.map(({ name }) => foldedName(name)))
  return lists.filter((list) => keptElsewhere(list) !== null && names.has(foldedName(list.name)))
}

/** A list that is kept elsewhere, with those who are on it. */
export type KeptList = KnownList & { has(email: string): boolean }

/** The first line that puts somebody on a list that is kept elsewhere, with the list as it is written there, and why not. */
export type OntoKeptList = NamedList & { reason: string }

/** Looks for that line: such a file is stopped before anything of it is saved. */
export function createKeptListCheck(kept: readonly KeptList[]): {
  readonly found: OntoKeptList | null
  record(record: Pick<ReadRecord, 'email' | 'listName' | 'lineNumber'>): void
} {
  const lists = new Map(kept.map((list) => [foldedName(list.name), list]))
  let found: OntoKeptList | null = null
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
