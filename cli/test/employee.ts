import { integer, matchInstant, rejections, string } from '@heed/contracts/pact'

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
export const makeEmployeePin = (email = 'asa@example.is') =>
  ({
    pin: 'employees.get',
    request: `GET /companies/101/users/user/${encodeURIComponent(email)}`,
    answer: asa,
  }) as const
export const unknownEmployee = {
  ...makeEmployeePin('nobody@example.is'),
  fails: rejections.notFound(),
} as const
export const listsPin = {
  pin: 'lists.list',
  request: 'GET /companies/101/lists',
  answer: {
    lists: [
      { id: 11, name: 'Finance', created: matchInstant(), usersCount: integer(2) },
      { id: 12, name: 'Sales', created: matchInstant(), usersCount: integer(2) },
      { id: 13, name: 'Warehouse', created: matchInstant(), usersCount: integer(0) },
    ],
    count: 3,
  },
} as const

export const currentUserPin = {
  pin: 'auth.getCurrentUser',
  request: 'GET /auth/user',
  answer: {
    _id: string('u-1'),
    name: string('Anna Admin'),
    email: string('admin@example.is'),
    created: matchInstant(),
    permissions: [],
    superForAccounts: [],
  },
} as const
