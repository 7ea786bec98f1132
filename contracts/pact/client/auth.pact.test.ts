import { describe, expect, it } from 'vitest'
import { instant, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinCall } from './pinCall.ts'

describe('auth.checkEmail', () => {
  const check = (email: string) =>
    ({
      operation: 'auth.checkEmail',
      given: [{ state: 'a company' }],
      as: 'nobody',
      withRequest: { method: 'POST', path: '/auth/checkEmail', body: { email } },
    }) as const

  it.each([
    ['asa.admin@example.is', false],
    ['admin@example.is', true],
  ])('tells of %s that it is known: %s', (email, exists) =>
    pinCall(
      {
        ...check(email),
        uponReceiving: exists ? 'an address with an account' : 'an address without an account',
        willRespondWith: { status: 200, body: { exists } },
      },
      async (client) => expect(await client.auth.checkEmail({ email })).toEqual({ exists }),
    ),
  )

  it('names the field that is no address', () =>
    pinCall(
      {
        ...check('anna'),
        uponReceiving: 'what is no address',
        willRespondWith: refused.invalid({ email: 'Please enter your work email' }),
      },
      async (client) => {
        const answer = client.auth.checkEmail({ email: 'anna' })
        await expect(answer).rejects.toMatchObject({
          kind: 'validation',
          fields: { email: 'Please enter your work email' },
        })
      },
    ))
})

describe('auth.updateProfile', () => {
  const rename = (name: string) =>
    ({
      operation: 'auth.updateProfile',
      given: [{ state: 'a company' }],
      as: 'admin',
      withRequest: { method: 'PUT', path: '/auth/user', body: { name } },
    }) as const

  it('answers the person with the name that was sent', () =>
    pinCall(
      {
        ...rename('Anna Björk'),
        uponReceiving: 'another name',
        willRespondWith: {
          status: 200,
          body: {
            _id: string('u-1'),
            name: 'Anna Björk',
            email: 'admin@example.is',
            created: instant(),
            permissions: [],
            superForAccounts: [],
          },
        },
      },
      async (client) =>
        expect(await client.auth.updateProfile({ name: 'Anna Björk' })).toMatchObject({ name: 'Anna Björk' }),
    ))

  it('says under the field that a name is needed', () =>
    pinCall(
      {
        ...rename(''),
        uponReceiving: 'no name',
        willRespondWith: refused.invalid({ name: 'You need to enter some information to save' }),
      },
      async (client) => {
        const answer = client.auth.updateProfile({ name: '' })
        await expect(answer).rejects.toMatchObject({
          kind: 'validation',
          fields: { name: 'You need to enter some information to save' },
        })
      },
    ))

  it('is refused to who is no longer signed in', () =>
    pinCall(
      {
        ...rename('Anna Björk'),
        given: [{ state: 'a company' }, { state: 'the token has expired' }],
        uponReceiving: 'another name with an expired token',
        willRespondWith: refused.unauthorized(),
      },
      async (client) => {
        const answer = client.auth.updateProfile({ name: 'Anna Björk' })
        await expect(answer).rejects.toMatchObject({ kind: 'unauthorized' })
      },
    ))

  it('shows the text of a server that fails', () =>
    pinCall(
      {
        ...rename('Anna Björk'),
        given: [
          { state: 'a company' },
          { state: 'the server fails', params: { status: 500, message: 'Down' } },
        ],
        uponReceiving: 'another name while the server fails',
        willRespondWith: refused.failing(500, 'Down'),
      },
      async (client) => {
        const answer = client.auth.updateProfile({ name: 'Anna Björk' })
        await expect(answer).rejects.toMatchObject({ kind: 'server', message: 'Down' })
      },
    ))
})

describe('auth.getPrincipal', () => {
  const principal = {
    operation: 'auth.getPrincipal',
    given: [{ state: 'a company' }],
    withRequest: { method: 'GET', path: '/acl/principal' },
  } as const

  it.each([
    ['admin', ['admin'], []],
    ['helper', ['viewer'], ['manageUsers']],
    ['partner', ['partner'], []],
    ['super', ['super'], []],
    ['stranger', [], []],
  ] as const)('shows a %s with the roles %j and the permissions %j', (as, roles, permissions) =>
    pinCall(
      {
        ...principal,
        as,
        uponReceiving: `the principal of a ${as}`,
        willRespondWith: {
          status: 200,
          body: { principal: { id: string('u-1'), email: `${as}@example.is`, roles, permissions } },
        },
      },
      async (client) => {
        const answer = await client.auth.getPrincipal()
        expect(answer.principal).toMatchObject({ email: `${as}@example.is`, roles, permissions })
      },
    ),
  )

  it('is refused to who sends no token', () =>
    pinCall(
      {
        ...principal,
        as: 'nobody',
        uponReceiving: 'the principal of nobody',
        willRespondWith: refused.unauthorized(),
      },
      async (client) =>
        expect(client.auth.getPrincipal()).rejects.toMatchObject({ kind: 'unauthorized', status: 401 }),
    ))
})
