import { pageSizeMax } from '../endpoints/declarations/paging.ts'
import { normalizeAddress } from '../entities/names.ts'
import type { Employee, EmployeeList, ListRef } from '../entities/people/employee.ts'
import { isLeavingAllLists } from '../rules/people/leaving.ts'
import { selectListsByName } from '../rules/people/listLabel.ts'
import { getListLockReason } from '../rules/people/people.ts'
import { ApiError } from './errors.ts'
import type { Client } from './send.ts'

export interface Leaver {
  email: string
  name: string
  lists: ListRef[]
  isDeleted: boolean | null
}

export interface ObsoleteSearch {
  client: Client
  companyId: number
  call: <T>(make: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

export async function loadSearchLists(
  { client, call, companyId }: ObsoleteSearch,
  openList: ListRef | null,
  listNames: readonly string[],
  newListNames: readonly string[] = [],
): Promise<ListRef[]> {
  if (openList) return [openList]
  if (listNames.length === 0) return []
  const { lists } = await call((signal) => client.lists.list({ companyId }, { signal }))
  return selectLists(lists, listNames, newListNames)
}

/** Skips lists that a directory manages, because their employees can't be removed here. */
export function selectLists(
  lists: readonly (ListRef & Pick<EmployeeList, 'source'>)[],
  listNames: readonly string[],
  newListNames: readonly string[] = [],
): ListRef[] {
  const ownLists = new Set(selectListsByName(lists, newListNames))
  return selectListsByName(lists, listNames)
    .filter((list) => !ownLists.has(list) && getListLockReason(list) === null)
    .map(({ id, name }) => ({ id, name }))
}

async function forEachPage(
  { client, call, companyId }: ObsoleteSearch,
  { id: listId }: Pick<ListRef, 'id'>,
  take: (users: readonly Employee[]) => void | Promise<void>,
): Promise<void> {
  const readPage = async (p: number): Promise<number> => {
    const { users, count } = await call((signal) =>
      client.lists.listUsers({ companyId, listId, p, n: pageSizeMax, order: 'email asc' }, { signal }),
    )
    await take(users)
    return count
  }
  const pages = Math.ceil((await readPage(0)) / pageSizeMax)
  await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 1)))
}

export async function fetchMembers(search: ObsoleteSearch, list: Pick<ListRef, 'id'>): Promise<string[]> {
  const missingEmails: string[] = []
  await forEachPage(search, list, (users) => {
    for (const { email } of users) missingEmails.push(normalizeAddress(email))
  })
  return missingEmails
}

/** Compares with the whole file, never with a batch; every employee is reported once. */
export async function findLeavers(
  search: ObsoleteSearch,
  lists: readonly ListRef[],
  findMissing: (emails: string[]) => string[] | Promise<string[]>,
): Promise<Leaver[]> {
  const leaversByEmail = new Map<string, Omit<Leaver, 'isDeleted'> & { listRefs: readonly ListRef[] }>()
  for (const list of lists) {
    await forEachPage(search, list, async (users) => {
      const missingEmails = new Set(await findMissing(users.map(({ email }) => normalizeAddress(email))))
      for (const { email, name, lists: currentLists } of users) {
        const address = normalizeAddress(email)
        if (!missingEmails.has(address)) continue
        const person = leaversByEmail.get(address) ?? { email, name, listRefs: currentLists, lists: [] }
        person.lists.push(list)
        leaversByEmail.set(address, person)
      }
    })
  }
  return [...leaversByEmail.values()]
    .map(({ listRefs, ...person }) => ({ ...person, isDeleted: isLeavingAllLists(listRefs, person.lists) }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
}

export async function removeLeaver(
  { client, call, companyId }: ObsoleteSearch,
  { email, lists, isDeleted }: Pick<Leaver, 'email' | 'isDeleted'> & { lists: readonly { id: number }[] },
): Promise<boolean | null> {
  try {
    const ids = lists.map(({ id }) => id)
    const answer = await call((signal) =>
      client.employees.delete({ companyId, email, lists: ids }, { signal }),
    )
    return answer.deleted ?? isDeleted
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return true
    throw error
  }
}
