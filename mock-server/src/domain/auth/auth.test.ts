import { companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal, defaultContext } from '../../testing/testCall.ts'
import { readEmail } from '../../testing/testMail.ts'
import { dayMs } from '../../world/Clock.ts'
import { findPersonByToken } from '../../world/sessions.ts'
import { createWorld, type World } from '../../world/World.ts'
import { auth } from './auth.ts'

let world: World
const admin = getManagerEmail('admin')
beforeEach(() => {
  world = createWorld()
})

const getLastEmail = () => [...world.mails.values()].at(-1)
function requestEmailToken(): string {
  call(world, 'auth.managerSignin', { email: admin, redirect: '/users' })
  return /signin\/(\w+)\?/.exec(getLastEmail()?.links[0] ?? '')?.[1] ?? ''
}

test('a manager gets an email whose link opens the requested page', () => {
  expect(call(world, 'auth.managerSignin', { email: ` ${admin.toUpperCase()}`, redirect: '/users' })).toEqual(
    {
      status: 'success',
    },
  )
  const mail = getLastEmail()
  const [link = ''] = mail?.links ?? []
  expect(mail).toMatchObject({
    id: 1,
    to: admin,
    kind: 'signin',
    subject: 'Skráðu þig inn í Heed',
    sent: world.clock.instant,
  })
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4200\/auth\/email\/signin\/\w{32}\?redirect=%2Fusers$/)
  const { text, html } = readEmail(mail)
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('a sign-in link never redirects to another site', () => {
  call(world, 'auth.managerSignin', { email: admin, redirect: '//evil.example' })
  expect(getLastEmail()?.links[0]).toMatch(/redirect=%2F$/)
})

test('an unknown address gets neither a status nor an email', () => {
  expect(call(world, 'auth.managerSignin', { email: 'who@nowhere.example' })).toEqual({})
  expect(world.mails.size).toBe(0)
})

test("an invalid address is rejected with the field's message", () => {
  expect(catchRefusal(() => call(world, 'auth.managerSignin', { email: 'who' })).body).toMatchObject({
    errors: [{ field: 'email', message: 'Please enter your work email' }],
  })
})

test('an emailed link signs in only once', () => {
  const token = requestEmailToken()
  const answer = call(world, 'auth.emailSignin', { token })
  expect(findPersonByToken(world, answer.token)?.email).toBe(admin)
  const second = catchRefusal(() => call(world, 'auth.emailSignin', { token }))
  expect(second.status).toBe(401)
  expect(second.message).toBe('The link you tried to sign in with is not valid.')
})

test("using one sign-in link ends only the same address's other links", () => {
  const [first, second] = [requestEmailToken(), requestEmailToken()]
  call(world, 'auth.managerSignin', { email: getManagerEmail('viewer') })
  const other = /signin\/(\w+)\?/.exec(getLastEmail()?.links[0] ?? '')?.[1] ?? ''
  call(world, 'auth.emailSignin', { token: second })
  expect(catchRefusal(() => call(world, 'auth.emailSignin', { token: first })).status).toBe(401)
  expect(call(world, 'auth.emailSignin', { token: other }).token).toBeTruthy()
})

test('an emailed link is valid for 24 hours of world time', () => {
  for (const [age, status] of [
    [dayMs - 1, 200],
    [dayMs, 401],
  ] as const) {
    const token = requestEmailToken()
    world.clock.moveTo(world.clock.now + age)
    const signIn = () => call(world, 'auth.emailSignin', { token })
    if (status === 200) expect(signIn().token).toBeTruthy()
    else expect(catchRefusal(signIn).status).toBe(status)
  }
})

test('signing in with a made-up token is refused', () => {
  expect(catchRefusal(() => call(world, 'auth.emailSignin', { token: 'guess' })).status).toBe(401)
})

test('signing out ends only the current session', () => {
  const { token } = call(world, 'auth.emailSignin', { token: requestEmailToken() })
  const other = call(world, 'auth.emailSignin', { token: requestEmailToken() })
  const person = findPersonByToken(world, token)
  if (!person) throw new Error('not signed in')
  auth.logout({ world, input: {}, caller: { person, token }, company: undefined, ...defaultContext })
  expect(findPersonByToken(world, token)).toBeUndefined()
  expect(findPersonByToken(world, other.token)).toBe(person)
})

test('checkEmail says whether an address is known', () => {
  expect(call(world, 'auth.checkEmail', { email: admin })).toEqual({ exists: true })
  expect(call(world, 'auth.checkEmail', { email: 'who@nowhere.example' })).toEqual({ exists: false })
})

test('a changed own name appears in the profile and the list of managers', () => {
  expect(call(world, 'auth.updateProfile', { name: 'Ása Ýr' }, admin).name).toBe('Ása Ýr')
  expect(call(world, 'auth.getCurrentUser', {}, admin).name).toBe('Ása Ýr')
  const { managers } = call(world, 'companies.get', { companyId: companyIds.direct }, admin)
  expect(managers?.find(({ email }) => email === admin)?.name).toBe('Ása Ýr')
  expect(catchRefusal(() => call(world, 'auth.updateProfile', { name: '' }, admin)).status).toBe(400)
})

test("a partner admin's profile lists their accounts", () => {
  expect(call(world, 'auth.getCurrentUser', {}, partnerEmails.bjarg).superForAccounts).toEqual([
    { id: 11, name: 'Bjarg Security' },
  ])
  expect(call(world, 'auth.getCurrentUser', {}, admin).superForAccounts).toEqual([])
})

test('the principal lists each of its roles once', () => {
  const roles = (who: string) => call(world, 'auth.getPrincipal', {}, who).principal.roles
  expect(roles(getManagerEmail('viewer'))).toEqual(['viewer'])
  expect(roles(admin)).toEqual(['admin', 'viewer'])
  expect(roles(superEmail)).toEqual(['admin', 'super'])
  expect(call(world, 'auth.getPrincipal', {}, getManagerEmail('manager')).principal.permissions).toEqual([
    'manageUsers',
  ])
})

test('a call without a token is refused with 401', () => {
  expect(catchRefusal(() => call(world, 'auth.getCurrentUser', {})).status).toBe(401)
})
