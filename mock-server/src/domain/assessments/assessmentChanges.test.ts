import { type AssessmentSave, campaignStatus } from '@heed/contracts'
import { anIntegrationRow, companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const lists = [companyId * 1000 + 1, companyId * 1000 + 2]
const toSeededParams = (at: number) => ({ companyId, assessmentId: String(companyId * 100 + at) })
const [completed, running] = [toSeededParams(1), toSeededParams(2)]
beforeEach(() => {
  world = createWorld()
})

const createForm = (own: Partial<AssessmentSave> = {}): AssessmentSave => ({
  name: 'Winter check',
  questions: [1002, 5001],
  userLists: lists,
  channel: 1,
  scheduleType: 1,
  due: world.clock.after(20 * dayMs),
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
  templateIds: ['custom'],
  ...own,
})
const createScheduledForm = (own: Partial<AssessmentSave> = {}) =>
  createForm({ scheduleType: 0, date: world.clock.after(5 * dayMs), ...own })
const create = (save: AssessmentSave) => call(world, 'assessments.create', { companyId, ...save }, admin)
const toAssessmentParams = (result: { assessment?: { id: string | number } | undefined }) => ({
  companyId,
  assessmentId: String(result.assessment?.id),
})
const getRow = ({ assessmentId }: { assessmentId: string }) =>
  world.campaigns.assessments.get(Number(assessmentId))
const update = (asked: { companyId: number; assessmentId: string }, save: AssessmentSave) =>
  call(world, 'assessments.update', { ...asked, ...save }, admin)
const listPeople = () => world.getEmployeeTable(companyId).page({ listIds: lists }).rows

test('an assessment that starts immediately reaches each employee on its lists once', () => {
  const result = create(createForm())
  expect(result).toMatchObject({ success: true, assessment: { status: campaignStatus.active } })
  const { users, count } = call(world, 'assessments.listUsers', toAssessmentParams(result), admin)
  expect(count).toBe(listPeople().length)
  expect(new Set(users.map(({ email }) => email))).toEqual(new Set(listPeople().map(({ email }) => email)))
  expect(users.every(({ started }) => started === null)).toBe(true)
})

test('a scheduled assessment waits for its date and can be stopped and started again', () => {
  const result = create(createScheduledForm())
  expect(result.assessment?.status).toBe(campaignStatus.scheduled)
  const asked = toAssessmentParams(result)
  expect(call(world, 'assessments.listUsers', asked, admin).count).toBe(0)
  expect(call(world, 'assessments.pause', asked, admin).assessment?.status).toBe(campaignStatus.draft)
  expect(update(asked, createForm()).assessment?.status).toBe(campaignStatus.active)
  const { success, reason } = call(world, 'assessments.pause', asked, admin)
  expect([success, reason]).toEqual([false, 'Only a scheduled assessment can be stopped'])
})

test('an assessment returns its own link only if the company shares links itself', () => {
  const company = world.companies.get(companyId)
  const manual = createForm({ scheduleType: -1, status: 2 })
  expect(create(manual)).toMatchObject({ success: false })
  if (company) {
    world.companies.put({
      ...company,
      settings: { ...company.settings, 'ui.assessment_manual_schedule': '1' },
    })
  }
  expect(create(manual).assessment?.link).toMatch(/^http.+\/take\/assessment\/of\/\w+$/)
  expect(create(createForm()).assessment?.link).toBeUndefined()
})

describe('assessments.create rejects', () => {
  test.each<[string, (save: typeof createForm) => AssessmentSave, RegExp]>([
    ['the untitled default name', (save) => save({ name: 'Untitled Assessment' }), /name/i],
    [
      'a delivery in the past',
      (save) => save({ scheduleType: 0, date: '2026-01-01T00:00:00.000Z' }),
      /in the past/,
    ],
    [
      'a due date before the delivery',
      () => createScheduledForm({ due: world.clock.after(4 * dayMs) }),
      /Delivery date must be set before the due date \(.+\)/,
    ],
    [
      'a due date in the past',
      (save) => save({ due: '2026-01-01T00:00:00.000Z' }),
      /Due date cannot be set in the past/,
    ],
    ['a list without employees', (save) => save({ userLists: [companyId * 1000 + 9] }), /employee/],
    ['an unknown scenario', (save) => save({ questions: [1002, 99_999] }), /1\/2 selected questions/],
    ["a channel that isn't connected", (save) => save({ channel: 5 }), /Teams is not connected/],
    ['reminders without a time', (save) => save({ reminders_enabled: true }), /Add a reminder/],
    [
      "a personalized scenario without the company's name",
      (save) => save({ questions: [7002] }),
      /Company name/,
    ],
  ])('%s', (_, saveOf, reason) => {
    const before = world.campaigns.assessments.size
    const answer = create(saveOf(createForm))
    expect(answer.success).toBe(false)
    expect(answer.reason).toMatch(reason)
    expect(world.campaigns.assessments.size).toBe(before)
  })

  test('a company without a licence', () => {
    const expired = {
      companyId: companyIds.expired,
      ...createForm({ userLists: [companyIds.expired * 1000 + 1] }),
    }
    const as = getManagerEmail('admin', 'expired')
    expect(call(world, 'assessments.create', expired, as).reason).toBe('No license available')
    const kept = { companyId: companyIds.expired, name: 'Later' }
    expect(call(world, 'assessments.saveDraft', kept, as).reason).toBe('No license available')
  })
})

test('an assessment can use a connected channel', () => {
  world.integrations.connections.put(anIntegrationRow('teams', { companyId, connected: true, enabled: true }))
  expect(create(createForm({ channel: 5 })).success).toBe(true)
})

test("a draft assessment needs only a name and becomes scheduled when it's started", () => {
  const asked = toAssessmentParams(call(world, 'assessments.saveDraft', { companyId, name: 'Later' }, admin))
  call(world, 'assessments.updateDraft', { ...asked, name: 'Much later', questions: [1001] }, admin)
  expect(getRow(asked)).toMatchObject({ name: 'Much later', questions: [1001], status: campaignStatus.draft })
  expect(
    call(world, 'assessments.updateDraft', { ...asked, name: 'Untitled Assessment' }, admin).success,
  ).toBe(false)
  expect(update(asked, createScheduledForm()).assessment?.status).toBe(campaignStatus.scheduled)
  expect(call(world, 'assessments.updateDraft', { ...asked, name: 'Back' }, admin).success).toBe(false)
})

describe('a running assessment', () => {
  const save = (own: Partial<AssessmentSave> = {}) => {
    const row = getRow(running)
    const steps = row?.reminders.map(({ id, send }) => ({ id, sendTime: send })) ?? []
    return createForm({
      name: 'Half-year check',
      questions: [...(row?.questions ?? [])],
      userLists: [...(row?.lists ?? [])],
      scheduleType: 0,
      date: row?.deliveryDate ?? null,
      due: row?.due ?? '',
      templateIds: [...(row?.templateIds ?? [])],
      reminders_enabled: true,
      reminders_settings: { channel: 1, steps },
      ...own,
    })
  }

  test('can change its due date and future reminders but keeps sent ones', () => {
    const due = world.clock.after(30 * dayMs)
    const [first] = getRow(running)?.reminders ?? []
    const steps = [{ sendTime: first?.send ?? '' }, { sendTime: world.clock.after(9 * dayMs) }]
    expect(update(running, save({ due, reminders_settings: { channel: 1, steps } })).success).toBe(true)
    expect(getRow(running)).toMatchObject({ due, status: campaignStatus.active })
    expect(getRow(running)?.reminders.map(({ sent }) => sent !== null)).toEqual([true, false])
    expect(getRow(running)?.reminders[0]).toEqual(first)
  })

  test.each<[string, () => AssessmentSave, string]>([
    [
      'changed scenarios',
      () => save({ questions: [1001] }),
      "An ongoing assessment's scenarios, template and delivery can't be changed",
    ],
    [
      'a reminder in the past',
      () =>
        save({
          reminders_settings: {
            channel: 1,
            steps: [...save().reminders_settings.steps, { sendTime: world.clock.after(-dayMs) }],
          },
        }),
      "Can't set a reminder to earlier than now!",
    ],
    [
      'the removal of a sent reminder',
      () => save({ reminders_settings: { channel: 1, steps: [{ sendTime: world.clock.after(2 * dayMs) }] } }),
      "Reminders that have been sent can't be changed",
    ],
  ])('rejects %s and returns the reason', (_, asked, reason) => {
    expect(update(running, asked())).toEqual({ success: false, reason })
  })

  test('invites employees on an added list immediately and keeps earlier results', () => {
    const before = world.campaigns.resultsByAssessment.get(Number(running.assessmentId))
    const person = [...world.getEmployeeTable(companyId).values()].at(-1)
    const list = call(world, 'lists.create', { companyId, active: 1, name: 'Late' }, admin).list
    if (person) world.employees.put({ ...person, lists: [list.id] })
    const { userLists } = save()
    const missing = listPeople().filter(({ id }) => before.every(({ employeeId }) => employeeId !== id))
    expect(update(running, save({ userLists: [...userLists, list.id] })).success).toBe(true)
    const after = world.campaigns.resultsByAssessment.get(Number(running.assessmentId))
    expect(after.slice(0, before.length)).toEqual(before)
    const reached = new Set(after.map(({ employeeId }) => employeeId))
    expect([...missing, ...(person ? [person] : [])].every(({ id }) => reached.has(id))).toBe(true)
  })
})

test("a completed assessment can't be changed", () => {
  expect(update(completed, createForm())).toEqual({
    success: false,
    reason: "You can't edit an already completed assessment",
  })
})

test('a restart clears all results and needs a due date in the future', () => {
  expect(call(world, 'assessments.restart', completed, admin).reason).toBe('Set a due date in the future')
  const due = world.clock.after(10 * dayMs)
  expect(call(world, 'assessments.restart', { ...completed, due }, admin).assessment?.status).toBe(
    campaignStatus.active,
  )
  const { users } = call(world, 'assessments.listUsers', completed, admin)
  const asked = world.getEmployeeTable(companyId).page({ listIds: getRow(completed)?.lists ?? [] }).rows
  expect(new Set(users.map(({ email }) => email))).toEqual(new Set(asked.map(({ email }) => email)))
  expect(users.every(({ started, scorePercent }) => started === null && scorePercent === null)).toBe(true)
})

test("resetting one employee's progress leaves other employees' results unchanged", () => {
  const list = () => call(world, 'assessments.listUsers', { ...running, order: 'scorePercent desc' }, admin)
  const { users: before } = list()
  const email = before[0]?.email ?? ''
  expect(call(world, 'assessments.resetProgress', { ...running, email }, admin)).toEqual({ success: true })
  const after = list().users
  expect(after.find((one) => one.email === email)).toMatchObject({ scorePercent: null, completedDate: null })
  expect(after.filter((one) => one.email !== email)).toEqual(before.filter((one) => one.email !== email))
  const outsider =
    [...world.getEmployeeTable(companyId).values()].find(({ lists }) => lists.length === 0)?.email ?? ''
  expect(call(world, 'assessments.resetProgress', { ...running, email: outsider }, admin).success).toBe(false)
})

describe("adding an assessment's employees to a list", () => {
  const selection = { allSelected: true, unCheckedUsers: [], checkedUsers: [] }
  const add = (asked: object, as = admin, of: { companyId: number; assessmentId: string } = running) =>
    call(world, 'assessments.addUsersToList', { ...of, selection, targetListName: 'At risk', ...asked }, as)

  test('adds all that match the filter except unselected ones', () => {
    const { users } = call(world, 'assessments.listUsers', { ...running, maxScore: 49 }, admin)
    const [first] = users
    const unticked = { ...selection, unCheckedUsers: [first?.email ?? ''] }
    const { added, list } = add({ maxScore: 49, selection: unticked })
    expect(added).toBe(users.length - 1)
    const on = call(world, 'lists.listUsers', { companyId, listId: list.id }, admin).users
    expect(new Set(on.map(({ email }) => email))).toEqual(new Set(users.slice(1).map(({ email }) => email)))
    const again = add({ maxScore: 49, targetListName: undefined, targetListId: list.id })
    expect(again).toMatchObject({ added: 1, duplicates: users.length - 1 })
  })

  test('adds only the selected employees', () => {
    const { users } = call(world, 'assessments.listUsers', { ...running, n: 3, p: 0 }, admin)
    const ticked = { allSelected: false, unCheckedUsers: [], checkedUsers: users.map(({ email }) => email) }
    expect(add({ selection: ticked }).added).toBe(3)
  })

  test('adds no employees under anonymous tracking', () => {
    const of = { companyId: companyIds.anonymous, assessmentId: String(companyIds.anonymous * 100 + 1) }
    expect(add({ maxScore: 49 }, getManagerEmail('admin', 'anonymous'), of).added).toBe(0)
  })
})
