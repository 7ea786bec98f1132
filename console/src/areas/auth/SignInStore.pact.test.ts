// @vitest-environment node
import { rejections, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { makeSignInCalls } from '../../../test/pact/pactExamples.ts'
import { testRootPins } from '../../../test/pact/pins.ts'
import type { RootStore } from '../../app/root/RootStore.ts'
import { SignInStore } from './SignInStore.ts'

const signInWithLink = (root: RootStore) => root.area(SignInStore).signInWithEmailLink('emailed-token-1')
const expectRefused = (root: RootStore, given: unknown) =>
  expect([given, root.session.isSignedIn]).toEqual(['refused', false])

testRootPins([
  {
    pin: 'auth.managerSignin: a sign-in mail that leads to the employees',
    as: 'nobody',
    request: 'POST /auth/email/manager_signin',
    body: { email: 'admin@example.is', redirect: '/users/' },
    answer: { status: 'success' },
    do: (root) => root.area(SignInStore).requestLink({ email: 'admin@example.is', redirect: '/users/' }),
    reads: 'sent',
  },
  {
    pin: 'auth.managerSignin: a sign-in mail for an unknown address',
    as: 'nobody',
    request: 'POST /auth/email/manager_signin',
    body: { email: 'nobody@example.is' },
    answer: {},
    do: (root) => root.area(SignInStore).requestLink({ email: 'nobody@example.is' }),
    reads: (root, given) => expect([given, root.area(SignInStore).suggestTrial]).toEqual(['unknown', true]),
  },
  {
    pin: 'auth.managerSignin: a sign-in mail for what is no address',
    as: 'nobody',
    request: 'POST /auth/email/manager_signin',
    body: { email: 'anna' },
    fails: rejections.invalid({ email: 'Please enter your work email' }),
    do: (root) => root.area(SignInStore).requestLink({ email: 'anna' }),
    reads: (root, given) =>
      expect([given, root.area(SignInStore).error]).toEqual(['failed', 'Please enter your work email']),
  },
  {
    pin: 'auth.emailSignin: an emailed token',
    as: 'nobody',
    given: { 'an emailed link': { token: 'emailed-token-1', is: 'valid' } },
    request: 'POST /auth/email/signin/emailed-token-1',
    body: {},
    answer: { token: string('access-token') },
    beside: makeSignInCalls('after an emailed link'),
    do: signInWithLink,
    reads: (root, given) => expect([given, root.session.user?.email]).toEqual(['in', 'admin@example.is']),
  },
  {
    pin: 'auth.emailSignin: an emailed token that is used',
    as: 'nobody',
    given: { 'an emailed link': { token: 'emailed-token-1', is: 'used' } },
    request: 'POST /auth/email/signin/emailed-token-1',
    body: {},
    fails: rejections.unauthorized(),
    do: signInWithLink,
    reads: expectRefused,
  },
  {
    pin: 'auth.emailSignin: an emailed token that is expired',
    as: 'nobody',
    given: { 'an emailed link': { token: 'emailed-token-1', is: 'expired' } },
    request: 'POST /auth/email/signin/emailed-token-1',
    body: {},
    fails: rejections.unauthorized(),
    do: signInWithLink,
    reads: expectRefused,
  },
])
