import { type Client, listsNamed, pageSizeMax } from '@heed/contracts'
import type { AddressIndex } from '@heed/contracts/rules/import/addressIndex'
import type { Caller } from './caller.ts'

/** Someone on the lists who is not in the file. */
export interface ObsoletePerson {
  email: string
  name: string
  /** Of the lists that were looked at, those the person is on. */
  lists: number[]
}

export interface ListFacts {
  id: number
  name: string
  usersCount: number
}

interface ObsoleteOptions {
  client: Client
  call: Caller
  companyId: number
  /** Everyone in the file. */
  people: AddressIndex
}

/** The open list, or the lists of the company that the file names, less those that the import itself has made. */
export async function listsLookedAt(
  { client, call, companyId }: ObsoleteOptions,
  open: ListFacts | null,
  named: readonly string[],
  made: readonly string[],
): Promise<ListFacts[]> {
  if (open) return [open]
  if (named.length === 0) return []
  const { lists } = await call((signal) => client.lists.list({ companyId }, { signal }))
  const own = new Set(listsNamed(lists, made))
  return listsNamed(lists, named).filter((list) => !own.has(list))
}

/** Who is on these lists and not in the file, by address. Read a page at a time. */
export async function findObsolete(
  { client, call, companyId, people }: ObsoleteOptions,
  lists: readonly ListFacts[],
): Promise<ObsoletePerson[]> {
  const missing = new Map<string, ObsoletePerson>()
  async function readPage(listId: number, p: number): Promise<number> {
    const { users, count } = await call((signal) =>
      client.lists.listUsers({ companyId, listId, p, n: pageSizeMax, order: 'email asc' }, { signal }),
    )
    for (const { email, name } of users) {
      const address = email.toLowerCase()
      if (people.has(address)) continue
      const person = missing.get(address) ?? { email, name, lists: [] }
      person.lists.push(listId)
      missing.set(address, person)
    }
    return count
  }
  for (const { id } of lists) {
    const pages = Math.ceil((await readPage(id, 0)) / pageSizeMax)
    await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => readPage(id, at + 1)))
  }
  return [...missing.values()].sort((one, other) => (one.email < other.email ? -1 : 1))
}

/** Takes each person off the lists; who is on none then is deleted by the platform. Who is gone already is no failure. */
export async function removePeople(
  { client, call, companyId }: ObsoleteOptions,
  obsolete: readonly ObsoletePerson[],
  onRemoved: () => void,
): Promise<void> {
  const removals = obsolete.map(async ({ email, lists }) => {
    await call((signal) => client.employees.delete({ companyId, email, lists }, { signal })).catch(
      (error: unknown) => {
        if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error
      },
    )
    onRemoved()
  })
  const results = await Promise.allSettled(removals)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
