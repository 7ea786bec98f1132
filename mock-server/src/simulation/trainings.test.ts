import { companyIds, getManagerEmail, isBouncing, isDone } from '@heed/fixtures'
import { findSubject, getEmailWord } from '@heed/fixtures/library'
import { beforeEach, expect, test } from 'vitest'
import { selectPeopleOnLists } from '../domain/trainings/results/record.ts'
import { recordLessonResult } from '../domain/trainings/taking/recordLessonResult.ts'
import { call } from '../testing/testCall.ts'
import { dayMs } from '../world/Clock.ts'
import { createWorld, type World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const trainingParams = { companyId, trainingId: String(companyId * 100 + 2) }
beforeEach(() => {
  world = createWorld()
})

const wait = (days: number) => advanceTime(world, world.clock.now + days * dayMs)
const getTraining = () => call(world, 'trainings.get', trainingParams, admin)
const getRow = () => {
  const found = world.campaigns.trainings.get(Number(trainingParams.trainingId))
  if (!found) throw new Error('The training is gone')
  return found
}

test('a training sends its delivery and reminder on schedule, gets answers and is completed', () => {
  const before = getTraining()
  const asked = selectPeopleOnLists(world, getRow())
  // The training sends the lesson on Tuesday at ten.
  wait(1.05)
  const delivered = getTraining()
  expect(delivered.subjectsSent).toBe(before.subjectsSent + 1)
  const reached = asked.filter((person) => !isBouncing(world.base.seed, person, getRow().channel))
  expect(delivered.totalForView).toBe(before.totalForView + reached.length)
  const ours = getEmailWord('oneLesson', 'is')
  const kinds = (kind: string) =>
    world.mails.filter(
      (mail) => mail.kind === kind && mail.subject.startsWith('Norðurljós') && mail.subject.endsWith(ours),
    )
  expect(kinds('lesson')).toHaveLength(asked.length)
  wait(1.5)
  const answered = getTraining()
  expect(answered.score).toBeGreaterThan(delivered.score)
  expect([answered.status, kinds('reminder')]).toEqual([2, []])
  wait(8)
  const end = getTraining()
  expect(end.status).toBe(4)
  const open = kinds('reminder').filter(({ channel }) => channel === 'email').length
  expect(open).toBeGreaterThan(0)
  expect(end.score - answered.score).toBeGreaterThan(open * 0.2)
  expect(end.score).toBeLessThan(end.total)
})

test('employees who take lessons by hand are no longer simulated in that training', () => {
  const { lessons, lessonsByTraining } = world.campaigns
  const mine = () => lessonsByTraining.get(Number(trainingParams.trainingId))
  for (const { id, delivered } of mine()) {
    const lesson = lessons.get(id)
    if (lesson && delivered !== null) recordLessonResult(world, lesson, { correct: 0, incorrect: 0 })
  }
  const hands = new Set(mine().map(({ employeeId }) => employeeId))
  const asked = new Set(selectPeopleOnLists(world, getRow()).flatMap(({ id }) => (hands.has(id) ? id : [])))
  const did = () =>
    mine()
      .filter(({ employeeId }) => asked.has(employeeId))
      .map(({ id, viewed, answered, correct }) => ({ id, viewed, answered, correct }))
  const [before, { subjectsSent }] = [did(), getTraining()]
  wait(30)
  expect(getTraining().subjectsSent).toBeGreaterThan(subjectsSent)
  expect(mine().some(({ reminded, byHand }) => byHand && reminded.length > 0)).toBe(true)
  expect(did()).toEqual(before)
})

test('a scheduled training starts with its first delivery', () => {
  const scheduled = { companyId, trainingId: String(companyId * 100 + 3) }
  const status = () => call(world, 'trainings.getStatus', scheduled, admin).status
  expect(status()).toBe(1)
  // The first Monday or Tuesday at ten, at least twenty days later.
  wait(21.05)
  expect(status()).toBe(2)
})

test('a training sent immediately without reminders is completed a day later', () => {
  const subjects = [101]
  const { automation } = call(
    world,
    'trainings.create',
    {
      companyId,
      name: 'At once',
      subjects,
      userLists: [companyId * 1000 + 1],
      scheduleType: 1,
      frequency: 'W1',
      subjectsPerInterval: 1,
      sendOptions: { channel: 1 },
      events: [],
      introMessageEnabled: false,
      reminders_enabled: false,
      reminders_settings: { channel: 1, steps: [] },
    },
    admin,
  )
  const created = { companyId, trainingId: String(automation?.id) }
  const status = () => call(world, 'trainings.getStatus', created, admin).status
  wait(0.9)
  expect(status()).toBe(2)
  wait(0.1)
  expect(status()).toBe(4)
})

test('passing thirty single days gives the same world as passing a month', () => {
  const after = (steps: number) => {
    world = createWorld()
    for (let step = 0; step < steps; step++) wait(30 / steps)
    return JSON.stringify([...world.snapshot().changes()])
  }
  expect(after(30)).toBe(after(1))
})

test('employees act only between delivery and now, and all figures are within bounds', () => {
  wait(3)
  for (const { delivered, viewed, answered, reminded } of world.campaigns.lessons.values()) {
    const steps = [delivered, viewed, answered].filter((instant) => instant !== null)
    expect(steps).toEqual(steps.toSorted((one, other) => Date.parse(one) - Date.parse(other)))
    expect([...steps, ...reminded].every((instant) => instant <= world.clock.instant)).toBe(true)
  }
  for (const row of call(world, 'trainings.list', { companyId }, admin).automations) {
    expect([row.attendance, row.awarenessScore].every((percent) => percent >= 0 && percent <= 100)).toBe(true)
  }
})

test("an anonymous company's outbox doesn't reveal who gets a lesson email", () => {
  const trainings = [companyIds.direct, companyIds.anonymous].map((id) =>
    world.campaigns.trainings.get(id * 100 + 2),
  )
  const asked = trainings.map((one) => (one ? selectPeopleOnLists(world, one).length : 0))
  wait(1.05)
  const [own, hidden] = [companyIds.direct, companyIds.anonymous].map((company) => {
    const people = new Set([...world.getEmployeeTable(company).values()].map(({ email }) => email))
    const { name } = world.companies.get(company) ?? {}
    return world.mails
      .filter(({ kind, subject }) => kind === 'lesson' && subject.startsWith(`${name}:`))
      .map(({ to }) => people.has(to))
  })
  expect([own?.length, hidden?.length]).toEqual(asked)
  expect([own?.every(Boolean), hidden?.some(Boolean)]).toEqual([true, false])
})

test('a finished lesson counts a correct answer for each of its questions', () => {
  wait(5)
  const done = world.campaigns.lessonsByTraining.get(Number(trainingParams.trainingId)).filter(isDone)
  expect(done.map(({ correct }) => correct)).toEqual(
    done.map(({ subjectId }) => findSubject(subjectId)?.quiz.length),
  )
  expect(done.some(({ correct }) => correct > 1)).toBe(true)
})

test('employees added to a list get coming lessons, and those on none get nothing', () => {
  const selectLessons = (id: number) =>
    world.campaigns.lessonsByEmployee.get(id).filter(({ trainingId }) => trainingId === getRow().id)
  const left = selectPeopleOnLists(world, getRow()).find(({ id }) => {
    const came = selectLessons(id).filter(({ delivered }) => delivered !== null)
    return (
      came.length > 0 &&
      came.some((lesson) => !isDone(lesson) && !world.campaigns.lessonVisits.get(lesson.id))
    )
  })
  if (!left) throw new Error('Everybody is done')
  const came = selectLessons(left.id).filter(({ delivered }) => delivered !== null)
  const [joined] = ['late', 'elsewhere'].map((name, place) =>
    world.employees.put({
      ...left,
      id: world.nextId(world.employees),
      name,
      email: `${name}@nordurljos.example`,
      lists: getRow().userLists.slice(place, place + 1),
    }),
  )
  if (!joined) throw new Error('Nobody joined')
  const { list } = call(world, 'lists.create', { companyId, active: 1, name: 'Elsewhere' }, admin)
  world.employees.put({ ...left, lists: [list.id] })
  const toCome = getRow().deliveries.flatMap(({ sent, subjects }) => (sent === null ? subjects : []))
  expect(toCome.length).toBeGreaterThan(0)
  wait(9)
  expect(selectLessons(left.id)).toEqual(came)
  expect(world.mails.filter(({ to }) => to === left.email)).toEqual([])
  expect(selectLessons(joined.id).map(({ subjectId }) => subjectId)).toEqual(toCome)
  expect(selectLessons(joined.id).every(({ delivered, bounced }) => (delivered ?? bounced) !== null)).toBe(
    true,
  )
  expect(world.mails.filter(({ to, kind }) => to === joined.email && kind === 'lesson')).toHaveLength(1)
  const asked = { ...trainingParams, reminderOption: 3 as const, n: 100 }
  const { users } = call(world, 'trainings.listReminderUsers', asked, admin)
  expect(users.map(({ email }) => email)).not.toContain(left.email)
})
