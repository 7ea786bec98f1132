import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { recordManualStart } from '../domain/assessments/taking/answerByHand.ts'
import { call } from '../testing/testCall.ts'
import { dayMs } from '../world/Clock.ts'
import { createWorld, type World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const scheduled = companyId * 100 + 3
const runningId = companyId * 100 + 2
beforeEach(() => {
  world = createWorld()
})

const minuteMs = 60_000
const wait = (days: number) => advanceTime(world, world.clock.now + days * dayMs)
const getAssessment = (id = scheduled) =>
  call(world, 'assessments.get', { companyId, assessmentId: String(id) }, admin)
const getRow = (id = scheduled) => {
  const found = world.campaigns.assessments.get(id)
  if (!found) throw new Error('The assessment is gone')
  return found
}
const getResults = (id = scheduled) => world.campaigns.resultsByAssessment.get(id)
const selectEmails = (kind: string, name = 'Phishing and passwords check') =>
  world.mails.filter(
    (mail) => mail.kind === kind && mail.subject.includes(`Norðurljós hf.: `) && mail.subject.endsWith(name),
  )

test('a scheduled assessment is delivered, answered, reminded and completed on its dates', () => {
  const { deliveryDate, due, reminders } = getRow()
  expect(getAssessment()).toMatchObject({ status: 1, usersStarted: 0 })
  advanceTime(world, Date.parse(deliveryDate ?? '') - 1)
  expect([getAssessment().status, selectEmails('invitation').length]).toEqual([1, 0])
  wait(1 / dayMs)
  const delivered = getAssessment()
  expect(delivered).toMatchObject({ status: 2, usersStarted: 0, deliveryDate })
  expect(selectEmails('invitation')).toHaveLength(delivered.usersTotal)
  expect(delivered.bouncedEmails).toBeGreaterThan(0)
  advanceTime(world, Date.parse(reminders[0]?.send ?? '') - 1)
  const before = getAssessment()
  expect(before.usersFinished).toBeGreaterThan(delivered.usersTotal / 3)
  wait(1 / dayMs)
  const open = before.usersTotal - before.usersFinished - Number(before.bouncedEmails)
  expect(selectEmails('reminder')).toHaveLength(open)
  expect(getRow().reminders).toMatchObject([{ sent: reminders[0]?.send, sentTo: open }])
  advanceTime(world, Date.parse(due ?? '') - 1)
  const reminded = getResults().filter((result) => result.reminded.length > 0 && result.started !== null)
  expect(
    reminded.filter(({ started }) => (started ?? '') > (reminders[0]?.send ?? '')).length,
  ).toBeGreaterThan(5)
  expect(getAssessment().status).toBe(2)
  wait(1 / dayMs)
  const end = getAssessment()
  expect([end.status, end.usersFinished < end.usersTotal]).toEqual([4, true])
  const before2 = getResults()
  wait(30)
  expect(getResults()).toEqual(before2)
})

test('simulated answers appear one after another as time passes', () => {
  const { deliveryDate } = getRow()
  advanceTime(world, Date.parse(deliveryDate ?? ''))
  const seen = new Set<string>()
  for (let step = 0; step < 60; step++) {
    advanceTime(world, world.clock.now + minuteMs)
    for (const { started, completed, answers } of getResults()) {
      if (started === null) continue
      seen.add(completed === null ? String(answers.length) : 'completed')
      expect(answers.every(({ at }) => at <= world.clock.instant)).toBe(true)
    }
    const { usersStarted } = getAssessment()
    expect(usersStarted).toBe(getResults().filter(({ started }) => started !== null).length)
  }
  const all = getRow().questions.length
  expect(seen).toEqual(new Set([...Array.from({ length: all }, (_, at) => String(at)), 'completed']))
})

test('passing thirty single days gives the same world as passing a month', { tags: 'slow' }, () => {
  const after = (steps: number) => {
    world = createWorld()
    wait(25)
    for (let step = 0; step < steps; step++) wait(30 / steps)
    return JSON.stringify([...world.snapshot().changes()])
  }
  expect(after(30)).toBe(after(1))
})

test('employees act only between delivery and due date, and answer each scenario once', () => {
  wait(60)
  for (const result of world.campaigns.results.values()) {
    const { delivered, bounced, started, completed, answers, reminded } = result
    const steps = [delivered, started, ...answers.map(({ at }) => at), completed].filter((at) => at !== null)
    expect(steps).toEqual(steps.toSorted((one, other) => Date.parse(one) - Date.parse(other)))
    const { due, questions } = getRow(result.assessmentId)
    expect([...steps, ...reminded].every((at) => at <= (due ?? ''))).toBe(true)
    expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length)
    expect(completed !== null).toBe(answers.length === questions.length)
    if (bounced !== null) expect([started, reminded]).toEqual([null, []])
  }
})

test('an employee who starts by hand is no longer simulated, even after reminders', () => {
  advanceTime(world, Date.parse(getRow().deliveryDate ?? ''))
  for (const { id } of getResults()) recordManualStart(world, id)
  const did = () =>
    getResults().map(({ id, started, completed, answers }) => ({ id, started, completed, answers }))
  const before = did()
  advanceTime(world, Date.parse(getRow().due ?? '') - 1)
  expect(getResults().filter(({ reminded }) => reminded.length > 0).length).toBeGreaterThan(50)
  expect(did()).toEqual(before)
  const [one] = getResults()
  if (!one) throw new Error('Nobody was invited')
  call(
    world,
    'assessments.resetProgress',
    { companyId, assessmentId: String(scheduled), email: world.employees.get(one.employeeId)?.email ?? '' },
    admin,
  )
  expect(world.campaigns.results.get(one.id)).not.toHaveProperty('byHand')
})

test('an assessment is completed before its due date once every employee has finished', () => {
  for (const { id, completed } of getResults(runningId)) {
    if (completed === null) {
      world.campaigns.sittings.remove(id)
      world.campaigns.results.remove(id)
    }
  }
  const [one] = getResults(runningId)
  if (!one) throw new Error('Nobody has finished')
  const [first, ...rest] = one.answers
  if (!first) throw new Error('Nothing was answered')
  world.campaigns.results.put({ ...one, completed: null, answers: rest })
  const at = world.clock.after(5 * minuteMs)
  world.campaigns.sittings.put({ id: one.id, assessmentId: runningId, at, answers: [{ ...first, at }] })
  advanceTime(world, world.clock.now + 5 * minuteMs - 1)
  expect(getAssessment(runningId).status).toBe(2)
  advanceTime(world, world.clock.now + 1)
  expect(getAssessment(runningId).status).toBe(4)
})

describe('a new assessment', () => {
  const form = (own: object = {}) => ({
    companyId,
    name: 'At once',
    questions: [1001, 2001],
    userLists: [...getRow().lists],
    channel: 1,
    scheduleType: 1 as 0 | 1 | -1,
    due: world.clock.after(20 * dayMs),
    reminders_enabled: false,
    reminders_settings: { channel: 1, steps: [] },
    personalizeData: getRow().personalizeData,
    ...own,
  })
  const start = (own: object = {}) => {
    const { assessment: made, reason } = call(world, 'assessments.create', form(own), admin)
    if (!made) throw new Error(reason)
    return Number(made.id)
  }

  it('started immediately invites by email and Slack, and no one counts as bounced', () => {
    const id = start({ channel: 3 })
    const people = getResults(id).length
    const invitations = selectEmails('invitation', 'At once')
    const by = (name: string) => invitations.filter(({ channel }) => channel === name).length
    expect([by('email'), by('slack'), invitations.length]).toEqual([people, people, 2 * people])
    expect(getResults(id).filter(({ bounced }) => bounced !== null)).toEqual([])
    wait(15)
    expect(getAssessment(id).usersFinished).toBeGreaterThan(people / 3)
  })

  it('shared by a link sends no invitations and gets no simulated answers', () => {
    const company = world.companies.get(companyId)
    if (!company) throw new Error('The company is gone')
    world.companies.put({
      ...company,
      settings: { ...company.settings, 'ui.assessment_manual_schedule': '1' },
    })
    const id = start({ scheduleType: -1 })
    expect([getAssessment(id).status, selectEmails('invitation', 'At once')]).toEqual([2, []])
    wait(15)
    expect(getAssessment(id)).toMatchObject({ status: 2, usersStarted: 0 })
    wait(5)
    expect(getAssessment(id).status).toBe(4)
  })

  it('sends its reminders on time, even if its dates have no milliseconds', () => {
    const due = world.clock.after(20 * dayMs).replace('.000Z', 'Z')
    const sendTime = world.clock.after(2 * dayMs).replace('.000Z', 'Z')
    start({ due, reminders_enabled: true, reminders_settings: { channel: 1, steps: [{ sendTime }] } })
    wait(2)
    expect(selectEmails('reminder', 'At once').length).toBeGreaterThan(0)
    wait(18)
  })

  it('lists its reminders by date, whether sent or not', () => {
    const steps = [4, 2, 6].map((days) => ({ sendTime: world.clock.after(days * dayMs) }))
    const id = start({ reminders_enabled: true, reminders_settings: { channel: 1, steps } })
    const shown = () => getAssessment(id).reminders_steps.map(({ sendTime }) => sendTime)
    const inTime = [2, 4, 6].map((days) => world.clock.after(days * dayMs))
    expect(shown()).toEqual(inTime)
    wait(2)
    expect(getAssessment(id).reminders_steps.map(({ alreadySet }) => alreadySet)).toEqual([
      true,
      false,
      false,
    ])
    expect(shown()).toEqual(inTime)
  })
})

describe('assessment progress', () => {
  const at = { companyId, assessmentId: String(runningId) }

  it('is reset for one employee, with a new invitation only while the assessment runs', () => {
    const done = getResults(runningId).find(({ completed }) => completed !== null)
    const person = done && world.employees.get(done.employeeId)
    const email = person?.email ?? ''
    expect(call(world, 'assessments.resetProgress', { ...at, email }, admin)).toEqual({ success: true })
    expect(world.mails.filter(({ kind, to }) => kind === 'invitation' && to === email)).toHaveLength(1)
    const over = { companyId, assessmentId: String(companyId * 100 + 1) }
    expect(call(world, 'assessments.resetProgress', { ...over, email }, admin)).toEqual({ success: true })
    expect(world.mails.filter(({ kind, to }) => kind === 'invitation' && to === email)).toHaveLength(1)
  })

  it('is reset for all employees on a restart, with new invitations', () => {
    const due = world.clock.after(20 * dayMs)
    expect(call(world, 'assessments.restart', { ...at, due }, admin).success).toBe(true)
    expect(getAssessment(runningId)).toMatchObject({ status: 2, usersStarted: 0 })
    expect(selectEmails('invitation', 'Remote work check')).toHaveLength(getResults(runningId).length)
    wait(15)
    expect(getAssessment(runningId).usersFinished).toBeGreaterThan(getResults(runningId).length / 3)
  })

  it("loses an employee's planned answers when the employee is deleted", () => {
    const [sitting] = world.campaigns.sittings.values()
    const result = world.campaigns.results.get(sitting?.id ?? 0)
    const person = result && world.employees.get(result.employeeId)
    if (person?.companyId !== companyId) throw new Error('Nobody is about to answer')
    const { email, lists } = person
    call(world, 'employees.delete', { companyId, email, lists: [...lists] }, admin)
    expect(world.campaigns.sittings.get(sitting?.id ?? 0)).toBeUndefined()
  })
})

test("an anonymous company's invitations reveal no employee's address in the outbox", () => {
  wait(31)
  const [own, hidden] = [companyIds.direct, companyIds.anonymous].map((company) => {
    const people = new Set([...world.getEmployeeTable(company).values()].map(({ email }) => email))
    const { name } = world.companies.get(company) ?? {}
    return world.mails
      .filter(({ kind, subject }) => kind === 'invitation' && subject.startsWith(`${name}:`))
      .map((mail) => [mail.to, JSON.stringify(mail.letter)])
      .map(([to = '', said]) => people.has(to) || [...people].some((email) => said?.includes(email)))
  })
  const asked = [getRow(), getRow(companyIds.anonymous * 100 + 3)].map(({ id }) => getResults(id).length)
  expect([own?.length, hidden?.length]).toEqual(asked)
  expect([own?.every(Boolean), hidden?.some(Boolean)]).toEqual([true, false])
})
