import { instant, string } from '@heed/contracts/pact'

export const person = {
  _id: string('u-1'),
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: instant(),
  permissions: [],
  superForAccounts: [],
}

/** How every command that says who did something asks for it. */
export const user = {
  operation: 'auth.getCurrentUser',
  given: [{ state: 'a company' }],
  as: 'admin',
  withRequest: { method: 'GET', path: '/auth/user' },
  willRespondWith: { status: 200, body: person },
} as const
