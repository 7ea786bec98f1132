import type { Client, Employee } from '@heed/contracts'
import { pageSizeMax } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { Caller } from '../../job/caller.ts'

export interface PeopleQuery {
  companyId: number
  listId?: number[]
  filter?: string
}

export interface PeoplePage {
  users: readonly Employee[]
  count: number
}

const changedStop = new Stop(
  'Employees were added or removed while the list was being read, so some may be missing or listed twice.',
  exitCodes.temporary,
  'Run the command again.',
)

/**
 * Prefetches one page, so at most two are in memory. Stops if employees are added or removed, because pages
 * shift.
 */
export async function* fetchPeoplePages(
  client: Client,
  call: Caller,
  query: PeopleQuery,
): AsyncGenerator<PeoplePage> {
  const read = (p: number) =>
    call((signal) => client.employees.list({ ...query, order: 'email asc', p, n: pageSizeMax }, { signal }))
  let nextPage = read(0)
  let previousLength: number | undefined
  for (let p = 0; ; p++) {
    const page = await nextPage
    if (page.count !== (previousLength ?? page.count)) throw changedStop
    previousLength = page.count
    const isLast = (p + 1) * pageSizeMax >= page.count
    if (!isLast) {
      nextPage = read(p + 1)
      // The error is rethrown when the page is awaited; after an early stop, it's ignored.
      nextPage.catch(() => undefined)
    }
    yield page
    if (isLast) return
  }
}
