/** @module-tag property */
import {
  type Client,
  createClient,
  escapeFormulas,
  fetchTransport,
  makeDatedName,
  ppvEvent,
  reportFileType,
} from '@heed/contracts'
import { createAwkwardText, createNameText as reportNames } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import { companyIds } from '@heed/fixtures'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { logEvent } from '../../domain/views/log/viewLog.ts'
import { getWords } from '../../files/words/index.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import type { World } from '../../world/World.ts'

const companyId = companyIds.direct
/** The company's language is Icelandic, so its files are in Icelandic too. */
const { name: nameHead, email: emailHead, list: listHead, employees: people } = getWords('is')
const trainingId = String(companyId * 100 + 2)
let server: TestServer
let world: World
let client: Client
let token: string

beforeEach(async () => {
  server = await startTestServer()
  world = server.worlds.default.world
  ;({ token } = await server.person('admin'))
  client = makeClient(server, token)
})

const makeClient = ({ origin }: TestServer, own: string): Client =>
  createClient({
    baseUrl: `${origin}/api`,
    transport: fetchTransport(fetch),
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'test', token: own }),
    requestId: () => 'r-1',
  })

function parseRows({ bytes, type }: { bytes: Uint8Array; type: string }): Record<string, string>[] {
  expect([type, ...bytes.subarray(0, 3)]).toEqual(['text/csv; charset=utf-8', 0xef, 0xbb, 0xbf])
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  return parse(text, { columns: true, record_delimiter: '\r\n' })
}

const toSafeCells = (row: Record<string, unknown>, ...keys: string[]): string[] =>
  keys.map((key) => escapeFormulas(String(row[key] ?? '')))
const pickColumns = (rows: Record<string, string>[], ...heads: string[]): string[][] =>
  rows.map((row) => heads.map((head) => row[head] ?? ''))
const sortRows = (rows: string[][]): string[] =>
  rows.map((row) => JSON.stringify(row)).sort((one, other) => (one < other ? -1 : 1))

/** File names that are safe on every operating system. */
const formatFileName = (...parts: string[]) =>
  makeDatedName(parts, new Date('2026-02-02T12:00:00Z'), 'UTC', 'csv')

/** Generates names for employees, and a name for lists and campaigns. */
const namesArbitrary = fc.tuple(
  fc.array(createAwkwardText({ maxLength: 8 }), { minLength: 4, maxLength: 8 }),
  createAwkwardText({ maxLength: 8 }),
)

function rename(names: readonly string[], other: string): void {
  for (const [at, person] of [...world.getEmployeeTable(companyId).values()].entries())
    world.employees.put({ ...person, name: names[at % names.length] ?? '' })
  for (const list of world.listsByCompany.get(companyId))
    world.lists.put({ ...list, name: `${other}${list.id}` })
  const { trainings, assessments } = world.campaigns
  for (const row of trainings.values()) trainings.put({ ...row, name: other })
  for (const row of assessments.values()) assessments.put({ ...row, name: other })
}

it("a training's CSV files match its employee page exactly and are named after it", () =>
  fc.assert(
    fc.asyncProperty(namesArbitrary, async ([names, other]) => {
      rename(names, other)
      const asked = { companyId, trainingId }
      const { users } = await client.trainings.listUsers({ ...asked, n: 1000 })
      expect(users.length).toBeGreaterThan(4)
      const file = await client.trainingReports.usersCsv({ ...asked, token })
      expect(file.name).toBe(formatFileName(other, people))
      const page = users.map((user) => toSafeCells(user, 'name', 'email', 'listName'))
      expect(sortRows(pickColumns(parseRows(file), nameHead, emailHead, listHead))).toEqual(sortRows(page))
      const detailed = parseRows(await client.trainingReports.usersDetailedCsv({ ...asked, token }))
      expect(new Set(sortRows(pickColumns(detailed, nameHead, emailHead, listHead)))).toEqual(
        new Set(sortRows(page)),
      )
      const links = parseRows(await client.trainingReports.signInLinksCsv({ ...asked, token }))
      expect(sortRows(pickColumns(links, 'name', 'email'))).toEqual(
        sortRows(users.map((user) => toSafeCells(user, 'name', 'email'))),
      )
    }),
    { numRuns: limitRuns(12) },
  ))

it("a file can be downloaded even if its campaign's name has half a surrogate", async () => {
  rename(['Ása'], 'Half \ud83d')
  const file = await client.trainingReports.usersCsv({ companyId, trainingId, token })
  expect([file.name, parseRows(file)[0]?.[nameHead]]).toEqual([`Half _ ${people} 2026-02-02.csv`, 'Ása'])
})

it("an assessment's CSV files match its employee page exactly and are named after it", () => {
  const { assessmentsByCompany, resultsByAssessment } = world.campaigns
  const answered = ({ id }: { id: number }) =>
    resultsByAssessment.get(id).filter(({ answers }) => answers.length > 0).length
  const begun = assessmentsByCompany.get(companyId).find((row) => answered(row) > 4)?.id
  return fc.assert(
    fc.asyncProperty(namesArbitrary, async ([names, other]) => {
      rename(names, other)
      const asked = { companyId, assessmentId: String(begun) }
      const { users } = await client.assessments.listUsers({ ...asked, n: 1000 })
      expect(users.length).toBeGreaterThan(4)
      const file = await client.assessmentReports.detailedCsv({ ...asked, token })
      expect(file.name).toBe(formatFileName(other))
      expect(sortRows(pickColumns(parseRows(file), nameHead, emailHead, listHead))).toEqual(
        sortRows(users.map((user) => toSafeCells(user, 'name', 'email', 'listName'))),
      )
      const { lists } = await client.assessmentReports.lists(asked)
      const listed = parseRows(await client.assessmentReports.lists({ ...asked, csv: '1' }))
      expect(pickColumns(listed, listHead)).toEqual(lists.map((list) => toSafeCells(list, 'listName')))
      const known = new Set(users.map((user) => JSON.stringify(toSafeCells(user, 'name', 'email'))))
      const answers = parseRows(await client.assessmentReports.answersCsv(asked))
      expect(answers.length).toBeGreaterThan(0)
      for (const row of pickColumns(answers, nameHead, emailHead))
        expect(known).toContain(JSON.stringify(row))
    }),
    { numRuns: limitRuns(12) },
  )
})

it("a report's CSV file has every employee's exact name and the report's own name", () =>
  fc.assert(
    fc.asyncProperty(namesArbitrary, reportNames({ maxLength: 8 }), async ([names, other], name) => {
      rename(names, other)
      const { report } = await client.reports.create({
        companyId,
        name,
        definition: { listIds: 'all' },
        allEmployees: true,
        generate: true,
      })
      await server.send('/_mock/clock', { method: 'POST', body: { advance: 'PT1H' } })
      const { executions } = await client.reports.listExecutions({ companyId, reportId: report.id })
      const asked = { companyId, reportId: report.id, executionId: executions[0]?.id ?? 0, token }
      await client.reports.generateExecutionFile({ ...asked, fileType: reportFileType.csv })
      const file = await client.reports.downloadCsv(asked)
      expect(file.name).toBe(formatFileName(name))
      const { users } = await client.employees.list({ companyId, n: 1000 })
      expect(users.length).toBeGreaterThan(4)
      const everybody = users.map((user) => toSafeCells(user, 'name', 'email'))
      expect(sortRows(pickColumns(parseRows(file), nameHead, emailHead))).toEqual(sortRows(everybody))
    }),
    { numRuns: limitRuns(8) },
  ))

it("the usage log's CSV file matches its page and cuts no letter in half", async () => {
  const embedded = await startTestServer({ base: { scenario: 'ppv' } })
  const { world: own } = embedded.worlds.default
  const admin = await embedded.person('admin')
  const reader = makeClient(embedded, admin.token)
  const long = fc
    .tuple(createAwkwardText({ maxLength: 8 }), fc.constantFrom(490, 499, 500))
    .map(([text, length]) => `${'x'.repeat(length)}𝒜😀${text}`)
  await fc.assert(
    fc.asyncProperty(fc.oneof(createAwkwardText({ maxLength: 12 }), long), async (text) => {
      const event = { companyId, subjectId: 101, clientIp: '127.0.0.1', videoId: 'v', apiKey: text }
      logEvent(own, ppvEvent.view, { ...event, location: text, uid: text })
      const { log } = await reader.ppv.getLog({ companyId, order: 'id desc', n: 1 })
      const kept = [...text].slice(0, 500).join('')
      expect(log[0]).toMatchObject({ api_key: kept, location: text === '' ? null : kept })
      const rows = parseRows(await reader.ppv.exportUsage({ companyId, token: admin.token }))
      const [first = {}] = rows.filter((row) => row.id === String(log[0]?.id))
      expect(pickColumns([first], 'api_key', 'location', 'uid')).toEqual([
        toSafeCells(log[0] ?? {}, 'api_key', 'location', 'uid'),
      ])
    }),
    { numRuns: limitRuns(20) },
  )
})
