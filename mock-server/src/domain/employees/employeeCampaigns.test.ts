import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const getFirstEmail = () => world.employees.get(companyId * 10_000_000 + 1)?.email ?? ''
beforeEach(() => {
  world = createWorld()
})

test("an employee's training figures add up from that employee's lessons", () => {
  const email = getFirstEmail()
  const { trainings } = call(world, 'employees.listTrainings', { companyId, email }, admin)
  expect(trainings.map(({ name }) => name)).toEqual([
    'Phishing basics',
    'Safe every day',
    'Spring refresher',
    'Passwords and passkeys',
    'Working from home',
    'Who is asking?',
  ])
  for (const training of trainings) {
    const asked = { companyId, email, trainingId: training.id }
    const { subjects, score } = call(world, 'employees.status', asked, admin)
    const delivered = subjects.filter((lesson) => lesson.delivered)
    expect(training.lessonsDelivered).toBe(delivered.length)
    expect(training.opened).toBe(subjects.filter(({ viewed }) => viewed).length)
    expect(training.singleUserScore).toBe(score)
    expect(training.subjectsNames).toEqual(subjects.map(({ title }) => title))
  }
  expect(trainings.map(({ lessonsDelivered }) => lessonsDelivered)).toEqual([3, 3, 0, 4, 3, 3])
  expect(trainings[2]?.singleUserScore).toBe(0)
})

test("lessons are viewed between delivery and now, and lastActive isn't earlier", () => {
  for (const lesson of world.campaigns.lessons.values()) {
    if (!lesson.viewed) continue
    expect(
      lesson.delivered && lesson.delivered <= lesson.viewed && lesson.viewed <= world.clock.instant,
    ).toBe(true)
    const { companyId = 0, lastActive = null } = world.employees.get(lesson.employeeId) ?? {}
    if (world.companies.get(companyId)?.anonymousTracking) expect(lastActive).toBeNull()
    else expect((lastActive ?? '') >= lesson.viewed).toBe(true)
  }
})

test("only assessments that haven't been completed have no score", () => {
  const scores = [...world.getEmployeeTable(companyId).values()]
    .filter(({ lists }) => lists.length > 0)
    .flatMap(({ email }) =>
      call(world, 'employees.listAssessments', { companyId, email }, admin).assessments.map((one) => one),
    )
  const own = world.campaigns.assessmentsByCompany.get(companyId)
  expect(scores).toHaveLength(own.flatMap(({ id }) => world.campaigns.resultsByAssessment.get(id)).length)
  const unscored = scores.filter(({ userScore }) => userScore === null)
  expect(unscored.length).toBeGreaterThan(0)
  expect(unscored.every(({ completionDate }) => completionDate === null)).toBe(true)
  expect(scores.some(({ userScore }) => userScore !== null && userScore > 0)).toBe(true)
})

test('an employee on no list has no trainings or assessments', () => {
  const nowhere = [...world.getEmployeeTable(companyId).values()].find(({ lists }) => lists.length === 0)
  const email = nowhere?.email ?? ''
  expect(call(world, 'employees.listTrainings', { companyId, email }, admin)).toEqual({ trainings: [] })
  expect(call(world, 'employees.listAssessments', { companyId, email }, admin)).toEqual({ assessments: [] })
  expect(call(world, 'employees.status', { companyId, email }, admin)).toMatchObject({
    subjects: [],
    score: 0,
  })
})

test("only the super level sees an employee's mail log", () => {
  const asked = { companyId, email: getFirstEmail() }
  expect(call(world, 'employees.status', asked, admin).log).toBeUndefined()
  const { log, subjects } = call(world, 'employees.status', asked, superEmail)
  const sent = log?.filter(({ actions }) => actions.startsWith('sent'))
  expect(sent).toHaveLength(subjects.filter(({ delivered }) => delivered).length)
})

test("anonymous tracking hides an employee's trainings, assessments and lessons", () => {
  const asked = { companyId: companyIds.anonymous }
  const as = getManagerEmail('admin', 'anonymous')
  const { email = '' } = call(world, 'employees.list', { ...asked, n: 1 }, as).users[0] ?? {}
  expect(call(world, 'employees.listTrainings', { ...asked, email }, as).trainings).toEqual([])
  expect(call(world, 'employees.listAssessments', { ...asked, email }, as).assessments).toEqual([])
  expect(call(world, 'employees.status', { ...asked, email }, as).subjects).toEqual([])
})

test("an unknown employee's trainings answer 404", () => {
  const asked = { companyId, email: 'who@nowhere.example' }
  expect(catchRefusal(() => call(world, 'employees.listTrainings', asked, admin)).status).toBe(404)
})

test('the dashboard counts campaigns and the employees they reach, without deleted ones', () => {
  const status = () => call(world, 'dashboard.getStatus', { companyId }, getManagerEmail('viewer'))
  const users = [...world.getEmployeeTable(companyId).values()].filter(({ lists }) => lists.length > 0).length
  const reach = (value: number) => ({ value, users })
  expect(status()).toEqual({
    // One of the active trainings is a package, which the platform doesn't send.
    trainings: { active: reach(2), completed: reach(5) },
    assessments: { active: reach(2), completed: reach(2) },
  })
  const email = getFirstEmail()
  const { listsId = [] } = call(world, 'employees.get', { companyId, email }, admin)
  call(world, 'employees.delete', { companyId, email, lists: listsId }, admin)
  expect(status().trainings.active).toEqual({ value: 2, users: users - 1 })
})

test('removing an employee from one training keeps the others', () => {
  const [row] = [...world.getEmployeeTable(companyId).values()].filter(
    ({ lists, source }) => lists.length > 1 && source === null,
  )
  const email = row?.email ?? ''
  const [first, ...others] = call(world, 'employees.listTrainings', { companyId, email }, admin).trainings
  const leave = { companyId, email, lists: row?.lists.slice(0, 1) ?? [], trainings: [first?.id ?? 0] }
  call(world, 'employees.delete', leave, admin)
  const { trainings } = call(world, 'employees.listTrainings', { companyId, email }, admin)
  expect(trainings.map(({ id }) => id)).not.toContain(first?.id)
  expect(trainings.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
})
