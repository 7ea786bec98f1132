import { matchInstant, string } from '@heed/contracts/pact'

export const person = {
  _id: string('u-1'),
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: matchInstant(),
  permissions: [],
  superForAccounts: [],
}

/** The first call in every command that shows the user. */
export const userPin = {
  pin: 'auth.getCurrentUser',
  request: 'GET /auth/user',
  answer: person,
} as const
