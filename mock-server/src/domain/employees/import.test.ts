/** @module-tag property */
import type { ImportRecord } from '@heed/contracts'
import {
  aCompanyRow,
  aListRow,
  aMembershipRow,
  aPersonRow,
  companyIds,
  getManagerEmail,
} from '@heed/fixtures'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, standardBase, World } from '../../world/World.ts'

let world: World
const companyId = companyIds.trial
const admin = getManagerEmail('admin', 'trial')
const guidesListId = companyId * 1000 + 1
const send = (records: ImportRecord[], own: object = {}) =>
  call(world, 'import.createUsersBatch', { companyId, records, preview: false, ...own }, admin)
const get = (email: string) => call(world, 'employees.get', { companyId, email }, admin)
const serializeRows = () => JSON.stringify([[...world.employees.values()], [...world.lists.values()]])
const listEmails = (records: readonly ImportRecord[]) => records.map(({ email }) => email)
beforeEach(() => {
  world = createWorld()
})

test('an import response omits unknown record fields', () => {
  const sent = { email: 'anna@strokkur.example', line: 'anna', lineNumber: 3, photo: 'x'.repeat(1000) }
  const { photo: _, ...known } = sent
  expect(send([sent]).data).toEqual([{ ...known, name: '', listName: '', metadata: [], error: null }])
})

test('an import adds employees with name and tags and creates a new list once', () => {
  const answer = send([
    { email: ' Ása@Strokkur.example', name: 'Ása', listName: 'Drivers', metadata: ['Night', ' '] },
    { email: 'jon@strokkur.example', listName: 'drivers ' },
  ])
  expect(answer.newLists).toEqual(['Drivers'])
  expect(listEmails(answer.newUsers)).toEqual(['ása@strokkur.example', 'jon@strokkur.example'])
  expect(get('ása@strokkur.example')).toMatchObject({
    name: 'Ása',
    lists_names: ['Drivers'],
    combinedTags: ['Night'],
  })
  expect(get('jon@strokkur.example')).toMatchObject({ name: '', lists_names: ['Drivers'], lastActive: null })
})

test('an import never clears a name, a list membership or a tag', () => {
  send([{ email: 'a@x.example', name: 'Anna', listName: 'One', metadata: ['t'] }])
  const answer = send([{ email: 'A@x.example', name: '', listName: 'Two', metadata: ['u'] }])
  expect([answer.updated, listEmails(answer.updatedUsers)]).toEqual([1, ['a@x.example']])
  expect(get('a@x.example')).toMatchObject({
    name: 'Anna',
    lists_names: ['One', 'Two'],
    combinedTags: ['t', 'u'],
  })
})

test('several lines for one employee become one, with the last name and every list', () => {
  const answer = send([
    { email: 'a@x.example', name: 'First', listName: 'One', lineNumber: 1 },
    { email: 'A@X.example', name: 'Last', listName: 'Two', lineNumber: 2 },
    { email: 'a@x.example', name: '', lineNumber: 3 },
  ])
  expect(answer.newUsers).toMatchObject([{ email: 'a@x.example', lineNumber: 1 }])
  expect(answer.updatedUsers).toEqual([])
  expect(answer.data).toHaveLength(3)
  expect(get('a@x.example')).toMatchObject({ name: 'Last', lists_names: ['One', 'Two'] })
})

test('an invalid line is reported with its first error and saves nothing', () => {
  const long = 'x'.repeat(101)
  const answer = send([
    { email: 'no address', name: long, listName: 'Never' },
    { email: `${'x'.repeat(95)}@x.example` },
    { email: 'a@x.example', name: long, listName: long },
    { email: 'b@x.example', listName: 'x'.repeat(51) },
  ])
  expect(answer.data.map(({ error }) => error)).toEqual([
    'Email not valid',
    'Email can not be more than 100 characters',
    'Name can not be more than 100 characters',
    'Unit can not be more than 50 characters',
  ])
  expect(answer).toMatchObject({ count_invalid: 4, newUsers: [], newLists: [] })
  expect(call(world, 'lists.list', { companyId }, admin).count).toBe(1)
})

test("a line naming a synced list is rejected with the list's message", () => {
  const list = world.lists.get(guidesListId)
  if (list) world.lists.put({ ...list, source: 'azure' })
  const answer = send([
    { email: 'a@x.example', listName: list?.name.toUpperCase() ?? '' },
    { email: 'b@x.example', listName: 'Other' },
  ])
  expect(answer.data.map(({ email, error }) => [email, error])).toEqual([
    ['a@x.example', 'An integration manages this list and its members'],
    ['b@x.example', null],
  ])
  expect(listEmails(answer.newUsers)).toEqual(['b@x.example'])
})

test('a line naming a synced list that its employee is already on changes nothing', () => {
  const records = [
    { email: 'a@x.example', listName: 'Guides' },
    { email: 'b@x.example', listName: 'Guides' },
  ]
  send(records)
  const list = world.lists.get(guidesListId)
  if (list) world.lists.put({ ...list, source: 'azure' })
  const before = serializeRows()
  const answer = send(records.slice(0, 1), { removeObsolete: true })
  expect(answer).toMatchObject({ count_invalid: 0, newUsers: [], updatedUsers: [], obsolete: [] })
  expect(serializeRows()).toBe(before)
})

test('an import into a list also adds the employees to that list', () => {
  send([{ email: 'a@x.example', listName: 'One' }], { listId: guidesListId })
  expect(get('a@x.example').lists_names).toEqual(['One', 'Guides'])
  expect(catchRefusal(() => send([], { listId: 1 })).status).toBe(404)
})

test('removeObsolete removes missing employees from named lists and deletes those on none', () => {
  send([
    { email: 'stays@x.example', listName: 'One' },
    { email: 'both@x.example', name: 'Both', listName: 'One' },
    { email: 'both@x.example', listName: 'Two' },
    { email: 'gone@x.example', listName: 'One' },
  ])
  const before = call(world, 'employees.list', { companyId }, admin).count
  const answer = send([{ email: 'stays@x.example', listName: 'one' }], { removeObsolete: true })
  expect(answer.obsolete).toEqual([
    { email: 'gone@x.example', name: '', listName: 'One' },
    { email: 'both@x.example', name: 'Both', listName: 'One' },
  ])
  expect(get('both@x.example').lists_names).toEqual(['Two'])
  expect(catchRefusal(() => get('gone@x.example')).status).toBe(404)
  expect(call(world, 'employees.list', { companyId }, admin).count).toBe(before - 1)
})

test("an employee whose line is rejected doesn't count as missing", () => {
  send([{ email: 'a@x.example', listName: 'One' }])
  const records = [
    { email: 'b@x.example', listName: 'One' },
    { email: 'a@x.example', name: 'x'.repeat(101) },
  ]
  expect(send(records, { removeObsolete: true }).obsolete).toEqual([])
})

test('without removeObsolete no employee is reported as missing', () => {
  send([{ email: 'a@x.example', listName: 'One' }])
  expect(send([{ email: 'b@x.example', listName: 'One' }], { preview: true }).obsolete).toEqual([])
})

test("import is refused if the company can't add employees or single sign-on forbids removal", () => {
  const into = (kind: 'expired' | 'provider', removeObsolete: boolean) =>
    catchRefusal(() =>
      call(
        world,
        'import.createUsersBatch',
        { companyId: companyIds[kind], records: [], preview: false, removeObsolete },
        getManagerEmail('admin', kind),
      ),
    )
  expect(into('expired', false)).toMatchObject({ status: 409, message: 'Employees limit reached.' })
  expect(into('provider', true).status).toBe(403)
})

const makeLines = (count: number) => Array.from({ length: count }, (_, at) => ({ email: `p${at}@x.example` }))
const setFreeSeats = (free: number) => {
  const company = world.companies.get(companyId)
  const seats = world.getEmployeeTable(companyId).size + free
  if (company) world.companies.put({ ...company, seats })
}

test('an import with more new employees than free seats saves nothing', () => {
  setFreeSeats(1)
  const before = serializeRows()
  const records = makeLines(1000).map((record) => ({ ...record, listName: 'New' }))
  expect(catchRefusal(() => send(records))).toMatchObject({
    status: 409,
    message: 'Employees limit reached.',
  })
  expect(serializeRows()).toBe(before)
  expect(send(records, { preview: true }).newUsers).toHaveLength(1000)
})

test('an import is refused when another one has used the free seats', () => {
  setFreeSeats(50)
  expect(send(makeLines(50), { preview: true }).newUsers).toHaveLength(50)
  send(Array.from({ length: 42 }, (_, at) => ({ email: `q${at}@x.example` })))
  const before = serializeRows()
  expect(catchRefusal(() => send(makeLines(50))).status).toBe(409)
  expect(serializeRows()).toBe(before)
  expect(send(makeLines(8)).newUsers).toHaveLength(8)
})

test('existing employees can be updated when all seats are used', () => {
  setFreeSeats(2)
  send(makeLines(2))
  const named = makeLines(2).map((record) => ({ ...record, name: 'Ása' }))
  expect(send(named).updated).toBe(2)
  expect(catchRefusal(() => send(makeLines(3))).status).toBe(409)
  expect(catchRefusal(() => send(makeLines(3), { preview: true })).status).toBe(409)
})

test('a viewer can import only with permission to manage users', () => {
  const batch = { companyId, records: [{ email: 'a@x.example' }], preview: false }
  const sendAs = (role: 'viewer' | 'manager') =>
    call(world, 'import.createUsersBatch', batch, getManagerEmail(role, 'trial'))
  expect(catchRefusal(() => sendAs('viewer')).status).toBe(403)
  expect(sendAs('manager').newUsers).toHaveLength(1)
})

/** Minimal world, recreated for every example. */
function createSmallWorld(): World {
  const none = {
    accounts: [],
    employees: [],
    trainings: [],
    lessons: [],
    lessonVisits: [],
    assessments: [],
    results: [],
    sittings: [],
    reports: [],
    executions: [],
    notes: [],
    scormPackages: [],
    scormTranslations: [],
    ppvPackages: [],
    ppvTransactions: [],
    ppvLog: [],
    snippets: [],
  }
  const seeded = {
    ...none,
    companies: [aCompanyRow({ id: companyId })],
    people: [aPersonRow({ email: admin })],
    memberships: [aMembershipRow({ companyId })],
    lists: [aListRow({ id: guidesListId, companyId, name: 'Guides' })],
    integrations: [],
    groupRules: [],
    syncs: [],
    notifications: [],
    apiKeys: [],
    hooks: [],
    freemiums: [],
    cards: [],
    charges: [],
    seatMonths: [],
    payments: [],
    credits: [],
  }
  return new World(standardBase, seeded)
}

const record = fc.record({
  email: fc.constantFrom('a@x.example', 'B@x.example', 'b@x.example', 'c@x.example', 'none', ''),
  name: fc.constantFrom('', 'Ása', ' Jón ', 'x'.repeat(101)),
  listName: fc.constantFrom('', 'Guides', 'GUIDES', 'New', ' new ', 'x'.repeat(51)),
  metadata: fc.subarray(['t', 'u', ' ']),
})
const batch = fc.record({
  records: fc.array(record, { maxLength: 12 }),
  removeObsolete: fc.boolean(),
  listId: fc.constantFrom(undefined, guidesListId),
})

test('a preview changes nothing and returns exactly the result of saving', () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 3 }), (batches) => {
      world = createSmallWorld()
      for (const { records, ...own } of batches) {
        const before = serializeRows()
        const preview = send(records, { ...own, preview: true })
        expect(serializeRows()).toBe(before)
        expect(send(records, own)).toEqual(preview)
      }
    }),
  )
})

test('repeating an import changes nothing', () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 2 }), batch, (earlier, { records, ...own }) => {
      world = createSmallWorld()
      for (const { records: others, ...theirs } of earlier) send(others, theirs)
      send(records, own)
      const after = serializeRows()
      const again = send(records, own)
      expect(serializeRows()).toBe(after)
      expect(again).toMatchObject({ newUsers: [], updatedUsers: [], newLists: [], obsolete: [] })
    }),
  )
})
