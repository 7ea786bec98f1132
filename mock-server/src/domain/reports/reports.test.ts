import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { executionStatus, reportFileType } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ServedFile } from '../../calls/handler.ts'
import { call, callAsync, catchRefusal, catchRefusalAsync } from '../../testing/testCall.ts'
import { complete } from '../../world/steps.ts'
import { createWorld, type World } from '../../world/World.ts'
import { computeFigures } from './figures.ts'

const companyId = companyIds.direct
const [admin, viewer] = [getManagerEmail('admin'), getManagerEmail('viewer')]
let world: World
beforeEach(() => {
  world = createWorld({ scenario: 'reports' })
})

const list = (order?: 'name asc') =>
  call(world, 'reports.list', { companyId, ...(order ? { order } : {}) }, viewer).reports
const findReportByName = (name: string) => {
  const report = list().find((one) => one.name === name)
  if (!report) throw new Error(`There is no report "${name}"`)
  return { companyId, reportId: report.id }
}
const fetchExecutions = (name: string) =>
  call(world, 'reports.listExecutions', findReportByName(name), viewer).executions
const readLines = async ({ body }: ServedFile) =>
  (body instanceof Readable ? await text(body) : String(body))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

describe('the reports scenario', () => {
  test('includes report runs in every state', () => {
    const statuses = list().flatMap(({ id }) =>
      call(world, 'reports.listExecutions', { companyId, reportId: id }, viewer).executions.map(
        ({ status }) => status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set(Object.values(executionStatus)))
  })

  test('pages through a year of report runs, newest first', () => {
    const at = { ...findReportByName('Weekly progress'), n: 5 }
    const page = (p: number) => call(world, 'reports.listExecutions', { ...at, p }, viewer)
    expect(page(0).count).toBeGreaterThan(50)
    const ids = [...page(0).executions, ...page(1).executions].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(10)
  })

  test('lists reports by creation date or by name', () => {
    const created = list().map((report) => report.created)
    expect(created).toEqual(created.toSorted().reverse())
    const names = list('name asc').map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })
})

describe('a saved report', () => {
  const save = { companyId, name: ' Progress ', definition: { listIds: [companyId * 1000 + 1] } }

  test('returns the saved settings, with unique recipients and the recurrence rule', () => {
    const { report } = call(
      world,
      'reports.create',
      {
        ...save,
        recipientsEmails: ['Board@x.example', 'board@x.example', 'ceo@x.example'],
        scheduleFrequency: 'MONTHLY',
        scheduleWeekday: 'FR',
        scheduleHour: 14,
        scheduleWeekdayPosition: -1,
      },
      admin,
    )
    expect(report).toMatchObject({
      name: 'Progress',
      lists: [{ id: companyId * 1000 + 1, name: 'Human Resources' }],
      allEmployees: false,
      recipientsEmails: ['board@x.example', 'ceo@x.example'],
      rrule: 'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;BYHOUR=14;BYMINUTE=0;BYSECOND=0',
    })
    expect(report.definition.recipients).toEqual(report.recipientsEmails)
    expect(call(world, 'reports.get', { companyId, reportId: report.id }, viewer)).toEqual(report)
  })

  test('includes no lists when it covers all employees', () => {
    const { report } = call(world, 'reports.create', { ...save, allEmployees: true }, admin)
    expect(report).toMatchObject({ allEmployees: true, lists: [], definition: { listIds: 'all' } })
  })

  test("rejects another company's lists with 404", () => {
    const foreign = { ...save, definition: { listIds: [companyIds.partner * 1000 + 1] } }
    expect(catchRefusal(() => call(world, 'reports.create', foreign, admin)).status).toBe(404)
  })

  test('remains a snapshot when it is updated', () => {
    const at = findReportByName('Before the audit')
    const { report } = call(world, 'reports.update', { ...save, ...at }, admin)
    expect(report).toMatchObject({ name: 'Progress', rrule: null, scheduleFrequency: null })
    expect(fetchExecutions('Progress').map(({ status }) => status)).toEqual([executionStatus.succeeded])
  })

  test("can't be changed by a viewer or read by another company", () => {
    const at = findReportByName('Weekly progress')
    expect(catchRefusal(() => call(world, 'reports.create', save, viewer)).status).toBe(403)
    expect(catchRefusal(() => call(world, 'reports.delete', at, viewer)).status).toBe(403)
    const foreign = { companyId: companyIds.partner, reportId: at.reportId }
    const { status, message } = catchRefusal(() =>
      call(world, 'reports.get', foreign, getManagerEmail('admin', 'partner')),
    )
    expect([status, message]).toEqual([404, 'This report does not exist'])
  })
})

test('a report on all employees shows every list of each employee', () => {
  const report = [...world.reports.reportsByCompany.get(companyId)].find(({ listIds }) => listIds === 'all')
  if (!report) throw new Error('There is no report about everybody')
  const listNamesByEmail = new Map(
    complete(computeFigures(world, report, 1)).people.map(({ email, listName }) => [email, listName]),
  )
  const several = [...world.getEmployeeTable(companyId).values()].filter(({ lists }) => lists.length > 1)
  expect(several.length).toBeGreaterThan(0)
  for (const { email, lists } of several) {
    expect(listNamesByEmail.get(email)).toBe(lists.map((id) => world.lists.get(id)?.name).join(', '))
  }
})

describe('report run files', () => {
  const file = (name: string, place: number) => {
    const execution = fetchExecutions(name)[place]
    return { ...findReportByName(name), executionId: execution?.id ?? 0, token: '' }
  }

  test('can be downloaded only once they are generated', { tags: 'slow' }, async () => {
    const all = fetchExecutions('Weekly progress')
    const place = all.findIndex(({ hasCSV, hasPDF }) => hasCSV && !hasPDF)
    const at = file('Weekly progress', place)
    expect((await catchRefusalAsync(callAsync(world, 'reports.downloadPdf', at, viewer))).status).toBe(404)
    const made = call(world, 'reports.generateExecutionFile', { ...at, fileType: reportFileType.pdf }, admin)
    expect(made.execution).toMatchObject({ hasPDF: true, hasCSV: true })
    const { body } = await callAsync(world, 'reports.downloadPdf', at, viewer)
    expect(
      Buffer.from(body as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test.each([
    ['Weekly progress', 0, 'No Report was generated'],
    ['Begun today', 1, 'The report is being generated'],
    ['A snapshot that failed', 0, 'No Report was generated'],
  ])('can\'t be generated or downloaded for a run of "%s" that hasn\'t succeeded', (name, place, message) => {
    const at = file(name, place)
    const { status, message: said } = catchRefusal(() =>
      call(world, 'reports.generateExecutionFile', { ...at, fileType: reportFileType.csv }, admin),
    )
    expect([status, said]).toEqual([409, message])
    expect(catchRefusal(() => call(world, 'reports.downloadCsv', at, viewer)).status).toBe(404)
  })

  test("show times in UTC and in the reader's time zone", async () => {
    const at = { ...file('Leadership', 1), zone: 'Asia/Tokyo' }
    const [head = '', ...rows] = await readLines(call(world, 'reports.downloadCsv', at, viewer))
    expect(head).toContain('Síðast virk/ur (UTC),Síðast virk/ur (Asia/Tokyo)')
    const [utc, tokyo] = head.split(',').flatMap((name, column) => (name.startsWith('Síðast') ? column : []))
    const times = rows.map((row) => row.split(',')).filter((cells) => cells[utc ?? 0] !== '')
    expect(times.length).toBeGreaterThan(3)
    for (const cells of times) {
      const ahead = Date.parse(`${cells[tokyo ?? 0]}Z`) - Date.parse(`${cells[utc ?? 0]}Z`)
      expect(ahead).toBe(9 * 3_600_000)
    }
  })

  test('name no employees under anonymous tracking', async () => {
    const company = companyIds.anonymous
    const as = getManagerEmail('admin', 'anonymous')
    const [report] = call(world, 'reports.list', { companyId: company, order: 'name desc' }, as).reports
    const at = { companyId: company, reportId: report?.id ?? 0 }
    const done = call(world, 'reports.listExecutions', at, as).executions.find(({ hasCSV }) => hasCSV)
    const file = { ...at, executionId: done?.id ?? 0, token: '' }
    const lines = await readLines(call(world, 'reports.downloadCsv', file, as))
    expect(lines[0]).toMatch(/^Liste,Mitarbeitende,Auf dem Stand/)
    expect(lines.map((line) => line.split(',')[0]).slice(1)).toEqual([
      'Alle Mitarbeitenden',
      'Pflege',
      'Verwaltung',
      'Ärzte',
    ])
  })
})
