import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { readEmail } from '../../testing/testMail.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const activeTraining = { companyId, trainingId: String(companyId * 100 + 2) }
const completedTraining = { companyId, trainingId: String(companyId * 100 + 1) }
beforeEach(() => {
  world = createWorld()
})

const count = (reminderOption: 1 | 2 | 3) =>
  call(world, 'trainings.countReminders', { ...activeTraining, reminderOption }, admin)
const send = (own: object = {}) =>
  call(world, 'trainings.sendReminders', { ...activeTraining, mode: 2, ...own }, admin)
const listReminderEmails = () =>
  world.mails.filter(({ kind, channel }) => kind === 'reminder' && channel === 'email')
const fetchReminderUsers = (reminderOption: 1 | 2 | 3) =>
  call(world, 'trainings.listReminderUsers', { ...activeTraining, reminderOption }, admin).users

describe('training reminders', () => {
  it.each([1, 2, 3] as const)('in mode %i reach exactly the counted and listed employees', (mode) => {
    const { remindersCount } = count(mode)
    expect([fetchReminderUsers(mode).length, remindersCount > 0]).toEqual([remindersCount, true])
    expect(send({ mode })).toEqual({ success: true, count: remindersCount })
    expect(new Set(listReminderEmails().map(({ to }) => to))).toEqual(
      new Set(fetchReminderUsers(mode).map(({ email }) => email)),
    )
    expect(count(mode).lastReminders).toBe(world.clock.instant)
  })

  it('update the last reminder of the reminded employees only', () => {
    const [one = { email: '' }, other = { email: '' }] = fetchReminderUsers(2)
    send({ selection: { allSelected: false, checkedUsers: [one.email], unCheckedUsers: [] } })
    const now = world.clock.instant
    const asked = (email: string) => ({ ...activeTraining, email })
    const listed = call(world, 'trainings.listUsers', activeTraining, admin).users
    const getReminded = (email: string) => listed.find((user) => user.email === email)?.reminded
    const status = (email: string) => call(world, 'trainings.getUserStatus', asked(email), admin).reminded
    expect([getReminded(one.email), status(one.email)]).toEqual([now, now])
    expect([getReminded(other.email), status(other.email)]).not.toContain(now)
  })
})

test("a delivery's email can be resent to one employee once it has been sent", () => {
  const [{ email = '' } = {}] = fetchReminderUsers(3)
  const [event] = call(world, 'trainings.get', completedTraining, admin).events
  const asked = { ...completedTraining, eventId: event?.id ?? 0, email }
  expect(call(world, 'trainings.resendEventMail', asked, admin)).toEqual({ success: true, count: 1 })
  expect(listReminderEmails().map(({ to }) => to)).toEqual([email])
  const other = () => call(world, 'trainings.resendEventMail', { ...asked, eventId: 1 }, admin)
  expect(catchRefusal(other).status).toBe(404)
  const last = call(world, 'trainings.get', activeTraining, admin).events.at(-1)
  const early = { ...activeTraining, email, eventId: last?.id ?? 0 }
  expect(call(world, 'trainings.resendEventMail', early, admin)).toEqual({
    success: false,
    reason: 'Reminders were not sent!',
  })
})

test('a training preview sends each address one email per delivery', () => {
  const preview = (own: object) =>
    call(
      world,
      'trainings.sendPreview',
      {
        companyId,
        targetEmail: 'a@nordurljos.example, b@nordurljos.example',
        previewType: 'all' as const,
        previewSubjects: [
          { index: 0, subjectIds: [101] },
          { index: 1, subjectIds: [201, 301] },
        ],
        introductoryData: { message: 'Welcome <b onclick="x">all</b>' },
        ...own,
      },
      admin,
    )
  expect(preview({}).success).toBe(true)
  const mails = world.mails.filter(({ kind }) => kind === 'preview')
  expect(mails).toHaveLength(4)
  expect(
    mails.filter((mail) => readEmail(mail).html.includes('>Welcome <strong>all</strong></p>')),
  ).toHaveLength(2)
  expect(preview({ previewType: 'selected', selectedEvents: [] }).reason).toBe('Choose at least one delivery')
  expect(catchRefusal(() => preview({ targetEmail: 'a@nordurljos.example,nobody' })).status).toBe(400)
})

test("adding a training's employees to a list skips employees already on it", () => {
  const asked = { ...activeTraining, targetListName: 'To talk to', selection: { ...everyoneSelection } }
  const { totalUsers } = call(world, 'trainings.get', activeTraining, admin)
  const first = call(world, 'trainings.addUsersToList', asked, admin)
  expect(first).toMatchObject({ added: totalUsers, duplicates: 0, list: { name: 'To talk to' } })
  const again = { ...activeTraining, targetListId: first.list.id, selection: { ...everyoneSelection } }
  expect(call(world, 'trainings.addUsersToList', again, admin)).toMatchObject({
    added: 0,
    duplicates: totalUsers,
  })
})

test('adding selected employees to a list respects the progress filter', () => {
  const { totalUsers, opened } = call(world, 'trainings.get', activeTraining, admin)
  const asked = {
    ...activeTraining,
    targetListName: 'Not begun',
    selection: everyoneSelection,
    progress: 'notStarted' as const,
  }
  expect(call(world, 'trainings.addUsersToList', asked, admin).added).toBe(totalUsers - opened)
})

test('adding selected employees to a list respects the list filter', () => {
  const { totalUsers, lists } = call(world, 'trainings.get', activeTraining, admin)
  const listId = lists[0]?.id ?? 0
  const { count } = call(world, 'trainings.listUsers', { ...activeTraining, listId }, admin)
  const asked = { ...activeTraining, listId, targetListName: 'Of one list', selection: everyoneSelection }
  expect(count).toBeLessThan(totalUsers)
  expect(call(world, 'trainings.addUsersToList', asked, admin).added).toBe(count)
})

const everyoneSelection = { allSelected: true, checkedUsers: [], unCheckedUsers: [] }
