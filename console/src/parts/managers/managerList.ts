import type { Manager } from '@heed/contracts'
import { localPages } from '../../lib/tables/localPages.ts'
import { PagedList } from '../../lib/tables/PagedList.ts'

const PAGE = 10
export const pagerHiddenUpTo = PAGE - 1

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
