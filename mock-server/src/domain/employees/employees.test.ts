import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const [hr, finance] = [companyId * 1000 + 1, companyId * 1000 + 2]
const listPage = (asked: object = {}) => call(world, 'employees.list', { companyId, ...asked }, admin)
const get = (email: string) => call(world, 'employees.get', { companyId, email }, admin)
const findEmail = (listId = hr) => listPage({ listId: [listId], n: 1 }).users[0]?.email ?? ''
beforeEach(() => {
  world = createWorld()
})

test('pages of employees contain everyone exactly once', () => {
  const emails: string[] = []
  for (let p = 0; p < 24; p++) emails.push(...listPage({ p, n: 10 }).users.map(({ email }) => email))
  expect(new Set(emails).size).toBe(240)
  expect(listPage().users.map(({ email }) => email)).toEqual(emails)
})

test('the employee filter matches names and addresses in any case and counts matches', () => {
  const found = listPage({ filter: 'DÓTTIR', n: 5 })
  expect(found.users).toHaveLength(5)
  expect(found.count).toBe(listPage().users.filter(({ name }) => name.includes('dóttir')).length)
  expect(listPage({ filter: 'nordurljos' }).count).toBe(240)
})

test('a filter by several lists includes employees on any of them', () => {
  const on = (listId: number[]) => listPage({ listId }).count
  expect(on([hr, finance])).toBeGreaterThan(Math.max(on([hr]), on([finance])))
  expect(on([])).toBe(240)
})

test('a score range returns the matching employees and must be valid', () => {
  const { users } = listPage({ minScore: 50, maxScore: 100 })
  expect(users.length).toBeGreaterThan(0)
  for (const { email } of users) {
    expect(call(world, 'employees.status', { companyId, email }, admin).score).toBeGreaterThanOrEqual(50)
  }
  expect(catchRefusal(() => listPage({ minScore: 60, maxScore: 50 })).message).toBe(
    'Max value must be higher than min value.',
  )
})

test('employee search returns only names and addresses', () => {
  const { users } = call(world, 'employees.search', { companyId, filter: 'nordurljos' }, admin)
  expect(users).toHaveLength(240)
  expect(Object.keys(users[0] ?? {})).toEqual(['email', 'name'])
  expect(catchRefusal(() => call(world, 'employees.search', { companyId, filter: '' }, admin)).status).toBe(
    400,
  )
})

test("an employee is found by address, and an unknown address isn't", () => {
  const email = findEmail()
  expect(get(email)).toMatchObject({ email, listsId: expect.arrayContaining([hr]) })
  expect(catchRefusal(() => get('who@nowhere.example')).message).toBe('No data to display.')
})

test('under anonymous tracking employees are shown, searched and sorted only by address', () => {
  const asked = { companyId: companyIds.anonymous }
  const viewer = getManagerEmail('viewer', 'anonymous')
  const { users, count } = call(world, 'employees.list', asked, viewer)
  expect(count).toBe(60)
  for (const { name, lists, combinedTags, lastActive } of users) {
    expect({ name, lists, combinedTags, lastActive }).toEqual({
      name: '',
      lists: [],
      combinedTags: [],
      lastActive: null,
    })
  }
  expect(users.map(({ email }) => email)).toEqual(users.map(({ email }) => email).toSorted())
  const [person] = world.getEmployeeTable(asked.companyId).values()
  const filter = 'Weißköpfel'
  if (person) world.employees.put({ ...person, name: filter })
  expect(call(world, 'employees.list', { ...asked, filter }, viewer).count).toBe(0)
})

test("an updated name, address and lists are saved, and the old address isn't found", () => {
  const email = findEmail()
  const change = { name: ' Ása Ný ', email: 'Asa.NY@nordurljos.example', listsId: [finance] }
  const { user } = call(world, 'employees.update', { companyId, currentEmail: email, ...change }, admin)
  expect(user).toMatchObject({ name: 'Ása Ný', email: 'asa.ny@nordurljos.example', listsId: [finance] })
  expect(get('asa.ny@nordurljos.example').userId).toBe(user.userId)
  expect(catchRefusal(() => get(email)).status).toBe(404)
  expect(listPage().count).toBe(240)
})

test("an update leaves fields that aren't sent unchanged", () => {
  const email = findEmail()
  const before = get(email)
  call(
    world,
    'employees.update',
    { companyId, currentEmail: email, name: 'Annað' },
    getManagerEmail('manager'),
  )
  expect(get(email)).toEqual({ ...before, name: 'Annað' })
})

test('an update can clear the name', () => {
  const email = findEmail()
  call(world, 'employees.update', { companyId, currentEmail: email, name: '' }, admin)
  expect(get(email).name).toBe('')
})

test('an update rejects a taken address, an unknown list and an empty change', () => {
  const [email, other] = listPage({ n: 2 }).users.map((user) => user.email)
  const update = (change: object) =>
    catchRefusal(() =>
      call(world, 'employees.update', { companyId, currentEmail: email ?? '', ...change }, admin),
    )
  expect(update({ email: other })).toMatchObject({
    status: 409,
    message: `There is already an employee with the address ${other}`,
  })
  expect(update({ listsId: [1] }).status).toBe(404)
  expect(update({}).message).toBe('You need to enter some information to save')
  expect(update({ email: 'no address' }).message).toBe('Invalid email format')
})

test('removing an employee from their last list deletes them and their lessons', () => {
  const [row] = [...world.getEmployeeTable(companyId).values()].filter(
    ({ lists, source }) => lists.length === 2 && source === null,
  )
  const [first = 0, second = 0] = row?.lists ?? []
  const email = row?.email ?? ''
  const leave = (lists: number[]) => call(world, 'employees.delete', { companyId, email, lists }, admin)
  expect(leave([first])).toEqual({ success: true, deleted: false })
  expect(get(email).listsId).toEqual([second])
  expect(leave([first, second])).toEqual({ success: true, deleted: true })
  expect(catchRefusal(() => get(email)).status).toBe(404)
  expect(world.campaigns.lessonsByEmployee.get(row?.id ?? 0)).toEqual([])
  expect(listPage().count).toBe(239)
})

test('a removal without lists deletes only an employee on no list', () => {
  const leave = (email: string) => call(world, 'employees.delete', { companyId, email, lists: [] }, admin)
  expect(catchRefusal(() => leave(findEmail())).status).toBe(400)
  const [lone] = [...world.getEmployeeTable(companyId).values()].filter(({ lists }) => lists.length === 0)
  leave(lone?.email ?? '')
  expect(listPage().count).toBe(239)
})

test("employees can't be added to or removed from a synced list by hand", () => {
  const list = world.lists.get(finance)
  if (list) world.lists.put({ ...list, source: 'azure' })
  const [row] = [...world.getEmployeeTable(companyId).values()].filter(
    ({ lists }) => lists.length === 2 && lists.includes(finance),
  )
  const { email = '', lists = [] } = row ?? {}
  const other = lists.filter((id) => id !== finance)
  const none =
    [...world.getEmployeeTable(companyId).values()].find((one) => !one.lists.includes(finance))?.email ?? ''
  const kept = {
    status: 409,
    message: 'An integration manages this list and its members',
  }
  const leave = (ids: readonly number[]) =>
    call(world, 'employees.delete', { companyId, email, lists: [...ids] }, admin)
  const move = (currentEmail: string, listsId: number[]) =>
    call(world, 'employees.update', { companyId, currentEmail, listsId }, admin)
  const add = { companyId, targetListId: finance, emails: [none] }
  const into = { companyId, listId: finance, records: [], preview: true }
  for (const attempt of [
    () => leave(lists),
    () => move(email, other),
    () => move(none, [finance]),
    () => call(world, 'employees.addUsersToList', add, admin),
    () => call(world, 'import.createUsersBatch', into, admin),
  ]) {
    expect(catchRefusal(attempt)).toMatchObject(kept)
  }
  expect(leave(other)).toEqual({ success: true, deleted: false })
  expect(get(email).listsId).toEqual([finance])
  expect(move(email, [hr, finance]).success).toBe(true)
})

test('single sign-on prevents deleting an employee by hand', () => {
  const own = { companyId: companyIds.provider }
  const as = getManagerEmail('admin', 'provider')
  const [user] = call(world, 'employees.list', { ...own, n: 1 }, as).users
  const leave = { ...own, email: user?.email ?? '', lists: user?.listsId ?? [] }
  expect(catchRefusal(() => call(world, 'employees.delete', leave, as)).status).toBe(403)
})

test("a viewer can't change an employee", () => {
  const change = { companyId, currentEmail: findEmail(), name: 'X' }
  expect(catchRefusal(() => call(world, 'employees.update', change, getManagerEmail('viewer'))).status).toBe(
    403,
  )
})
