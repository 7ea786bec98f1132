import { rejections } from '../files/refusals.ts'
import { string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

testClientPins([
  {
    pin: 'auth.checkEmail: an address without an account',
    as: 'nobody',
    request: 'POST /auth/checkEmail',
    body: { email: 'asa.admin@example.is' },
    answer: { exists: false },
    do: (client) => client.auth.checkEmail({ email: 'asa.admin@example.is' }),
  },
  {
    pin: 'auth.checkEmail: an address with an account',
    as: 'nobody',
    request: 'POST /auth/checkEmail',
    body: { email: 'admin@example.is' },
    answer: { exists: true },
    do: (client) => client.auth.checkEmail({ email: 'admin@example.is' }),
  },
  {
    pin: 'auth.checkEmail: what is no address',
    as: 'nobody',
    request: 'POST /auth/checkEmail',
    body: { email: 'anna' },
    fails: rejections.invalid({ email: 'Please enter your work email' }),
    do: (client) => client.auth.checkEmail({ email: 'anna' }),
  },
  {
    pin: 'auth.getPrincipal: the principal of nobody',
    as: 'nobody',
    request: 'GET /acl/principal',
    fails: rejections.unauthorized(),
    do: (client) => client.auth.getPrincipal(),
  },
])

const principals = [
  { as: 'admin', roles: ['admin'], permissions: [] },
  { as: 'helper', roles: ['viewer'], permissions: ['manageUsers'] },
  { as: 'partner', roles: ['partner'], permissions: [] },
  { as: 'super', roles: ['super'], permissions: [] },
  { as: 'stranger', roles: [], permissions: [] },
] as const

testClientPins(
  principals.map(({ as, roles, permissions }) => ({
    pin: `auth.getPrincipal: the principal of a ${as}`,
    as,
    request: 'GET /acl/principal',
    answer: { principal: { id: string('u-1'), email: `${as}@example.is`, roles, permissions } },
    do: (client) => client.auth.getPrincipal(),
  })),
)
