import { pageSizeMax } from '../endpoints/declarations/paging.ts'
import { normalizeAddress } from '../entities/names.ts'
import type { Employee, EmployeeList, ListRef } from '../entities/people/employee.ts'
import { isDeletedBy } from '../rules/people/leaving.ts'
import { listsNamed } from '../rules/people/listLabel.ts'
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
  open: ListRef | null,
  named: readonly string[],
  made: readonly string[] = [],
): Promise<ListRef[]> {
  if (open) return [open]
  if (named.length === 0) return []
  const { lists } = await call((signal) => client.lists.list({ companyId }, { signal }))
  return selectLists(lists, named, made)
}

/** Skips lists that a directory manages, because their employees can't be removed here. */
export function selectLists(
  lists: readonly (ListRef & Pick<EmployeeList, 'source'>)[],
  named: readonly string[],
  made: readonly string[] = [],
): ListRef[] {
  const own = new Set(listsNamed(lists, made))
  return listsNamed(lists, named)
    .filter((list) => !own.has(list) && getListLockReason(list) === null)
    .map(({ id, name }) => ({ id, name }))
}

async function eachPage(
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
  await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => readPage(at + 1)))
}

export async function fetchMembers(search: ObsoleteSearch, list: Pick<ListRef, 'id'>): Promise<string[]> {
  const found: string[] = []
  await eachPage(search, list, (users) => {
    for (const { email } of users) found.push(normalizeAddress(email))
  })
  return found
}

/** Compares with the whole file, never with a batch; every employee is reported once. */
export async function findObsolete(
  search: ObsoleteSearch,
  lists: readonly ListRef[],
  missing: (emails: string[]) => string[] | Promise<string[]>,
): Promise<Leaver[]> {
  const found = new Map<string, Omit<Leaver, 'isDeleted'> & { on: readonly ListRef[] }>()
  for (const list of lists) {
    await eachPage(search, list, async (users) => {
      const gone = new Set(await missing(users.map(({ email }) => normalizeAddress(email))))
      for (const { email, name, lists: on } of users) {
        const address = normalizeAddress(email)
        if (!gone.has(address)) continue
        const person = found.get(address) ?? { email, name, on, lists: [] }
        person.lists.push(list)
        found.set(address, person)
      }
    })
  }
  return [...found.values()]
    .map(({ on, ...person }) => ({ ...person, isDeleted: isDeletedBy(on, person.lists) }))
    .sort((one, other) => (one.email < other.email ? -1 : 1))
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
