import { computePercent } from '@heed/contracts'
import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const viewer = getManagerEmail('viewer')
const activeTrainingId = String(companyId * 100 + 2)
const trainingParams = { companyId, trainingId: activeTrainingId }
beforeEach(() => {
  world = createWorld()
})

const listNames = (asked: object, as = admin) =>
  call(world, 'trainings.list', { companyId, ...asked }, as).automations.map(({ name }) => name)

describe('the training list', () => {
  it('is sorted by latest change and shows drafts only to admins on request', () => {
    const shown = [
      'Spring refresher',
      'Fyrstu skrefin',
      'Safe every day',
      'Phishing basics',
      'Payments and invoices',
      'Who is asking?',
      'Working from home',
      'Passwords and passkeys',
    ]
    expect(listNames({})).toEqual(shown)
    expect(new Set(listNames({ d: 1 }))).toEqual(new Set([...shown, 'Autumn plans']))
    expect(listNames({ d: 1 }, viewer)).toEqual(shown)
  })

  it.each<[string, object, string[]]>([
    ['filters by name', { filter: 'PHISH' }, ['Phishing basics']],
    ['filters by status', { status: 1 }, ['Spring refresher']],
    [
      'sorts by last delivery',
      { order: 'lastBatch desc', n: 3 },
      ['Spring refresher', 'Safe every day', 'Phishing basics'],
    ],
    [
      'finds trainings that start in a period',
      { firstBatchFrom: '2025-11-04T10:00:00.000Z', firstBatchTo: '2026-01-13T10:00:00.000Z' },
      ['Safe every day', 'Phishing basics'],
    ],
    [
      'finds trainings that start before a date',
      { firstBatchTo: '2025-05-01T00:00:00.000Z' },
      ['Passwords and passkeys'],
    ],
    [
      'finds trainings that end after a date',
      { lastBatchFrom: '2026-02-10T00:00:00.000Z' },
      ['Spring refresher'],
    ],
    [
      'finds trainings for any of several lists',
      { listId: [2002, 77], lastBatchTo: '2025-06-01T00:00:00.000Z' },
      ['Passwords and passkeys'],
    ],
    ['finds no trainings for an unknown list', { listId: [77] }, []],
    [
      'returns one page at a time',
      { p: 3, n: 2, order: 'name asc' },
      ['Who is asking?', 'Working from home'],
    ],
  ])('%s', (_, asked, expected) => {
    expect(listNames(asked)).toEqual(expected)
  })

  it('tells admins which actions are allowed and viewers that none are', () => {
    const listAutomations = (as: string) =>
      call(world, 'trainings.list', { companyId, status: 2 }, as).automations.toSorted(
        (one, other) => Number(one.isScorm) - Number(other.isScorm),
      )
    const abilities = (as: string) =>
      listAutomations(as).map(({ canRemind, canRename, canCopy, canStop, canDelete }) => [
        canRemind,
        canRename,
        canCopy,
        canStop,
        canDelete,
      ])
    expect(abilities(admin)).toEqual([
      [true, true, false, true, false],
      // A learning system delivers packages, so packaged trainings can't send reminders or be stopped, only
      // deleted.
      [false, true, false, false, true],
    ])
    const nothing = [false, false, false, false, false]
    expect(abilities(viewer)).toEqual([nothing, nothing])
  })
})

test('training figures are the same in every call', () => {
  for (const row of call(world, 'trainings.list', { companyId }, admin).automations) {
    const trainingId = String(row.id)
    const training = call(world, 'trainings.get', { companyId, trainingId }, admin)
    const status = call(world, 'trainings.getStatus', { companyId, trainingId }, admin)
    expect(training).toMatchObject(status)
    expect(row.awarenessScore).toBe(computePercent(training.score, training.total))
    expect(row.attendance).toBe(computePercent(training.opened, training.totalUsers))
    const { users, count } = call(world, 'trainings.listUsersDetails', { companyId, trainingId }, admin)
    const lessons = users.flatMap(({ subjects }) => subjects)
    expect([count, lessons.length]).toEqual([training.totalUsers, training.total])
    expect(lessons.filter(({ correct }) => correct > 0)).toHaveLength(training.score)
    expect(lessons.filter(({ viewed }) => viewed !== null)).toHaveLength(training.viewed)
    expect(lessons.filter(({ delivered }) => delivered !== null)).toHaveLength(training.totalForView)
    expect(users.filter(({ started }) => started !== null)).toHaveLength(training.opened)
    const bounced = call(world, 'trainings.listBouncedUsers', { companyId, trainingId }, admin)
    expect(bounced.count).toBe(training.bouncedEmails)
    for (const { email, score } of users.slice(0, 5)) {
      const asked = { companyId, trainingId, email }
      expect(call(world, 'trainings.getUserStatus', asked, viewer).score).toBe(score)
    }
  }
})

describe("a training's employees", () => {
  const users = (asked: object) => call(world, 'trainings.listUsers', { ...trainingParams, ...asked }, viewer)

  it('can be sorted by score, paged and found by email', () => {
    const all = users({ order: 'scorePercent desc' }).users
    expect(all).toHaveLength(call(world, 'trainings.get', trainingParams, viewer).totalUsers)
    const scored = all.filter(({ started }) => started !== null)
    expect(scored.map(({ scorePercent }) => scorePercent)).toEqual(
      scored.map(({ scorePercent }) => scorePercent).toSorted((one, other) => other - one),
    )
    for (const direction of ['asc', 'desc']) {
      const { users: sorted } = users({ order: `scorePercent ${direction}` })
      expect(sorted.slice(0, scored.length).every(({ started }) => started !== null)).toBe(true)
      expect(sorted.slice(scored.length).length).toBeGreaterThan(0)
    }
    expect(users({ order: 'scorePercent desc', p: 1, n: 20 }).users).toEqual(all.slice(20, 40))
    const [{ email = '' } = {}] = all
    expect(users({ filter: email.toUpperCase() })).toMatchObject({ count: 1, users: [{ email }] })
  })

  it('can be filtered by list', () => {
    const [listId = 0] = world.campaigns.trainings.get(Number(activeTrainingId))?.userLists ?? []
    const on = [...world.getEmployeeTable(companyId).values()].filter(({ lists }) => lists.includes(listId))
    expect(new Set(users({ listId }).users.map(({ email }) => email))).toEqual(
      new Set(on.map(({ email }) => email)),
    )
  })

  it.each([activeTrainingId, String(companyId * 100 + 1)])(
    'filtered by progress match the figures of training %s',
    (trainingId) => {
      const of = (asked: object) =>
        call(world, 'trainings.listUsers', { companyId, trainingId, ...asked }, viewer)
      const { totalUsers, opened } = call(world, 'trainings.get', { companyId, trainingId }, viewer)
      const finished = of({}).users.filter(({ completedDate }) => completedDate !== null).length
      expect(finished > 0 || opened < totalUsers).toBe(true)
      expect(of({ progress: 'notStarted', n: 1 }).count).toBe(totalUsers - opened)
      const reminded = call(
        world,
        'trainings.listReminderUsers',
        { companyId, trainingId, reminderOption: 2 },
        admin,
      ).users.map(({ email }) => email)
      const behind = of({ progress: 'behind' }).users.map(({ email }) => email)
      expect(behind).toEqual(expect.arrayContaining(reminded))
      expect(behind.length).toBeLessThan(totalUsers)
      expect(of({ progress: 'notFinished', n: 1 }).count).toBe(totalUsers - finished)
      expect(of({ progress: 'finished', n: 1 }).count).toBe(finished)
    },
  )

  it('are selected for reminders by progress', () => {
    const reached = (reminderOption: 1 | 2 | 3) =>
      call(world, 'trainings.listReminderUsers', { ...trainingParams, reminderOption }, admin).users
    const [low, notFinished, all] = [reached(1), reached(2), reached(3)]
    expect(low.length).toBeGreaterThan(0)
    expect(low.length).toBeLessThan(notFinished.length)
    expect(notFinished.length).toBeLessThan(all.length)
    expect(low.every(({ started }) => started !== null)).toBe(true)
    const gone = call(world, 'trainings.listBouncedUsers', trainingParams, admin).users.map(
      ({ email }) => email,
    )
    const reachable = users({}).users.filter(
      ({ email, listName }) => listName !== null && !gone.includes(email),
    )
    expect(new Set(all.map(({ email }) => email))).toEqual(new Set(reachable.map(({ email }) => email)))
  })
})

test("an employee's mail log lists every email and is for super admins only", () => {
  const [{ email = '' } = {}] = call(world, 'trainings.listBouncedUsers', trainingParams, admin).users
  const log = (address: string) =>
    call(world, 'trainings.getMailLog', { ...trainingParams, email: address }, superEmail).log
  expect(log(email).map(({ delivery_status }) => delivery_status)).toEqual(['bounced', 'bounced', 'bounced'])
  const reached = world.campaigns.lessons.find(
    ({ trainingId, reminded }) => String(trainingId) === activeTrainingId && reminded.length > 0,
  )
  const person = world.employees.get(reached?.employeeId ?? 0)
  expect(log(person?.email ?? '').map(({ actions }) => actions)).toContain('reminded')
  expect(
    catchRefusal(() => call(world, 'trainings.getMailLog', { ...trainingParams, email }, admin)).status,
  ).toBe(403)
})

test('a training under anonymous tracking has figures but lists no employees', () => {
  const asked = { companyId: companyIds.anonymous, trainingId: String(companyIds.anonymous * 100 + 2) }
  const as = getManagerEmail('admin', 'anonymous')
  expect(call(world, 'trainings.get', asked, as).totalUsers).toBe(
    [...world.getEmployeeTable(companyIds.anonymous).values()].filter(({ lists }) => lists.length > 0).length,
  )
  const nobody = { users: [], count: 0 }
  expect(call(world, 'trainings.listUsers', asked, as)).toEqual(nobody)
  expect(call(world, 'trainings.listUsersDetails', asked, as)).toEqual(nobody)
  expect(call(world, 'trainings.listBouncedUsers', asked, as)).toEqual(nobody)
  expect(call(world, 'trainings.listReminderUsers', { ...asked, reminderOption: 3 }, as)).toEqual(nobody)
})
