import { instant, integer, refused, string } from '@heed/contracts/pact'

export const here = [{ state: 'a company' }] as const
/** Ása, who is on two lists. */
export const asaPath = '/companies/101/users/asa%40example.is'
export const asa = {
  userId: integer(1),
  name: 'Ása Þórsdóttir',
  email: 'asa@example.is',
  lists: [
    { id: 11, name: 'Finance' },
    { id: 12, name: 'Sales' },
  ],
}
export const getEmployee = (email = 'asa@example.is') =>
  ({
    operation: 'employees.get',
    given: here,
    as: 'admin',
    withRequest: { method: 'GET', path: `/companies/101/users/user/${encodeURIComponent(email)}` },
    willRespondWith: { status: 200, body: asa },
  }) as const
export const unknown = { ...getEmployee('nobody@example.is'), willRespondWith: refused.notFound() } as const
export const lists = {
  operation: 'lists.list',
  given: here,
  as: 'admin',
  withRequest: { method: 'GET', path: '/companies/101/lists' },
  willRespondWith: {
    status: 200,
    body: {
      lists: [
        { id: 11, name: 'Finance', created: instant(), usersCount: integer(2) },
        { id: 12, name: 'Sales', created: instant(), usersCount: integer(2) },
        { id: 13, name: 'Warehouse', created: instant(), usersCount: integer(0) },
      ],
      count: 3,
    },
  },
} as const

/** Whose run it is. */
export const me = {
  operation: 'auth.getCurrentUser',
  given: here,
  as: 'admin',
  withRequest: { method: 'GET', path: '/auth/user' },
  willRespondWith: {
    status: 200,
    body: {
      _id: string('u-1'),
      name: string('Anna Admin'),
      email: string('admin@example.is'),
      created: instant(),
      permissions: [],
      superForAccounts: [],
    },
  },
} as const
