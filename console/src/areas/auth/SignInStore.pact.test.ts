// @vitest-environment node
import { pactFor, refusalOf, string } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { entering } from '../../../test/pactExamples.ts'
import { pactRoot } from '../../../test/pactRoot.ts'
import { SignInStore } from './SignInStore.ts'

const pact = pactFor('heed-console', 'auth')

const request = {
  operation: 'auth.managerSignin',
  given: [{ state: 'a company' }],
  as: 'nobody',
} as const
const path = '/auth/email/manager_signin'

it('asks for a sign-in mail', () =>
  pact.interaction(
    {
      ...request,
      uponReceiving: 'a sign-in mail that leads to the employees',
      withRequest: { method: 'POST', path, body: { email: 'admin@example.is', redirect: '/users/' } },
      willRespondWith: { status: 200, body: { status: 'success' } },
    },
    async ({ url }) => {
      const store = pactRoot(url).area(SignInStore)
      expect(await store.requestLink({ email: 'admin@example.is', redirect: '/users/' })).toBe('sent')
    },
  ))

it('suggests a trial to who is unknown', () =>
  pact.interaction(
    {
      ...request,
      uponReceiving: 'a sign-in mail for an unknown address',
      withRequest: { method: 'POST', path, body: { email: 'nobody@example.is' } },
      willRespondWith: { status: 200, body: {} },
    },
    async ({ url }) => {
      const store = pactRoot(url).area(SignInStore)
      expect(await store.requestLink({ email: 'nobody@example.is' })).toBe('unknown')
      expect(store.suggestTrial).toBe(true)
    },
  ))

it('shows why an address is refused', () =>
  pact.interaction(
    {
      ...request,
      uponReceiving: 'a sign-in mail for what is no address',
      withRequest: { method: 'POST', path, body: { email: 'anna' } },
      willRespondWith: {
        status: 400,
        body: { errors: [{ field: 'email', message: 'Please enter your work email' }] },
      },
    },
    async ({ url }) => {
      const store = pactRoot(url).area(SignInStore)
      expect(await store.requestLink({ email: 'anna' })).toBe('failed')
      expect(store.error).toBe('Please enter your work email')
    },
  ))

const link = {
  operation: 'auth.emailSignin',
  as: 'nobody',
  withRequest: { method: 'POST', path: '/auth/email/signin/emailed-token-1', body: {} },
} as const

it('signs in with an emailed link', () =>
  pact.interactions(
    [
      {
        ...link,
        given: [
          { state: 'a company' },
          { state: 'an emailed link', params: { token: 'emailed-token-1', is: 'valid' } },
        ],
        uponReceiving: 'an emailed token',
        willRespondWith: { status: 200, body: { token: string('access-token') } },
      },
      ...entering('after an emailed link'),
    ],
    async ({ url }) => {
      const root = pactRoot(url)
      expect(await root.area(SignInStore).useLink('emailed-token-1')).toBe('in')
      expect(root.session.user?.email).toBe('admin@example.is')
    },
  ))

it.each(['used', 'expired'] as const)('does not sign in with an emailed link that is %s', (is) =>
  pact.interaction(
    {
      ...link,
      given: [{ state: 'a company' }, { state: 'an emailed link', params: { token: 'emailed-token-1', is } }],
      uponReceiving: `an emailed token that is ${is}`,
      willRespondWith: { status: 401, body: refusalOf() },
    },
    async ({ url }) => {
      const root = pactRoot(url)
      expect(await root.area(SignInStore).useLink('emailed-token-1')).toBe('refused')
      expect(root.session.isSignedIn).toBe(false)
    },
  ),
)
