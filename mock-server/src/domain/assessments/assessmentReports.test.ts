import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { computeDecimalPercent } from '@heed/contracts'
import { aResultRow, companyIds, getManagerEmail, type ResultRow, scenarios } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { readCsv } from '../../verify/figures/asking.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const viewer = getManagerEmail('viewer')
const admin = getManagerEmail('admin')
const completedAssessment = { companyId, assessmentId: String(companyId * 100 + 1) }
const runningAssessment = { companyId, assessmentId: String(companyId * 100 + 2) }
beforeEach(() => {
  world = createWorld()
})
const readLines = async (body: unknown) =>
  (await text(body instanceof Readable ? body : Readable.from([body])))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')

describe.each(['default', 'partner-customer', 'large'].filter((name) => name in scenarios))(
  'assessment figures in %s',
  (scenario) => {
    test.each([completedAssessment, runningAssessment])(
      'agree everywhere for assessment %j',
      async (asked) => {
        world = createWorld({ scenario, employees: 240 })
        const detail = call(world, 'assessments.get', asked, viewer)
        const row = call(world, 'assessments.list', { companyId }, viewer).assessments.find(
          ({ id }) => id === detail.id,
        )
        expect(detail).toMatchObject({
          status: row?.status,
          resilienceScore: row?.resilienceScore,
          attendance: row?.attendance,
          usersFinished: row?.usersFinished,
          started: row?.started,
          totalEmployees: row?.totalEmployees,
          definition: { areas: row?.areas },
        })
        const employees = call(world, 'assessmentReports.employees', asked, viewer)
        expect(employees).toMatchObject({
          usersTotal: detail.usersTotal,
          usersStarted: detail.usersStarted,
          usersFinished: detail.usersFinished,
          attendance: detail.attendance,
          lists: call(world, 'assessmentReports.lists', asked, viewer).lists,
        })
        const heat = call(world, 'assessmentReports.listScores', asked, viewer).lists
        expect(heat.map(({ listId, usersCount, started }) => [listId, usersCount, started])).toEqual(
          employees.lists.map(({ listId, employeesCount, started }) => [listId, employeesCount, started]),
        )
        for (const { listId, employeesCount, areas = [] } of heat.map((one, at) => ({
          ...one,
          employeesCount: employees.lists[at]?.employeesCount,
        }))) {
          const { count } = call(world, 'assessments.listUsers', { ...asked, listId: [listId] }, viewer)
          expect(count).toBe(employeesCount)
          const ofList = call(
            world,
            'assessmentReports.threatAreas',
            { ...asked, listId },
            viewer,
          ).threatAreas
          expect(ofList.map(({ area, averageScore }) => ({ area, averageScore }))).toEqual(areas)
        }
        const { threatAreas } = call(world, 'assessmentReports.threatAreas', asked, viewer)
        expect(detail.threatAreas).toEqual(
          threatAreas.map(({ area, averageScore }) => ({ name: area, score: averageScore })),
        )
        const { questions } = call(world, 'assessmentReports.questions', asked, viewer)
        const { keyBehaviours } = call(world, 'assessmentReports.keyBehaviours', asked, viewer)
        for (const { area, code, questionsCount, averageScore, weakestKeyBehaviour } of threatAreas) {
          const of = { ...asked, threatAreaCode: code }
          const one = call(world, 'assessmentReports.threatAreaDetail', of, viewer)
          expect([one.questionsCount, one.averageScore]).toEqual([questionsCount, averageScore])
          expect(one.keyBehaviours).toEqual(keyBehaviours.filter(({ threatArea }) => threatArea === area))
          expect(one.keyBehaviours.map(({ keyBehaviourName }) => keyBehaviourName)).toContain(
            weakestKeyBehaviour,
          )
          const inArea = call(
            world,
            'assessmentReports.questions',
            { ...asked, threatArea: area },
            viewer,
          ).questions
          expect(inArea).toEqual(questions.filter((question) => question.area === area))
          expect(inArea).toHaveLength(questionsCount)
        }
        const { users } = call(world, 'assessments.listUsers', asked, viewer)
        const scores = users.flatMap(({ scorePercent }) => scorePercent ?? [])
        for (const { from, to, value, employeePercent } of detail.scoreDistribution ?? []) {
          expect(value).toBe(scores.filter((score) => score >= from && score <= to).length)
          expect(employeePercent).toBe(computeDecimalPercent(value, scores.length))
        }
        for (const { type, context } of call(world, 'assessmentReports.riskInsights', asked, viewer)
          .insights) {
          if (type === 'THREAT_AREA') {
            const { averageScore } = threatAreas.find(({ area }) => area === context.threatArea) ?? {}
            expect(context.averageScore).toBe(averageScore)
          }
          if (type === 'KEY_BEHAVIOUR') {
            const known = keyBehaviours.find(
              ({ keyBehaviourCode }) => keyBehaviourCode === context.keyBehaviour,
            )
            expect([context.averageScore, context.employeesPercentage]).toEqual([
              known?.averageScore,
              known?.usersAtRiskPercentage,
            ])
          }
          if (type === 'EMPLOYEE_LIST') {
            const known = employees.lists.find(({ listId }) => listId === context.listId)
            expect(context.averageScore).toBe(known?.resilienceScore)
          }
          if (type === 'QUESTIONS') {
            const known = questions.find(({ id }) => id === context.id)
            expect(context.averageScore).toBe(known?.average_score_percentage)
          }
        }
        const detailed = await readLines(
          call(world, 'assessmentReports.detailedCsv', { ...asked, token: 't' }, viewer).body,
        )
        expect(detailed).toHaveLength(1 + users.length)
        const answers = await readLines(call(world, 'assessmentReports.answersCsv', asked, viewer).body)
        const given = world.campaigns.resultsByAssessment.get(Number(asked.assessmentId))
        expect(answers).toHaveLength(1 + given.reduce((sum, result) => sum + result.answers.length, 0))
        const files = { world, companyId: asked.companyId }
        const [someone] = await readCsv(
          files,
          call(world, 'assessmentReports.detailedCsv', { ...asked, token: 't' }, viewer),
        )
        const score = users.find(({ email }) => email === someone?.Email)?.scorePercent
        expect(someone?.['Score (%)']).toBe(String(score ?? ''))
      },
    )
  },
)

test('recommendations appear for admins after the assessment ends, if the company wants them', () => {
  const recommended = (asked: typeof completedAssessment, as: string) =>
    call(world, 'assessments.get', asked, as).recommendations
  const wanted = (value: '0' | '1') => {
    const company = world.companies.get(companyId)
    if (!company) throw new Error('No company')
    const settings = { ...company.settings, 'ui.assessment.recommendations': value }
    world.companies.put({ ...company, settings })
  }
  wanted('0')
  expect(recommended(completedAssessment, admin)).toEqual([])
  wanted('1')
  expect(recommended(completedAssessment, admin).length).toBeGreaterThan(0)
  for (const { videos } of recommended(completedAssessment, admin)) expect(videos.length).toBeGreaterThan(0)
  expect(recommended(completedAssessment, viewer)).toEqual([])
  expect(recommended(runningAssessment, admin)).toEqual([])
})

test('the lists file has the same rows as the report, with threat area scores', async () => {
  const { lists } = call(world, 'assessmentReports.lists', runningAssessment, viewer)
  const heat = call(world, 'assessmentReports.listScores', runningAssessment, viewer).lists
  const { name, body } = call(world, 'assessmentReports.lists', { ...runningAssessment, csv: '1' }, viewer)
  expect(name).toBe('lists.csv')
  expect(await readLines(body)).toEqual([
    'Listi,Starfsmenn,Byrjað,Lokið (%),Einkunn (%),Remote work (%),Data protection (%),Devices and software (%)',
    ...lists.map(({ listName, employeesCount, started, completionRate, resilienceScore }, at) =>
      [
        ...[listName, employeesCount, started, completionRate, resilienceScore ?? ''],
        ...(heat[at]?.areas ?? []).map(({ averageScore }) => averageScore ?? ''),
      ].join(','),
    ),
  ])
})

test('reports under anonymous tracking contain totals but no employee rows', async () => {
  const asked = { companyId: companyIds.anonymous, assessmentId: String(companyIds.anonymous * 100 + 1) }
  const as = getManagerEmail('admin', 'anonymous')
  expect(call(world, 'assessmentReports.employees', asked, as).usersFinished).toBeGreaterThan(5)
  const answers = await readLines(call(world, 'assessmentReports.answersCsv', asked, as).body)
  const detailed = await readLines(
    call(world, 'assessmentReports.detailedCsv', { ...asked, token: 't' }, as).body,
  )
  expect([answers, detailed].map(({ length }) => length)).toEqual([1, 1])
})

test('employees who leave a list no longer count in its figures', () => {
  const first = () => call(world, 'assessmentReports.lists', runningAssessment, viewer).lists[0]
  const before = first()
  const { users } = call(
    world,
    'assessments.listUsers',
    { ...runningAssessment, listId: [before?.listId ?? 0] },
    viewer,
  )
  const person = world.getEmployeeTable(companyId).get(users[0]?.email ?? '')
  if (person) world.employees.put({ ...person, lists: [] })
  expect(first()?.employeesCount).toBe((before?.employeesCount ?? 0) - 1)
})

test('a threat area without scenarios answers that it has no data', () => {
  const asked = { ...runningAssessment, threatAreaCode: 'Payment_fraud' }
  const { status, message } = catchRefusal(() =>
    call(world, 'assessmentReports.threatAreaDetail', asked, viewer),
  )
  expect([status, message]).toEqual([404, 'No data to display.'])
})

test('the public summary contains no email addresses and follows the answers', () => {
  const summary = () => call(world, 'infosec.getSummary', {})
  const before = summary()
  expect(before.areas.length).toBeGreaterThan(3)
  expect(before.bestBehaviour).not.toBe(before.worstBehaviour)
  expect(JSON.stringify(before)).not.toContain('@')
  for (const result of [...world.campaigns.results.values()]) {
    world.campaigns.results.put({ ...result, answers: [], started: null, completed: null })
  }
  expect(summary()).toEqual({ resilienceScore: 0, areas: [], bestBehaviour: '', worstBehaviour: '' })
})

test('reports read the answers of 10,000 employees only once for repeated scores', { tags: 'slow' }, () => {
  world = createWorld({ employees: 10_000 })
  const rows = [...world.campaigns.resultsByAssessment.get(Number(completedAssessment.assessmentId))]
  const asked = new Set(rows.map(({ employeeId }) => employeeId))
  const people = [...world.getEmployeeTable(companyId).values()].filter(({ id }) => !asked.has(id))
  const lists = world.listsByCompany.get(companyId).map(({ id }) => id)
  const assessment = world.campaigns.assessments.get(Number(completedAssessment.assessmentId))
  if (assessment) world.campaigns.assessments.put({ ...assessment, lists })
  const answers = { given: 0, read: 0 }
  const counted = (given: ResultRow['answers']) =>
    new Proxy(given, {
      get(target, key, receiver) {
        if (/^\d+$/.test(String(key))) answers.read += 1
        return Reflect.get(target, key, receiver)
      },
    })
  for (const [at, person] of people.entries()) {
    const like = rows[at % rows.length]
    const given = like?.answers ?? []
    answers.given += given.length
    const own = { id: 9_000_000 + at, employeeId: person.id, answers: counted(given) }
    world.campaigns.results.put(aResultRow({ ...like, ...own }))
  }
  answers.read = 0
  expect(answers.given).toBeGreaterThan(10_000)
  for (const _ of [0, 1, 2]) {
    const { lists } = call(world, 'assessmentReports.listScores', completedAssessment, viewer)
    expect(lists.reduce((sum, { usersCount }) => sum + usersCount, 0)).toBeGreaterThan(10_000)
    expect(answers.read).toBe(answers.given)
  }
})

test("the detailed file's name has the date in the reader's time zone", () => {
  const asked = { ...completedAssessment, token: 't' }
  const { name } = call(
    world,
    'assessmentReports.detailedCsv',
    { ...asked, zone: 'Pacific/Pago_Pago' },
    viewer,
  )
  expect(world.clock.instant).toMatch(/^2026-02-02T0/)
  expect(name).toMatch(/ 2026-02-01\.csv$/)
})

test("report files show times in UTC and in the reader's time zone", async () => {
  const zone = 'Asia/Tokyo'
  const files = [
    call(world, 'assessmentReports.answersCsv', { ...completedAssessment, zone }, viewer),
    call(world, 'assessmentReports.detailedCsv', { ...completedAssessment, token: 't', zone }, viewer),
  ]
  for (const file of files) {
    const rows = await readCsv({ world, companyId: completedAssessment.companyId }, file)
    const at = rows[0] && `Answered (${zone})` in rows[0] ? 'Answered' : 'Started'
    const times = rows.map((row) => [row[`${at} (UTC)`], row[`${at} (${zone})`]]).filter(([there]) => there)
    expect(times.length).toBeGreaterThan(20)
    for (const [there, here] of times) {
      expect(Date.parse(`${here}Z`) - Date.parse(`${there}Z`)).toBe(9 * 3_600_000)
    }
  }
})
