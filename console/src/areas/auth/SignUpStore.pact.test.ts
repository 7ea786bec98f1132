// @vitest-environment node
import { pactFor } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { pactRoot } from '../../../test/pactRoot.ts'
import { SignUpStore } from './SignUpStore.ts'

const pact = pactFor('heed-console', 'trial')

const register = (managerEmail: string, recaptchaToken = 'demo') =>
  ({
    operation: 'trial.register',
    given: [{ state: 'a company' }],
    as: 'nobody',
    withRequest: { method: 'POST', path: '/trial', body: { managerEmail, recaptchaToken } },
  }) as const

it('registers a new address', () =>
  pact.interaction(
    {
      ...register('new@example.is'),
      uponReceiving: 'a new address',
      willRespondWith: { status: 200, body: { result: true } },
    },
    async ({ url }) => expect(await pactRoot(url).area(SignUpStore).register('new@example.is')).toBe('new'),
  ))

it('recognises somebody who has an account', () =>
  pact.interaction(
    {
      ...register('admin@example.is'),
      uponReceiving: 'an address with an account',
      willRespondWith: { status: 200, body: { result: 'email' } },
    },
    async ({ url }) =>
      expect(await pactRoot(url).area(SignUpStore).register('admin@example.is')).toBe('known'),
  ))

it('checks anew when the bot check was refused', () =>
  pact.interaction(
    {
      ...register('new@example.is', 'fail'),
      given: [{ state: 'a company' }, { state: 'the bot check refuses', params: { token: 'fail' } }],
      uponReceiving: 'a token that the bot check refuses',
      willRespondWith: { status: 200, body: { result: false } },
    },
    async ({ url }) => {
      const store = pactRoot(url, { botToken: 'fail' }).area(SignUpStore)
      expect(await store.register('new@example.is')).toBe('refused')
      expect(store.error).toBeNull()
    },
  ))

it('shows why an address is refused', () =>
  pact.interaction(
    {
      ...register('anna'),
      uponReceiving: 'what is no address',
      willRespondWith: {
        status: 400,
        body: { errors: [{ field: 'managerEmail', message: 'Please enter your work email' }] },
      },
    },
    async ({ url }) => {
      const store = pactRoot(url).area(SignUpStore)
      expect(await store.register('anna')).toBe('failed')
      expect(store.error).toBe('Please enter your work email')
    },
  ))
