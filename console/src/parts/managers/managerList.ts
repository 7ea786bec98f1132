import type { Manager } from '@heed/contracts'
import { createLocalFetch } from '../../lib/tables/localPages.ts'
import { PagedList } from '../../lib/tables/PagedList.ts'

const PAGE_SIZE = 10
export const maxRowsWithoutPager = PAGE_SIZE - 1

export const createManagerList = (
  name: string,
  fetch: (signal: AbortSignal) => Promise<readonly Manager[]>,
): PagedList<Manager> =>
  new PagedList<Manager>(
    createLocalFetch(fetch, {
      texts: ({ name = '', email }) => [name, email],
      fields: {
        name: ({ name }) => name ?? null,
        email: ({ email }) => email,
        role: ({ role }) => role ?? null,
        created: ({ created }) => created ?? null,
      },
    }),
    {
      prefix: 'admins',
      name,
      size: PAGE_SIZE,
      order: 'name asc',
      fields: ['name', 'email', 'role', 'created'],
    },
  )
