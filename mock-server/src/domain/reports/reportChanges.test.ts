import { executionStatus, reportFileType } from '@heed/contracts'
import { companyIds, type ExecutionRow, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, callAsync, catchRefusal, catchRefusalAsync } from '../../testing/testCall.ts'
import { complete } from '../../world/steps.ts'
import { createWorld, type World } from '../../world/World.ts'
import { continueExecution } from './running.ts'

const { planned, succeeded } = executionStatus
const companyId = companyIds.direct
const [admin, viewer] = [getManagerEmail('admin'), getManagerEmail('viewer')]
let world: World
beforeEach(() => {
  world = createWorld()
})

const form = {
  companyId,
  name: 'Progress',
  definition: { listIds: 'all' as const },
  recipientsEmails: ['asa@x.example', 'jon@x.example'],
  scheduleWeekday: 'TU' as const,
}
const create = (own: object = {}): number =>
  call(world, 'reports.create', { ...form, ...own }, admin).report.id
const update = (reportId: number, own: object) =>
  call(world, 'reports.update', { ...form, reportId, ...own }, admin).report
const fetchExecutions = (reportId: number, asked: object = {}) =>
  call(world, 'reports.listExecutions', { companyId, reportId, ...asked }, viewer).executions
const put = (reportId: number, own: Partial<ExecutionRow>): number =>
  world.reports.executions.put({
    id: world.nextId(world.reports.executions),
    reportId,
    scheduledAt: '2026-01-06T07:00:00.000Z',
    generatedAt: '2026-01-06T07:00:30.000Z',
    status: succeeded,
    recipients: [],
    hasPDF: false,
    hasCSV: false,
    ...own,
  }).id

describe('a report update', () => {
  test.each([
    ['added', ['asa@x.example', 'jon@x.example', 'eva@x.example']],
    ['removed', ['jon@x.example']],
    ['replaced', ['eva@x.example']],
    ['cleared', []],
  ])("keeps the planned run's time and updates its recipients when they are %s", (_, recipientsEmails) => {
    const id = create()
    const [before] = fetchExecutions(id)
    update(id, { recipientsEmails })
    expect(fetchExecutions(id)).toMatchObject([
      { status: planned, scheduledAt: before?.scheduledAt, recipients: recipientsEmails },
    ])
  })

  test('keeps the recipients of finished runs', () => {
    const id = create()
    put(id, { recipients: ['asa@x.example'] })
    update(id, { recipientsEmails: ['eva@x.example'] })
    const recipients = fetchExecutions(id, { order: 'scheduledAt asc' }).map((run) => run.recipients)
    expect(recipients).toEqual([['asa@x.example'], ['eva@x.example']])
  })

  test.each([
    ['custom', ' Weekly figures ', 'Weekly figures'],
    ['blank', '  ', null],
    ['cleared', null, null],
  ])('saves and returns the email subject (%s)', (_, emailSubject, stored) => {
    const id = create({ definition: { listIds: 'all', emailSubject: 'Before' } })
    const { definition } = update(id, { definition: { listIds: 'all', emailSubject } })
    expect(definition.emailSubject).toBe(stored)
    const { definition: read } = call(world, 'reports.get', { companyId, reportId: id }, viewer)
    expect(read.emailSubject).toBe(stored)
  })
})

test.each([
  ['its own subject', 'Weekly figures', 'Weekly figures'],
  ["the report's name as its subject", null, 'Progress'],
])('a finished report run is emailed to its recipients with %s', (_, emailSubject, subject) => {
  const id = create({ generate: true, definition: { listIds: 'all', emailSubject } })
  const [run] = world.reports.executionsByReport.get(id)
  if (run) complete(continueExecution(world, run))
  const mails = world.mails.filter(({ kind }) => kind === 'report')
  expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
    ['asa@x.example', subject],
    ['jon@x.example', subject],
  ])
})

describe('report runs', () => {
  test.each([
    ['id desc', [3, 2, 1]],
    ['scheduledAt asc', [2, 3, 1]],
    ['scheduledAt desc', [1, 3, 2]],
    ['generatedAt asc', [3, 2, 1]],
    ['generatedAt desc', [1, 2, 3]],
  ] as const)('can be sorted by %s', (order, expected) => {
    const id = create({ generate: true })
    const [snapshot] = fetchExecutions(id)
    world.reports.executions.remove(snapshot?.id ?? 0)
    const ids = [
      ['2026-01-20T07:00:00.000Z', '2026-01-20T07:03:00.000Z'],
      ['2026-01-06T07:00:00.000Z', '2026-01-20T07:02:00.000Z'],
      ['2026-01-13T07:00:00.000Z', '2026-01-13T07:01:00.000Z'],
    ].map(([scheduledAt = '', generatedAt = '']) => put(id, { scheduledAt, generatedAt }))
    expect(fetchExecutions(id, { order }).map((run) => 1 + ids.indexOf(run.id))).toEqual(expected)
  })

  test.each([
    ['csv', { hasCSV: true, hasPDF: false }],
    ['pdf', { hasCSV: false, hasPDF: true }],
  ] as const)('generate only the requested %s file', (type, files) => {
    const reportId = create()
    const at = { companyId, reportId, executionId: put(reportId, {}) }
    const made = call(
      world,
      'reports.generateExecutionFile',
      { ...at, fileType: reportFileType[type] },
      admin,
    )
    expect(made.execution).toMatchObject(files)
    expect(fetchExecutions(reportId).find(({ id }) => id === at.executionId)).toMatchObject(files)
  })

  test("return 404 for a PDF that hasn't been generated", async () => {
    const reportId = create()
    const at = { companyId, reportId, executionId: put(reportId, { hasCSV: true }), token: '' }
    expect((await catchRefusalAsync(callAsync(world, 'reports.downloadPdf', at, viewer))).status).toBe(404)
  })

  test("can't be found through another report's ID", async () => {
    const [own, other] = [create(), create()]
    const executionId = put(other, { hasCSV: true, hasPDF: true })
    const at = { companyId, reportId: own, executionId, token: '' }
    const fileType = reportFileType.csv
    const attempts = [
      catchRefusal(() => call(world, 'reports.generateExecutionFile', { ...at, fileType }, admin)),
      catchRefusal(() => call(world, 'reports.downloadCsv', at, viewer)),
      await catchRefusalAsync(callAsync(world, 'reports.downloadPdf', at, viewer)),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
