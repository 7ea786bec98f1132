import { campaignStatus, computeMaxScores } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { findQuestion } from '@heed/fixtures/library'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const viewer = getManagerEmail('viewer')
const runningAssessment = { companyId, assessmentId: String(companyId * 100 + 2) }
const fetchUsers = (asked: object = {}) =>
  call(world, 'assessments.listUsers', { ...runningAssessment, ...asked }, viewer)
beforeEach(() => {
  world = createWorld()
})

test('only admins who ask for drafts see them, in the list and by ID', () => {
  const names = (as: string, d?: number) =>
    call(
      world,
      'assessments.list',
      { companyId, order: 'name asc', ...(d === undefined ? {} : { d }) },
      as,
    ).assessments.map(({ name }) => name)
  expect(names(viewer)).toEqual([
    'Phishing and passwords check',
    'Remote work check',
    'The first look',
    'Where we stand',
    'Who pays?',
  ])
  expect(names(viewer, 1)).toEqual(names(viewer))
  expect(names(admin, 1)).toContain('For those who pay')
  expect(names(admin, 0)).toEqual(names(viewer))
  const draft = { companyId, assessmentId: String(companyId * 100 + 4) }
  expect(call(world, 'assessments.listUsers', draft, admin).count).toBe(0)
  const { status, message } = catchRefusal(() => call(world, 'assessments.listUsers', draft, viewer))
  expect([status, message]).toEqual([404, 'Assessment not found :('])
})

test('the assessment list filters by name and status, then sorts and pages', () => {
  const list = (asked: object) => call(world, 'assessments.list', { companyId, ...asked }, viewer)
  expect(list({ filter: 'CHECK' }).count).toBe(2)
  expect(list({ filter: 'check', n: 1, p: 1, order: 'due asc' }).assessments[0]?.name).toBe(
    'Phishing and passwords check',
  )
  expect(list({ status: campaignStatus.completed }).assessments.map(({ name }) => name)).toEqual([
    'Where we stand',
    'The first look',
  ])
  const updated = list({}).assessments.map(({ last_updated }) => last_updated)
  expect(updated).toEqual(updated.toSorted().toReversed())
})

test.each([
  [
    'regular assessments',
    { packaged: 0 },
    ['Phishing and passwords check', 'Remote work check', 'The first look', 'Where we stand'],
  ],
  ['packaged assessments', { packaged: 1 }, ['Who pays?']],
  [
    'assessments about any of several threat areas',
    { threatArea: ['Remote work', 'Nothing'] },
    ['Remote work check', 'The first look', 'Where we stand'],
  ],
  [
    'assessments for any of several lists',
    { listId: [companyId * 1000 + 2, 77], status: 1 },
    ['Phishing and passwords check'],
  ],
  ['no assessments for an unknown list', { listId: [77] }, []],
  [
    'assessments delivered in a period',
    { deliveryDateFrom: '2026-01-01T00:00:00.000Z', deliveryDateTo: '2026-02-28T23:59:59.999Z' },
    ['Remote work check'],
  ],
  [
    'assessments due before a date',
    { dueTo: '2026-01-31T23:59:59.999Z' },
    ['The first look', 'Where we stand'],
  ],
  ['assessments due after a date', { dueFrom: '2026-03-01T00:00:00.000Z' }, ['Phishing and passwords check']],
])('the assessment list finds %s', (_, asked, expected) => {
  const { assessments, count } = call(
    world,
    'assessments.list',
    { companyId, order: 'name asc', ...asked },
    viewer,
  )
  expect(assessments.map(({ name }) => name)).toEqual(expected)
  expect(count).toBe(expected.length)
})

test("an assessment's row matches the figures of its employees", () => {
  const { assessments } = call(world, 'assessments.latest', { companyId }, viewer)
  for (const {
    id,
    status,
    isScorm,
    totalEmployees,
    usersFinished,
    started,
    attendance,
    resilienceScore,
  } of assessments) {
    const asked = { companyId, assessmentId: String(id) }
    const { users: people, count } = call(world, 'assessments.listUsers', asked, viewer)
    // Packages run in a learning system outside the platform.
    if (isScorm || status === campaignStatus.scheduled) {
      expect([count, started, resilienceScore]).toEqual([0, 0, null])
      continue
    }
    expect(totalEmployees).toBe(count)
    expect(usersFinished).toBe(people.filter(({ completedDate }) => completedDate).length)
    expect(started).toBe(people.filter((one) => one.started).length)
    expect(attendance).toBe(Math.round((100 * started) / count))
    const scores = people.flatMap(({ scorePercent }) => scorePercent ?? [])
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    expect(Math.abs((resilienceScore ?? 0) - mean)).toBeLessThanOrEqual(1)
  }
})

test('a scheduled assessment counts the employees currently on its lists', () => {
  const total = () =>
    call(world, 'assessments.list', { companyId, status: 1 }, viewer).assessments[0]?.totalEmployees ?? 0
  const before = total()
  const row = [...world.getEmployeeTable(companyId).values()].find(({ lists }) => lists.length === 1)
  if (row) world.employees.put({ ...row, lists: [] })
  expect(total()).toBe(before - 1)
})

test('an employee on several lists shows all of them, or only the filtered one', () => {
  const lists = world.campaigns.assessments.get(Number(runningAssessment.assessmentId))?.lists ?? []
  const several = [...world.getEmployeeTable(companyId).values()].find(({ lists: own }) => own.length > 1)
  const names = several?.lists.map((id) => world.lists.get(id)?.name)
  expect(several?.lists.every((id) => lists.includes(id))).toBe(true)
  const getListName = (asked: object) => fetchUsers({ query: several?.email, ...asked }).users[0]?.listName
  expect(getListName({})).toBe(names?.join(', '))
  expect(getListName({ listId: several?.lists.slice(1, 2) })).toBe(names?.[1])
})

test('employees can be found by address, list and score', () => {
  const all = fetchUsers()
  expect(all.count).toBe(
    world.campaigns.resultsByAssessment.get(Number(runningAssessment.assessmentId)).length,
  )
  const [someone] = all.users.filter(({ name }) => name !== '')
  const found = fetchUsers({ query: someone?.email.toUpperCase() })
  expect(found.users).toEqual([someone])
  const listId = companyId * 1000 + 2
  const onList = fetchUsers({ listId: [listId] })
  expect(new Set(onList.users.map(({ listName }) => listName))).toEqual(new Set(['Fjármál']))
  expect(onList.count).toBeLessThan(all.count)
  const risky = fetchUsers({ maxScore: 49 })
  expect(risky.count).toBeGreaterThan(0)
  expect(risky.users.every(({ scorePercent }) => scorePercent !== null && scorePercent <= 49)).toBe(true)
})

const sumPoints = (points: Readonly<Record<string, number>>) =>
  Object.values(points).reduce((sum, one) => sum + one, 0)
const getMaxScores = (question: number) => computeMaxScores(findQuestion(question)?.blocks ?? [])

test("a threat area filter shows each employee's score in that area", () => {
  const of = (threatArea: string) => fetchUsers({ threatArea }).users
  const [remote, protection] = [of('Remote work'), of('Data protection')]
  for (const { email, scorePercent } of remote) {
    const row = world.getEmployeeTable(companyId).get(email)
    const result = world.campaigns.resultsByEmployee
      .get(row?.id ?? 0)
      .find(({ assessmentId }) => String(assessmentId) === runningAssessment.assessmentId)
    const answers = (result?.answers ?? []).filter(({ area }) => area === 'Remote work')
    const most = answers.reduce((sum, { question }) => sum + sumPoints(getMaxScores(question)), 0)
    const earned = answers.reduce((sum, { points }) => sum + sumPoints(points), 0)
    expect(scorePercent).toBe(answers.length === 0 ? null : Math.round((100 * earned) / most))
  }
  expect(remote.map(({ scorePercent }) => scorePercent)).not.toEqual(
    protection.map(({ scorePercent }) => scorePercent),
  )
})

test('filters return exactly the employees that each figure counts', () => {
  const get = call(world, 'assessments.get', runningAssessment, viewer)
  const of = (asked: object) => fetchUsers({ n: 1, ...asked }).count
  expect({
    all: of({}),
    completed: of({ progress: 'completed' }),
    started: of({ progress: 'completed' }) + of({ progress: 'started' }),
    notStarted: of({ progress: 'notStarted' }),
  }).toEqual({
    all: get.usersTotal,
    completed: get.usersFinished,
    started: get.usersStarted,
    notStarted: get.usersTotal - get.usersStarted,
  })
  const shares = get.scoreDistribution ?? []
  expect(shares.length).toBeGreaterThan(0)
  for (const { from, to, value } of shares) expect(of({ minScore: from, maxScore: to })).toBe(value)
})

test('employees at risk match the share shown for a behaviour or scenario', () => {
  const share = (measure: object) => {
    const answered = fetchUsers(measure).users.filter(({ scorePercent }) => scorePercent !== null)
    return Math.round((100 * fetchUsers({ ...measure, maxScore: 49 }).count) / answered.length)
  }
  const { keyBehaviours } = call(world, 'assessmentReports.keyBehaviours', runningAssessment, viewer)
  expect(keyBehaviours.length).toBeGreaterThan(1)
  for (const { keyBehaviourCode, threatArea, usersAtRiskPercentage } of keyBehaviours) {
    expect(share({ keyBehaviour: keyBehaviourCode, threatArea })).toBe(usersAtRiskPercentage)
  }
  const { insights } = call(world, 'assessmentReports.riskInsights', runningAssessment, viewer)
  const question = insights.find((insight) => insight.type === 'QUESTIONS')
  expect(question).toBeDefined()
  expect(share({ questionId: question?.context.id })).toBe(question?.context.employeesPercentage)
})

test.each(['email', 'listName', 'completedDate', 'scorePercent', 'started'] as const)(
  'employees sorted by %s appear exactly once across pages',
  (field) => {
    const order = `${field} desc`
    const pages = [0, 1, 2].flatMap((p) => fetchUsers({ order, p, n: 100 }).users)
    expect(pages).toEqual(fetchUsers({ order }).users)
    expect(new Set(pages.map(({ email }) => email)).size).toBe(fetchUsers().count)
    const known = pages.map((one) => one[field]).filter((value) => typeof value === 'number')
    expect(known).toEqual(known.toSorted((one, other) => other - one))
  },
)

test('employees with bounced invitations are listed and get no more reminders', () => {
  const { users: bounced, count } = call(world, 'assessments.listBouncedUsers', runningAssessment, viewer)
  expect(count).toBe(bounced.length)
  expect(count).toBeGreaterThan(0)
  const gone = new Set(bounced.map(({ email }) => email))
  const open = fetchUsers().users.filter(
    ({ completedDate, listName, email }) => completedDate === null && listName !== null && !gone.has(email),
  )
  const { remindersCount, lastReminders } = call(
    world,
    'assessments.countReminders',
    runningAssessment,
    admin,
  )
  expect(remindersCount).toBe(open.length)
  const { reminders } = call(world, 'assessments.remindersOverview', runningAssessment, viewer)
  expect(reminders.map(({ status }) => status)).toEqual([1, 0])
  expect(reminders[0]?.send).toBe(lastReminders)
  expect(reminders[1]?.sendTo).toBe(remindersCount)
})

test('no employees are listed under anonymous tracking', () => {
  const asked = { companyId: companyIds.anonymous, assessmentId: String(companyIds.anonymous * 100 + 1) }
  const as = getManagerEmail('admin', 'anonymous')
  expect(call(world, 'assessments.listUsers', { ...asked, maxScore: 49 }, as)).toEqual({
    users: [],
    count: 0,
  })
  expect(call(world, 'assessments.listBouncedUsers', asked, as)).toEqual({ users: [], count: 0 })
  const { assessments } = call(world, 'assessments.list', { companyId: companyIds.anonymous }, as)
  expect(
    assessments.find(({ status }) => status === campaignStatus.completed)?.usersFinished,
  ).toBeGreaterThan(5)
})
