import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Operation, operations, toThreatAreaCode } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { threatAreas } from '@heed/fixtures/library'
import { beforeAll, expect, test } from 'vitest'
import type { ServedFile } from '../../calls/handler.ts'
import { RefusalError } from '../../calls/refusal.ts'
import { readPdf } from '../../files/testPdf.ts'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { createSampleInputs } from '../../testing/inputsFor.ts'
import { callAsync } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import { createWorld, type World } from '../../world/World.ts'
import { runStep } from './companyHistories.ts'
import { Findings } from './Findings.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
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
  advanceTime(world, world.clock.now + 40 * dayMs)
})

/** Names that the employees have in a world with tracking, and their addresses. */
function listSecrets(): string[] {
  const tracked = createWorld({ ...base, scenario: 'default' })
    .getEmployeeTable(companyId)
    .values()
  const names = new Map(Array.from(tracked, ({ id, name }) => [id, name]))
  return [...world.getEmployeeTable(companyId).values()].flatMap(({ id, email }) => [
    email,
    names.get(id) ?? email,
  ])
}

const findLeakedSecrets = (texts: readonly string[], all: readonly string[]) =>
  all.filter((secret) => texts.some((said) => said.includes(secret)))

function createInputs(path: string): Record<string, unknown>[] {
  const [email = ''] = [...world.getEmployeeTable(companyId).values()].map((person) => person.email)
  const { campaigns, reports } = world
  const choices: Readonly<Record<string, readonly unknown[]>> = {
    companyId: [companyId],
    trainingId: campaigns.trainingsByCompany.get(companyId).map(({ id }) => String(id)),
    assessmentId: campaigns.assessmentsByCompany.get(companyId).map(({ id }) => String(id)),
    threatAreaCode: threatAreas.map(({ name }) => toThreatAreaCode(name)),
    reportId: reports.reportsByCompany.get(companyId).map(({ id }) => id),
    executionId: reports.reportsByCompany
      .get(companyId)
      .flatMap(({ id }) => reports.executionsByReport.get(id).map((execution) => execution.id)),
    email: [email],
  }
  return createSampleInputs(path, choices, {
    token: '',
    m: world.clock.instant.slice(0, 7),
    reminderOption: 2,
  })
}

async function collectAnswers(operation: Operation, path: string): Promise<string[]> {
  const answers: string[] = []
  for (const input of createInputs(path)) {
    const answer: unknown = await callAsync(world, operation, input as never, admin).catch((error) => {
      if (error instanceof RefusalError) return error.body
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

const readOperations = operations.filter(
  ({ area, endpoint }) => areas.includes(area) && endpoint.method === 'GET',
)

/** Slow to check, because these documents have many pages. */
const isLong = ({ operation }: (typeof readOperations)[number]) =>
  ['reports.downloadPdf', 'trainingReports.pdf'].includes(operation)

const testTitle = '$operation names nobody of a company that tracks anonymously'
async function expectNoNames({ operation, endpoint }: (typeof readOperations)[number]) {
  const answers = await collectAnswers(operation, endpoint.path)
  expect(answers.length).toBeGreaterThan(0)
  expect(findLeakedSecrets(answers, listSecrets())).toEqual([])
}

test.each(readOperations.filter((reading) => !isLong(reading)))(testTitle, expectNoNames)

test.each(readOperations.filter(isLong))(testTitle, { tags: 'slow' }, expectNoNames)

test("an anonymous company's emails and live frames contain no employee's name or address", () => {
  const mails = world.mails.filter(({ kind }) => ['lesson', 'reminder', 'invitation'].includes(kind))
  expect(mails.length).toBeGreaterThan(50)
  const own = new Set(listSecrets())
  expect(mails.filter(({ to }) => own.has(to))).toEqual([])
  expect(
    findLeakedSecrets(
      [...mails.map((mail) => JSON.stringify(mail)), JSON.stringify(world.frames())],
      [...own],
    ),
  ).toEqual([])
})
