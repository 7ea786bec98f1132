import { getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})
const newManager = { managerEmail: 'sif@north-sea.example', recaptchaToken: 'ok' }
const getLastEmail = () => [...world.mails.values()].at(-1)

test('registering creates a trial company with its admin and sends a verification email', () => {
  expect(call(world, 'trial.register', newManager)).toEqual({ result: true })
  expect(getLastEmail()).toMatchObject({
    to: newManager.managerEmail,
    kind: 'verify',
    subject: 'Please verify your email.',
  })
  const { companies } = call(world, 'companies.listMine', {}, newManager.managerEmail)
  expect(companies).toHaveLength(1)
  expect(companies[0]).toMatchObject({
    company_name: 'North sea',
    role: 1,
    trial_ends: world.clock.after(14 * dayMs),
    users_total: 0,
    usersLeft: 25,
    canAddUsers: true,
  })
})

test('the verification link signs in, and no employees can be added after the trial', () => {
  call(world, 'trial.register', newManager)
  const token = /signin\/(\w+)/.exec(getLastEmail()?.links[0] ?? '')?.[1] ?? ''
  expect(call(world, 'auth.emailSignin', { token }).token).toBeTruthy()
  world.clock.moveTo(world.clock.now + 14 * dayMs)
  expect(call(world, 'companies.listMine', {}, newManager.managerEmail).companies[0]?.canAddUsers).toBe(false)
})

test('an existing account gets a sign-in email and no second company', () => {
  const before = world.companies.size
  const known = { ...newManager, managerEmail: getManagerEmail('viewer') }
  expect(call(world, 'trial.registerManager', known)).toEqual({ result: 'email' })
  expect(getLastEmail()).toMatchObject({ to: known.managerEmail, kind: 'signin' })
  expect(world.companies.size).toBe(before)
})

test('a failed bot check registers no one and sends no email', () => {
  expect(call(world, 'trial.register', { ...newManager, recaptchaToken: 'fail' })).toEqual({ result: false })
  expect(world.findPersonByEmail(newManager.managerEmail)).toBeUndefined()
  expect(world.mails.size).toBe(0)
})

test('the free plan has ten seats and no trial', () => {
  const { managerEmail: email } = newManager
  expect(call(world, 'trial.registerFreemium', { managerEmail: email, name: 'Sif' })).toEqual({
    result: true,
  })
  expect(call(world, 'auth.getCurrentUser', {}, email).name).toBe('Sif')
  expect(call(world, 'companies.listMine', {}, email).companies[0]).toMatchObject({
    trial_ends: null,
    users_available: 10,
    subscription: { subscription_code: 'free', status: 'active' },
  })
})
