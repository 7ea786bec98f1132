import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const [hr, finance] = [companyId * 1000 + 1, companyId * 1000 + 2]
const listEmails = (listId: number) =>
  call(world, 'lists.listUsers', { companyId, listId }, admin).users.map(({ email }) => email)
const add = (asked: object) => call(world, 'employees.addUsersToList', { companyId, ...asked }, admin)
beforeEach(() => {
  world = createWorld()
})

test('an employee already on the list counts as a duplicate', () => {
  const [here = '', there = ''] = [
    listEmails(hr)[0],
    listEmails(finance).find((email) => !listEmails(hr).includes(email)),
  ]
  expect(add({ targetListId: hr, emails: [here, there] })).toEqual({
    added: 1,
    duplicates: 1,
    list: { id: hr, name: 'Human Resources' },
  })
  expect(listEmails(hr)).toContain(there)
  expect(listEmails(finance)).toContain(there)
})

test('a selection of all employees leaves out unselected ones', () => {
  const [first = '', ...others] = listEmails(finance)
  const selection = { allSelected: true, unCheckedUsers: [first], checkedUsers: [] }
  const { added, list } = add({ targetListName: 'Copy', selection, listId: [finance] })
  expect(added).toBe(others.length)
  expect(listEmails(list.id)).toEqual(others)
})

test('a selection of some employees adds only those', () => {
  const ticked = listEmails(finance).slice(0, 2)
  const selection = { allSelected: false, unCheckedUsers: [], checkedUsers: ticked }
  expect(listEmails(add({ targetListName: 'Two', selection }).list.id)).toEqual(ticked)
})

test("a new list can't take an existing name", () => {
  expect(catchRefusal(() => add({ targetListName: 'human resources', emails: [] })).status).toBe(409)
})

test('an unknown address is rejected and no employee is added', () => {
  const before = listEmails(hr)
  const [member = ''] = listEmails(finance)
  expect(catchRefusal(() => add({ targetListId: hr, emails: [member, 'who@nowhere.example'] })).status).toBe(
    404,
  )
  expect(catchRefusal(() => add({ targetListName: 'Never', emails: ['who@nowhere.example'] })).status).toBe(
    404,
  )
  expect(listEmails(hr)).toEqual(before)
  expect(call(world, 'lists.list', { companyId, filter: 'Never' }, admin).count).toBe(0)
})

test('a target list and a selection of employees are required', () => {
  expect(catchRefusal(() => add({ emails: [] })).message).toBe('List id is required')
  expect(catchRefusal(() => add({ targetListId: hr })).status).toBe(400)
})

test('adding employees is refused when the company has no free seats', () => {
  const full = { companyId: companyIds.overSeats, targetListName: 'New', emails: [] }
  const as = getManagerEmail('admin', 'overSeats')
  expect(catchRefusal(() => call(world, 'employees.addUsersToList', full, as)).message).toBe(
    'Employees limit reached.',
  )
})
