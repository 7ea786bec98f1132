import { getManagerEmail, superEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { dayMs } from './Clock.ts'
import {
  extendSessions,
  findImpersonator,
  findPersonByToken,
  formatSignInLink,
  openSession,
  sanitizePath,
} from './sessions.ts'
import { complete } from './steps.ts'
import { createWorld } from './World.ts'

test.each([
  ['/users', '/users'],
  ['/users/list/3?p=1#x', '/users/list/3?p=1#x'],
  ['users', '/users'],
  ['', '/'],
  ['//evil.example', '/'],
  [' //evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
])('a sign-in link with the redirect %j opens %j', (wanted, path) => {
  expect(sanitizePath(wanted)).toBe(path)
  expect(formatSignInLink('http://x', 'k', wanted)).toBe(
    `http://x/auth/email/signin/k?redirect=${encodeURIComponent(path)}`,
  )
})

test('an access token is valid for 30 days of world time', () => {
  const world = createWorld()
  const person = world.findPersonByEmail(getManagerEmail('admin'))
  const token = openSession(world, person?.id ?? '').id
  world.clock.moveTo(world.clock.now + 30 * dayMs - 1)
  expect(findPersonByToken(world, token)).toBe(person)
  world.clock.moveTo(world.clock.now + 1)
  expect(findPersonByToken(world, token)).toBeUndefined()
})

test("impersonation ends when the impersonator's own session expires", () => {
  const world = createWorld()
  const [boss, admin] = [superEmail, getManagerEmail('admin')].map((email) => world.findPersonByEmail(email))
  const own = openSession(world, boss?.id ?? '').id
  world.clock.moveTo(world.clock.now + 20 * dayMs)
  const token = openSession(world, admin?.id ?? '', own).id
  expect([findPersonByToken(world, token), findImpersonator(world, token)]).toEqual([admin, boss])
  world.clock.moveTo(world.clock.now + 10 * dayMs)
  expect([own, token].map((one) => findPersonByToken(world, one))).toEqual([undefined, undefined])
})

test('a clock jump neither ends valid sessions nor renews expired ones', () => {
  const world = createWorld()
  const person = world.findPersonByEmail(getManagerEmail('admin'))
  const over = openSession(world, person?.id ?? '').id
  world.clock.moveTo(world.clock.now + 30 * dayMs)
  const token = openSession(world, person?.id ?? '').id
  complete(
    extendSessions(world, function* () {
      yield world.clock.moveTo(world.clock.now + 200 * dayMs)
    }),
  )
  expect([over, token].map((one) => findPersonByToken(world, one))).toEqual([undefined, person])
  world.clock.moveTo(world.clock.now + 30 * dayMs)
  expect(findPersonByToken(world, token)).toBeUndefined()
})

test('an unknown token belongs to no one', () => {
  expect(findPersonByToken(createWorld(), 'made-up')).toBeUndefined()
})
