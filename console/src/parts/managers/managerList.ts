import type { Manager } from '@heed/contracts'
import { localPages } from '../../lib/localPages.ts'
import { PagedList } from '../../lib/PagedList.ts'

/** Rows of a page, and the fewest that have a pager (S0 section 9). */
const PAGE = 10
export const pagerHiddenUpTo = PAGE - 1

/** Who manages something, as it comes whole: searched, sorted and paged here. */
export const managerList = (
  fetch: (signal: AbortSignal) => Promise<readonly Manager[]>,
): PagedList<Manager> =>
  new PagedList<Manager>(
    localPages(fetch, {
      texts: ({ name = '', email }) => [name, email],
      fields: {
        name: ({ name }) => name ?? null,
        email: ({ email }) => email,
        role: ({ role }) => role ?? null,
        created: ({ created }) => created ?? null,
      },
    }),
    { prefix: 'admins', size: PAGE, order: 'name asc', fields: ['name', 'email', 'role', 'created'] },
  )
