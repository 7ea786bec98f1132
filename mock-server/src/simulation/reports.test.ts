import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Args, type api, executionStatus } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { computeFigures } from '../domain/reports/figures.ts'
import { failingRecipient } from '../domain/reports/running.ts'
import { call } from '../testing/testCall.ts'
import { readEmail } from '../testing/testMail.ts'
import { dayMs } from '../world/Clock.ts'
import { complete } from '../world/steps.ts'
import { createWorld, type World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

const { planned, running, succeeded, error } = executionStatus
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const secondMs = 1000
let world: World
beforeEach(() => {
  world = createWorld()
})

const advanceBy = (milliseconds: number) => advanceTime(world, world.clock.now + milliseconds)
const save: Args<typeof api.reports.create> = {
  companyId,
  name: 'Every Tuesday',
  definition: { listIds: 'all', recipients: ['board@nordurljos.example', admin] },
  scheduleWeekday: 'TU',
}
const create = (own: Partial<typeof save> = {}): number =>
  call(world, 'reports.create', { ...save, ...own }, admin).report.id
const fetchExecutions = (reportId: number) =>
  call(world, 'reports.listExecutions', { companyId, reportId }, admin).executions
const selectEmails = (to: string) => world.mails.filter((mail) => mail.kind === 'report' && mail.to === to)
const fetchCsv = async (reportId: number, executionId: number) => {
  const at = { companyId, reportId, executionId, token: '' }
  const { body } = call(world, 'reports.downloadCsv', at, admin)
  return body instanceof Readable ? text(body) : String(body)
}

test('a recurring report runs on schedule, emails its recipients and plans the next run', () => {
  const id = create()
  expect(fetchExecutions(id)).toMatchObject([{ status: planned, scheduledAt: '2026-02-03T07:00:00.000Z' }])
  advanceBy(22 * 3600 * secondMs)
  expect(fetchExecutions(id)).toMatchObject([
    { status: planned, scheduledAt: '2026-02-10T07:00:00.000Z' },
    { status: running, generatedAt: null, hasPDF: false },
  ])
  expect(selectEmails(admin)).toEqual([])
  advanceBy(30 * secondMs)
  expect(fetchExecutions(id)).toMatchObject([
    { status: planned },
    { status: succeeded, generatedAt: '2026-02-03T07:00:30.000Z', hasPDF: true, hasCSV: true },
  ])
  const [mail] = selectEmails(admin)
  expect(mail).toMatchObject({ subject: 'Every Tuesday', links: [`/reports/${id}`] })
  expect(readEmail(mail).text).toContain('PDF, CSV')
})

test("a report email contains no dates that may differ in the reader's time zone", () => {
  create()
  advanceBy(22 * 3600 * secondMs + 30 * secondMs)
  expect(readEmail(selectEmails(admin)[0]).text).not.toMatch(/\d{4}-\d\d-\d\d/)
})

test('an unnamed report is called Untitled report in its email', async () => {
  const id = create()
  const row = world.reports.reports.get(id)
  if (row) world.reports.reports.put({ ...row, name: '' })
  advanceBy(22 * 3600 * secondMs + 30 * secondMs)
  const [mail] = selectEmails(admin)
  expect(mail?.subject).toBe('Untitled report')
  expect(readEmail(mail).text).toContain('Untitled report')
})

test("a recipient who can't sign in to the company gets figures but no links", () => {
  const id = create()
  advanceBy(2 * dayMs)
  const [own, outside] = [admin, 'board@nordurljos.example'].map((to) => readEmail(selectEmails(to)[0]).text)
  const [figures] = /Starfsmenn.+/.exec(own ?? '') ?? []
  expect(figures).toBeDefined()
  expect(own).toMatch(/Viðnámseinkunn · ■ \d+% \p{L}+/u)
  expect(outside).toContain(figures)
  expect(selectEmails('board@nordurljos.example')[0]?.links).toEqual([])
  expect(own).toContain(`/reports/${id}`)
  expect(outside).not.toMatch(/reports|PDF/)
})

test('a snapshot report runs immediately and only once', () => {
  const id = create({ generate: true })
  expect(fetchExecutions(id)).toMatchObject([{ status: running }])
  advanceBy(40 * dayMs)
  expect(fetchExecutions(id)).toMatchObject([{ status: succeeded, generatedAt: '2026-02-02T09:00:30.000Z' }])
})

test("a finished report doesn't change after later events", async () => {
  const id = create({ generate: true })
  advanceBy(dayMs)
  const [execution] = fetchExecutions(id)
  const before = await fetchCsv(id, execution?.id ?? 0)
  advanceBy(10 * dayMs)
  const [person] = world.getEmployeeTable(companyId).page({ n: 1 }).rows
  world.employees.remove(person?.id ?? 0)
  expect(before).toContain(person?.email)
  expect(await fetchCsv(id, execution?.id ?? 0)).toBe(before)
})

test("a report's stored figures match the events up to its run, even weeks later", () => {
  const id = create()
  advanceBy(40 * dayMs)
  const report = world.reports.reports.get(id)
  const done = world.reports.executionsByReport.get(id).filter(({ generatedAt }) => generatedAt !== null)
  expect(done).toHaveLength(6)
  for (const { id: run, generatedAt } of done) {
    const again = report && complete(computeFigures(world, report, run, generatedAt ?? undefined))
    expect(again?.figures).toEqual(world.reports.figures.get(run)?.figures)
  }
})

test("a run from before the world's start has the figures recorded by then", async () => {
  const [old] = call(world, 'reports.list', { companyId, order: 'name desc' }, admin).reports
  const [, latest, earlier] = fetchExecutions(old?.id ?? 0)
  const doneIn = (file: string) =>
    file.split('\r\n').reduce((sum, line) => sum + (Number(line.split(',').at(8)) || 0), 0)
  const [now, then] = [
    await fetchCsv(old?.id ?? 0, latest?.id ?? 0),
    await fetchCsv(old?.id ?? 0, earlier?.id ?? 0),
  ]
  expect(doneIn(then)).toBeGreaterThan(0)
  expect(doneIn(now)).toBeGreaterThan(doneIn(then))
  const [person] = world.getEmployeeTable(companyId).page({ n: 1 }).rows
  world.employees.remove(person?.id ?? 0)
  expect(await fetchCsv(old?.id ?? 0, latest?.id ?? 0)).toBe(now)
})

test.each<[string, () => number]>([
  [
    'has a failing recipient',
    () => create({ definition: { listIds: 'all', recipients: [failingRecipient] } }),
  ],
  [
    'covers a deleted list',
    () => {
      const id = create({ definition: { listIds: [companyId * 1000 + 9] } })
      world.lists.remove(companyId * 1000 + 9)
      return id
    },
  ],
])('a report that %s fails, sends no email and is planned again', (_, make) => {
  const id = make()
  // Reports that were running when the world started are complete.
  advanceBy(dayMs / 2)
  const { length } = world.mails.filter(({ kind }) => kind === 'report')
  advanceBy(dayMs)
  expect(fetchExecutions(id)).toMatchObject([
    { status: planned, scheduledAt: '2026-02-10T07:00:00.000Z' },
    { status: error, generatedAt: null, hasPDF: false, hasCSV: false },
  ])
  expect(world.mails.filter(({ kind }) => kind === 'report')).toHaveLength(length)
})

test('a changed report is rescheduled, and a deleted one is removed with its runs', () => {
  const id = create()
  advanceBy(8 * dayMs)
  const change = { companyId, reportId: id, name: 'Fridays', definition: { listIds: 'all' as const } }
  call(world, 'reports.update', { ...change, scheduleWeekday: 'FR' }, admin)
  expect(fetchExecutions(id)).toMatchObject([
    { status: planned, scheduledAt: '2026-02-13T07:00:00.000Z' },
    { status: succeeded, scheduledAt: '2026-02-10T07:00:00.000Z' },
    { status: succeeded, scheduledAt: '2026-02-03T07:00:00.000Z' },
  ])
  call(world, 'reports.delete', { companyId, reportId: id }, admin)
  advanceBy(8 * dayMs)
  expect(world.reports.executionsByReport.get(id)).toEqual([])
  expect(
    world.reports.figures.filter(({ executionId }) => !world.reports.executions.get(executionId)),
  ).toEqual([])
})
