import { expect, it } from 'vitest'
import { operations } from '../endpoints/operations.ts'
import { getCallsPerMinute } from './publicPace.ts'

it('only public calls are rate-limited', () => {
  expect(getCallsPerMinute({ who: 'user', path: '/auth/user' })).toBeUndefined()
  expect(getCallsPerMinute({ who: 'public', path: '/branding' })).toBeGreaterThan(60)
})

it('sign-in and registration calls have a stricter rate limit', () => {
  const strict = operations.filter(({ endpoint }) => getCallsPerMinute(endpoint) === 60)
  expect(strict.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      'auth.managerSignin',
      'auth.emailSignin',
      'trial.register',
      'trial.registerFreemium',
    ]),
  )
})
