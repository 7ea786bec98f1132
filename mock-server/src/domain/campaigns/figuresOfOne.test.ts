import { campaignStatus, computePercent } from '@heed/contracts'
import { companyIds, getManagerEmail, isDone } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

const companyId = companyIds.direct
const [admin, viewer] = [getManagerEmail('admin'), getManagerEmail('viewer')]
const { active, completed } = campaignStatus
let world: World
beforeEach(() => {
  world = createWorld({ employees: 60 })
})

const getDashboard = () => call(world, 'dashboard.getStatus', { companyId }, viewer)

describe('the dashboard', () => {
  test.each([
    ['trainings', 'active', active],
    ['trainings', 'completed', completed],
    ['assessments', 'active', active],
    ['assessments', 'completed', completed],
  ] as const)(
    'counts one employee fewer in %s that are %s when only those lose one',
    (kind, word, status) => {
      const before = getDashboard()
      const { campaigns } = world
      const employeeId = companyId * 10_000_000 + 1
      const isSuch = ({ status: of }: { status: number } = { status: -1 }) => of === status
      if (kind === 'trainings') {
        for (const { id, trainingId } of campaigns.lessonsByEmployee.get(employeeId))
          if (isSuch(campaigns.trainings.get(trainingId))) campaigns.lessons.remove(id)
      } else {
        for (const { id, assessmentId } of campaigns.resultsByEmployee.get(employeeId))
          if (isSuch(campaigns.assessments.get(assessmentId))) campaigns.results.remove(id)
      }
      const { value, users } = before[kind][word]
      expect(getDashboard()).toEqual({
        ...before,
        [kind]: { ...before[kind], [word]: { value, users: users - 1 } },
      })
    },
  )

  test.each([
    ['trainings', { trainings: 1, assessments: 2 }],
    ['assessments', { trainings: 2, assessments: 1 }],
  ] as const)('counts active %s separately, as the company does', (kind, expected) => {
    const rows = world.campaigns[kind]
    const one = world.campaigns[`${kind}ByCompany`]
      .get(companyId)
      .find(({ status, isScorm }) => status === active && !isScorm)
    rows.put({ ...rows.get(one?.id ?? 0), status: completed } as never)
    const { trainings, assessments } = getDashboard()
    expect({ trainings: trainings.active.value, assessments: assessments.active.value }).toEqual(expected)
    const { status } = call(world, 'companies.get', { companyId }, viewer)
    expect(status).toMatchObject({
      trainings: { active: { value: expected.trainings } },
      assessments: { active: { value: expected.assessments } },
    })
  })
})

describe('the latest campaigns', () => {
  const latest = {
    trainings: (own: object, as = admin) =>
      call(world, 'trainings.latest', { companyId, ...own }, as).automations.map(({ name }) => name),
    assessments: (own: object, as = admin) =>
      call(world, 'assessments.latest', { companyId, ...own }, as).assessments.map(({ name }) => name),
  }
  const all = {
    trainings: () => call(world, 'trainings.list', { companyId }, admin).automations.map(({ name }) => name),
    assessments: () =>
      call(world, 'assessments.list', { companyId }, admin).assessments.map(({ name }) => name),
  }

  test.each(['trainings', 'assessments'] as const)(
    'are the %s without drafts, last changed first, up to the requested number',
    (kind) => {
      const names = all[kind]()
      expect(names.length).toBeGreaterThan(3)
      expect(latest[kind]({ n: 50 })).toEqual(names)
      expect(latest[kind]({ n: 50 }, viewer)).toEqual(names)
      expect(latest[kind]({ n: 2 })).toEqual(names.slice(0, 2))
    },
  )
})

describe('a training', () => {
  const at = { companyId, trainingId: String(companyId * 100 + 2) }

  test("shows each list's figures from the employees on it", () => {
    const { lists } = call(world, 'trainings.get', at, viewer)
    const { users } = call(world, 'trainings.listUsersDetails', at, viewer)
    expect(lists.length).toBeGreaterThan(2)
    for (const { id, ...figures } of lists) {
      const people = users.filter(({ email }) =>
        world.getEmployeeTable(companyId).get(email)?.lists.includes(id),
      )
      const lessons = people.flatMap(({ subjects }) => subjects)
      expect(figures).toEqual({
        name: world.lists.get(id)?.name,
        totalUsers: people.length,
        opened: people.filter(({ started }) => started !== null).length,
        score: lessons.filter(({ correct }) => correct > 0).length,
        total: lessons.length,
      })
    }
  })

  test('shows the channel of reminders separately from the channel of lessons', () => {
    const row = world.campaigns.trainings.get(Number(at.trainingId))
    if (row) world.campaigns.trainings.put({ ...row, channel: 1, reminderTransport: 2 })
    expect(call(world, 'trainings.get', at, viewer)).toMatchObject({
      channel: 1,
      sendOptions: { channel: 1 },
      reminders_settings: { channel: 2, deliveryChannel: 2 },
    })
  })

  test("shows one employee's figures from that employee's lessons only", () => {
    const { email = '', id = 0 } = world.employees.get(companyId * 10_000_000 + 1) ?? {}
    const { trainings } = call(world, 'employees.listTrainings', { companyId, email }, viewer)
    for (const shown of trainings) {
      const training = world.campaigns.trainings.get(Number(shown.id))
      const lessons = world.campaigns.lessonsByEmployee
        .get(id)
        .filter(({ trainingId }) => trainingId === shown.id)
      const answered = lessons.filter(({ correct, incorrect }) => correct + incorrect > 0)
      const wrong = answered.reduce((sum, { incorrect }) => sum + incorrect, 0)
      expect(shown).toMatchObject({
        status: training?.status,
        firstBatch: training?.deliveries.map(({ send }) => send).toSorted()[0] ?? null,
        singleUserScore: computePercent(lessons.filter(isDone).length, lessons.length),
        averageIncorrectAnswerCount:
          answered.length === 0 ? 0 : Math.round((10 * wrong) / answered.length) / 10,
      })
    }
    expect(
      new Set(trainings.map(({ averageIncorrectAnswerCount }) => averageIncorrectAnswerCount)).size,
    ).toBeGreaterThan(1)
  })
})

test("an employee's assessment shows that employee's own dates", () => {
  const { email = '', id = 0 } = world.employees.get(companyId * 10_000_000 + 1) ?? {}
  const result = world.campaigns.resultsByEmployee.get(id)[0]
  if (!result) throw new Error('The person is in no assessment')
  const assessment = world.campaigns.assessments.get(result.assessmentId)
  const dates = { delivered: '2026-01-03T08:00:00.000Z', completed: '2026-01-04T08:00:00.000Z' }
  world.campaigns.results.put({ ...result, ...dates, bounced: '2026-01-02T08:00:00.000Z' })
  const { assessments } = call(world, 'employees.listAssessments', { companyId, email }, viewer)
  expect(assessments.find((one) => one.id === result.assessmentId)).toMatchObject({
    name: assessment?.name,
    status: assessment?.status,
    due: assessment?.due,
    deliveryDate: dates.delivered,
    completionDate: dates.completed,
    bounced: '2026-01-02T08:00:00.000Z',
  })
})
