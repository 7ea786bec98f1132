import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const createForm = (name: string) => ({ companyId, active: 1 as const, name })
const list = (asked: object = {}) => call(world, 'lists.list', { companyId, ...asked }, admin)
const findId = (name: string) => list().lists.find((one) => one.name === name)?.id ?? 0
beforeEach(() => {
  world = createWorld()
})

test('lists are sorted by name in Icelandic order by default', () => {
  const { lists, count } = list()
  expect(count).toBe(11)
  expect(lists.map(({ name }) => name).slice(0, 3)).toEqual([
    'Akureyri: All staff',
    'Fjármál',
    'Human Resources',
  ])
  expect(lists.at(-1)?.name).toBe('北京办公室')
  const sizes = list({ order: 'usersCount desc' }).lists.map(({ usersCount }) => usersCount)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes.at(-1)).toBe(0)
})

test('a page of lists is cut after filtering, and count includes all matches', () => {
  const found = list({ filter: 'S', p: 1, n: 2 })
  expect(found.count).toBe(8)
  expect(found.lists.map(({ name }) => name)).toEqual(['Leadership', 'New hires'])
})

test('the list filter ignores accents in names', () => {
  expect(list({ filter: 'FJARMAL' }).lists.map(({ name }) => name)).toEqual(['Fjármál'])
})

test('usersCount equals the number of employees on the list', () => {
  for (const { id, usersCount } of list().lists) {
    expect(call(world, 'lists.listUsers', { companyId, listId: id }, admin).count).toBe(usersCount)
  }
})

test('a new list is empty and visible to viewers', () => {
  const { list: made } = call(world, 'lists.create', createForm('  Night shift '), admin)
  expect(made).toMatchObject({
    name: 'Night shift',
    usersCount: 0,
    source: null,
    created: world.clock.instant,
  })
  expect(call(world, 'lists.get', { companyId, listId: made.id }, getManagerEmail('viewer'))).toEqual(made)
})

test('list names are unique in a company, ignoring case', () => {
  const clash = catchRefusal(() => call(world, 'lists.create', createForm('human RESOURCES'), admin))
  expect(clash.status).toBe(409)
  expect(clash.message).toBe('There is already a list named "Human Resources"')
  const id = findId('Leadership')
  expect(
    catchRefusal(() => call(world, 'lists.update', { ...createForm('fjármál'), listId: id }, admin)).status,
  ).toBe(409)
})

test("a renamed list's employees show its new name", () => {
  const id = findId('Leadership')
  const { list: renamed } = call(world, 'lists.update', { ...createForm('LEADERSHIP'), listId: id }, admin)
  expect(renamed.name).toBe('LEADERSHIP')
  const { users } = call(world, 'lists.listUsers', { companyId, listId: id, n: 1 }, admin)
  expect(users[0]?.lists.map(({ name }) => name)).toContain('LEADERSHIP')
})

test('a list name is required and limited to 50 characters', () => {
  expect(catchRefusal(() => call(world, 'lists.create', createForm(' '), admin)).message).toBe(
    'You need to enter some information to save',
  )
  expect(catchRefusal(() => call(world, 'lists.create', createForm('ð'.repeat(51)), admin)).status).toBe(400)
  expect(call(world, 'lists.create', createForm('ð'.repeat(50)), admin).success).toBe(true)
})

test('deleting a list keeps its employees', () => {
  const id = findId('Leadership')
  const { users } = call(world, 'lists.listUsers', { companyId, listId: id }, admin)
  call(world, 'lists.delete', { companyId, listId: id }, admin)
  expect(catchRefusal(() => call(world, 'lists.get', { companyId, listId: id }, admin)).status).toBe(404)
  for (const { email } of users) {
    const { listsId } = call(world, 'employees.get', { companyId, email }, admin)
    expect(listsId).not.toContain(id)
  }
})

test("a list managed by an integration can't be deleted", () => {
  const id = findId('Akureyri: All staff')
  const { status, message } = catchRefusal(() =>
    call(world, 'lists.delete', { companyId, listId: id }, admin),
  )
  expect([status, message]).toEqual([409, 'An integration manages this list and its members'])
})

test("a list can't be created when the company can't add employees", () => {
  const expired = { companyId: companyIds.expired, active: 1 as const, name: 'New' }
  const { status, message } = catchRefusal(() =>
    call(world, 'lists.create', expired, getManagerEmail('admin', 'expired')),
  )
  expect([status, message]).toEqual([409, 'Employees limit reached.'])
})

test('a list of another company is not found', () => {
  const listId = companyIds.trial * 1000 + 1
  expect(catchRefusal(() => call(world, 'lists.get', { companyId, listId }, admin)).status).toBe(404)
  expect(catchRefusal(() => call(world, 'lists.listUsers', { companyId, listId }, admin)).status).toBe(404)
})
