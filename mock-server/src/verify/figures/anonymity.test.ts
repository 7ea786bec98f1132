import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Operation, operations, toThreatAreaCode } from '@heed/contracts'
import { companyIds, managerEmail } from '@heed/fixtures'
import { threatAreas } from '@heed/fixtures/library'
import { beforeAll, expect, test } from 'vitest'
import type { ServedFile } from '../../calls/handler.ts'
import { Refusal } from '../../calls/refusal.ts'
import { readPdf } from '../../files/testPdf.ts'
import { passTime } from '../../simulation/passTime.ts'
import { createSampleInputs } from '../../testing/inputsFor.ts'
import { callAsync } from '../../testing/testCall.ts'
import { day } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'
import { runStep } from './companyHistories.ts'
import { Findings } from './Findings.ts'

const companyId = companyIds.direct
const admin = managerEmail('admin')
const base = { scenario: 'anonymous', seed: 1, now: '2026-02-02T09:00:00.000Z', employees: 40 }
let world: World

/** Areas in which a company with anonymous tracking may see figures but no names. */
const areas: readonly string[] = [
  'trainings',
  'trainingReports',
  'assessments',
  'assessmentReports',
  'reports',
  'dashboard',
  'infosec',
]

beforeAll(() => {
  world = createWorld(base)
  const asking = { world, companyId, admin, findings: new Findings() }
  runStep(asking, {
    what: 'train',
    subjects: [101, 201],
    scheduleType: 1,
    frequency: 'W1',
    channel: 7,
    after: 1,
    reminded: true,
  })
  runStep(asking, { what: 'assess', template: 0, scheduleType: 1, after: 1, lasts: 10, reminded: true })
  passTime(world, world.clock.now + 40 * day)
})

/** Names that the employees have in a world with tracking, and their addresses. */
function secrets(): string[] {
  const tracked = createWorld({ ...base, scenario: 'default' })
    .getEmployeeTable(companyId)
    .values()
  const names = new Map(Array.from(tracked, ({ id, name }) => [id, name]))
  return [...world.getEmployeeTable(companyId).values()].flatMap(({ id, email }) => [
    email,
    names.get(id) ?? email,
  ])
}

const namedIn = (texts: readonly string[], all: readonly string[]) =>
  all.filter((secret) => texts.some((said) => said.includes(secret)))

function createInputs(path: string): Record<string, unknown>[] {
  const [email = ''] = [...world.getEmployeeTable(companyId).values()].map((person) => person.email)
  const { campaigns, reports } = world
  const choices: Readonly<Record<string, readonly unknown[]>> = {
    companyId: [companyId],
    trainingId: campaigns.trainingsOfCompany.get(companyId).map(({ id }) => String(id)),
    assessmentId: campaigns.assessmentsOfCompany.get(companyId).map(({ id }) => String(id)),
    threatAreaCode: threatAreas.map(({ name }) => toThreatAreaCode(name)),
    reportId: reports.reportsOfCompany.get(companyId).map(({ id }) => id),
    executionId: reports.reportsOfCompany
      .get(companyId)
      .flatMap(({ id }) => reports.executionsOfReport.get(id).map((execution) => execution.id)),
    email: [email],
  }
  return createSampleInputs(path, choices, {
    token: '',
    m: world.clock.instant.slice(0, 7),
    reminderOption: 2,
  })
}

async function answersTo(operation: Operation, path: string): Promise<string[]> {
  const answers: string[] = []
  for (const input of createInputs(path)) {
    const answer: unknown = await callAsync(world, operation, input as never, admin).catch((error) => {
      if (error instanceof Refusal) return error.body
      throw error
    })
    answers.push(isFile(answer) ? await readContent(answer) : JSON.stringify(answer))
  }
  return answers
}

const isFile = (answer: unknown): answer is ServedFile =>
  typeof answer === 'object' && answer !== null && 'body' in answer && 'name' in answer

async function readContent({ body }: ServedFile): Promise<string> {
  if (body instanceof Readable) return text(body)
  return typeof body === 'string' ? body : (await readPdf(body)).texts.join(' ')
}

const readings = operations.filter(({ area, endpoint }) => areas.includes(area) && endpoint.method === 'GET')

/** Each document has many pages. */
const isLong = ({ operation }: (typeof readings)[number]) =>
  ['reports.downloadPdf', 'trainingReports.pdf'].includes(operation)

const nameNobody = '$operation names nobody of a company that tracks anonymously'
async function namesNobody({ operation, endpoint }: (typeof readings)[number]) {
  const answers = await answersTo(operation, endpoint.path)
  expect(answers.length).toBeGreaterThan(0)
  expect(namedIn(answers, secrets())).toEqual([])
}

test.each(readings.filter((reading) => !isLong(reading)))(nameNobody, namesNobody)

test.each(readings.filter(isLong))(nameNobody, { tags: 'slow' }, namesNobody)

test("an anonymous company's emails and live frames contain no employee's name or address", () => {
  const mails = world.mails.filter(({ kind }) => ['lesson', 'reminder', 'invitation'].includes(kind))
  expect(mails.length).toBeGreaterThan(50)
  const own = new Set(secrets())
  expect(mails.filter(({ to }) => own.has(to))).toEqual([])
  expect(
    namedIn([...mails.map((mail) => JSON.stringify(mail)), JSON.stringify(world.frames())], [...own]),
  ).toEqual([])
})
