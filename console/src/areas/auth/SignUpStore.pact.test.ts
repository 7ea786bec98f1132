// @vitest-environment node
import { createPact, rejections } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { makePactRoot } from '../../../test/pact/pactRoot.ts'
import { testRootPins } from '../../../test/pact/pins.ts'
import { SignUpStore } from './SignUpStore.ts'

const request = { as: 'nobody', request: 'POST /trial' } as const

testRootPins([
  {
    pin: 'trial.register: a new address',
    ...request,
    body: { managerEmail: 'new@example.is', recaptchaToken: 'demo' },
    answer: { result: true },
    do: (root) => root.area(SignUpStore).register('new@example.is'),
    reads: 'new',
  },
  {
    pin: 'trial.register: an address with an account',
    ...request,
    body: { managerEmail: 'admin@example.is', recaptchaToken: 'demo' },
    answer: { result: 'email' },
    do: (root) => root.area(SignUpStore).register('admin@example.is'),
    reads: 'known',
  },
  {
    pin: 'trial.register: what is no address',
    ...request,
    body: { managerEmail: 'anna', recaptchaToken: 'demo' },
    fails: rejections.invalid({ managerEmail: 'Please enter your work email' }),
    do: (root) => root.area(SignUpStore).register('anna'),
    reads: (root, given) =>
      expect([given, root.area(SignUpStore).error]).toEqual(['failed', 'Please enter your work email']),
  },
])

it('SignUpStore reports a refused bot check without an error message', () =>
  createPact('heed-console', 'trial').story(
    [
      {
        pin: 'trial.register: a token that the bot check refuses',
        ...request,
        given: { 'the bot check refuses': { token: 'fail' } },
        body: { managerEmail: 'new@example.is', recaptchaToken: 'fail' },
        answer: { result: false },
      },
    ],
    async ({ url }) => {
      const store = makePactRoot(url, { botToken: 'fail' }).area(SignUpStore)
      expect(await store.register('new@example.is')).toBe('refused')
      expect(store.error).toBeNull()
    },
  ))
