import { type Client, type ListRef, listsNamed, pageSizeMax } from '@heed/contracts'

/** Somebody on the lists in question whom the file does not name; `lists` are those they would leave. */
export type ObsoletePerson = { email: string; name: string; lists: ListRef[] }

type Question = {
  client: Client
  companyId: number
  /** The open list; without one, the lists that the file names are meant (S2 section 2.3). */
  list: ListRef | undefined
  namedLists: readonly string[]
  missing: (emails: string[]) => Promise<string[]>
  signal: AbortSignal
}

/** Who would be removed, each person once, against the whole file and never against one batch of it. */
export async function findObsolete(question: Question): Promise<ObsoletePerson[]> {
  const found = new Map<string, ObsoletePerson>()
  for (const list of await listsInQuestion(question)) await collect(question, list, found)
  return [...found.values()].sort((one, other) => one.email.localeCompare(other.email))
}

async function listsInQuestion({
  client,
  companyId,
  list,
  namedLists,
  signal,
}: Question): Promise<ListRef[]> {
  if (list) return [list]
  if (namedLists.length === 0) return []
  const { lists } = await client.lists.list({ companyId }, { signal })
  return listsNamed(lists, namedLists).map(({ id, name }) => ({ id, name }))
}

async function collect(question: Question, list: ListRef, found: Map<string, ObsoletePerson>): Promise<void> {
  const { client, companyId, missing, signal } = question
  for (let p = 0, seen = 0, count = 1; seen < count; p++) {
    const page = await client.lists.listUsers(
      { companyId, listId: list.id, p, n: pageSizeMax, order: 'email asc' },
      { signal },
    )
    if (page.users.length === 0) return
    seen += page.users.length
    count = page.count
    const gone = new Set(await missing(page.users.map(({ email }) => email)))
    for (const { email, name } of page.users) {
      if (!gone.has(email)) continue
      const known = found.get(email)
      if (known) known.lists.push(list)
      else found.set(email, { email, name, lists: [list] })
    }
  }
}
