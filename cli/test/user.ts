import { instant, string } from '@heed/contracts/pact'

export const person = {
  _id: string('u-1'),
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: instant(),
  permissions: [],
  superForAccounts: [],
}

/** The first call in every command that shows the user. */
export const user = {
  pin: 'auth.getCurrentUser',
  request: 'GET /auth/user',
  answer: person,
} as const
