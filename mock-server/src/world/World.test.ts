import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call } from '../testing/testCall.ts'
import { dayMs } from './Clock.ts'
import { createWorld, type World } from './World.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')

/** Simulates a working morning that writes in every area. */
function performMorningCalls(world: World): void {
  call(world, 'auth.managerSignin', { email: admin, redirect: '/users' })
  const [token] = [...world.emailTokens.values()].map(({ id }) => id)
  call(world, 'auth.emailSignin', { token: token ?? '' })
  call(world, 'trial.register', { managerEmail: 'new@firm.example', recaptchaToken: 'ok' })
  call(world, 'lists.create', { companyId, active: 1, name: 'Night shift' }, admin)
  const records = [
    { email: 'one@new.example', name: 'Einn', listName: 'Night shift' },
    { email: 'two@new.example', name: '', listName: 'Day shift', metadata: ['Remote'] },
  ]
  call(world, 'import.createUsersBatch', { companyId, records, preview: false }, admin)
  world.clock.moveTo(world.clock.now + dayMs)
  call(world, 'employees.update', { companyId, currentEmail: 'one@new.example', name: 'Ein' }, admin)
  call(world, 'auth.updateProfile', { name: 'Nýtt nafn' }, admin)
}

const serializeWorld = (world: World): string =>
  JSON.stringify(Object.entries(world.getCollections()).map(([name, rows]) => [name, [...rows.values()]]))

test('the same seed and calls give a byte-identical world', () => {
  const [one, other] = [createWorld(), createWorld()]
  performMorningCalls(one)
  performMorningCalls(other)
  expect(serializeWorld(one)).toBe(serializeWorld(other))
})

test('a different seed gives a different world', () => {
  expect(serializeWorld(createWorld({ seed: 2 }))).not.toBe(serializeWorld(createWorld()))
})

test("replaying changes on a world's base gives the same world, also after more calls", () => {
  const lived = createWorld()
  performMorningCalls(lived)
  const journal = JSON.parse(JSON.stringify(lived.changes()))
  const revived = createWorld()
  revived.replay(journal)
  expect(serializeWorld(revived)).toBe(serializeWorld(lived))
  expect(revived.changes()).toEqual([])
  for (const world of [lived, revived]) {
    call(world, 'lists.create', { companyId, active: 1, name: 'Later' }, admin)
  }
  expect(serializeWorld(revived)).toBe(serializeWorld(lived))
})

test('a world returns each change only once', () => {
  const world = createWorld()
  expect(world.changes()).toEqual([])
  call(world, 'lists.create', { companyId, active: 1, name: 'Once' }, admin)
  expect(world.changes().map(({ collection }) => collection)).toContain('lists')
  expect(world.changes()).toEqual([])
})

test("the clock can't be turned back", () => {
  const world = createWorld()
  expect(() => world.clock.moveTo(world.clock.now - 1)).toThrow(RangeError)
})

test('an unknown scenario is rejected with the names of the known ones', () => {
  expect(() => createWorld({ scenario: 'nowhere' })).toThrow(/"nowhere"; known: default/)
})
