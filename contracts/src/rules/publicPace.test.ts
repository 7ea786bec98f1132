import { expect, it } from 'vitest'
import { operations } from '../endpoints/operations.ts'
import { callsAMinute } from './publicPace.ts'

it('only calls that are open to everybody are counted', () => {
  expect(callsAMinute({ who: 'user', path: '/auth/user' })).toBeUndefined()
  expect(callsAMinute({ who: 'public', path: '/branding' })).toBeGreaterThan(60)
})

it('whatever lets somebody in or sends a mail is counted more strictly', () => {
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
