import { expect, it } from 'vitest'
import { operations } from '../endpoints/operations.ts'
import { callsAMinute } from './publicPace.ts'

it('only public calls are rate-limited', () => {
  expect(callsAMinute({ who: 'user', path: '/auth/user' })).toBeUndefined()
  expect(callsAMinute({ who: 'public', path: '/branding' })).toBeGreaterThan(60)
})

it('sign-in and registration calls have a stricter rate limit', () => {
  const strict = operations.filter(({ endpoint }) => callsAMinute(endpoint) === 60)
  expect(strict.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      'auth.managerSignin',
      'auth.emailSignin',
      'trial.register',
      'trial.registerFreemium',
    ]),
  )
})
