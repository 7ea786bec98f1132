import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { campaignStatus, computeBandShares, getRiskBand, reportFileType } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { formatPersonName } from '../../files/pdf/fonts.ts'
import { readPdf, removeSpaces } from '../../files/testPdf.ts'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call, callAsync } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'
import { createReportDocument } from './reportDocument.ts'

const companyId = companyIds.partner
const admin = getManagerEmail('admin', 'partner')
let world: World
beforeEach(() => {
  world = createWorld()
  const company = world.companies.get(companyId)
  if (company) world.companies.put({ ...company, language: 'en' })
})

async function createSnapshotPdf(of: number = companyId, as = admin, zone?: string) {
  const { report } = call(
    world,
    'reports.create',
    { companyId: of, name: 'How we stand', definition: { listIds: 'all' }, generate: true },
    as,
  )
  advanceTime(world, world.clock.now + 60_000)
  const at = { companyId: of, reportId: report.id }
  const [execution] = call(world, 'reports.listExecutions', at, as).executions
  const file = { ...at, executionId: execution?.id ?? 0, token: '', ...(zone ? { zone } : {}) }
  const { body, name } = await callAsync(world, 'reports.downloadPdf', file, as)
  return { name, file, pdf: await readPdf(body as Uint8Array) }
}
const formatPercent = (value: number | null) => (value === null ? '–' : `${value}%`)
const formatScore = (value: number | null) => (value === null ? '–' : `${value}% ${getRiskBand(value)}`)

test("the report PDF has a title, the company's language, tags, bookmarks and page numbers", {
  tags: 'slow',
}, async () => {
  const { name, pdf } = await createSnapshotPdf()
  expect(name).toBe('How we stand 2026-02-02.pdf')
  expect(pdf).toMatchObject({ title: 'How we stand', language: 'en', showsTitle: true, isTagged: true })
  expect(pdf.headings[0]).toBe('H1 How we stand')
  expect(pdf.bookmarks).toEqual(pdf.headings.map((heading) => heading.slice(3)))
  for (const [at, text] of pdf.texts.entries()) {
    expect(text).toContain(`Page ${at + 1} of ${pdf.pages}`)
    expect(text).toContain('Tannlæknar Kópavogi')
    expect(text).toContain('Bjarg Awareness')
  }
  expect(pdf.texts[0]).toContain('As of Feb 2, 2026, 9:00 AM (UTC)')
})

test("report files are named after the date in the reader's time zone", async () => {
  const { name, file } = await createSnapshotPdf(companyId, admin, 'Pacific/Pago_Pago')
  call(world, 'reports.generateExecutionFile', { ...file, fileType: reportFileType.csv }, admin)
  const csv = call(world, 'reports.downloadCsv', file, admin)
  expect([name, csv.name]).toEqual(['How we stand 2026-02-01.pdf', 'How we stand 2026-02-01.csv'])
})

test('the report PDF compares with the latest earlier run', async () => {
  const {
    file: { reportId },
  } = await createSnapshotPdf()
  const [company, report] = [world.companies.get(companyId), world.reports.reports.get(reportId)]
  const [execution] = world.reports.executionsByReport.get(reportId)
  if (!company || !report || !execution) throw new Error('The report did not run')
  const runs = [1, 2, 3, 4].map((day) =>
    world.reports.executions.put({
      ...execution,
      id: world.nextId(world.reports.executions),
      generatedAt: `2026-01-0${day}T07:00:00.000Z`,
    }),
  )
  const previous = runs.map(
    (run) =>
      createReportDocument(world, company, { report, execution: run }, undefined).previousReport?.issued,
  )
  expect(previous).toEqual([undefined, ...runs.slice(0, -1).map(({ generatedAt }) => generatedAt)])
})

test('the PDF of an unnamed report is titled Untitled report', { tags: 'slow' }, async () => {
  const { file } = await createSnapshotPdf()
  const report = world.reports.reports.get(file.reportId)
  if (report) world.reports.reports.put({ ...report, name: '' })
  const { body, name } = await callAsync(world, 'reports.downloadPdf', file, admin)
  expect(name).toBe('Untitled report 2026-02-02.pdf')
  expect((await readPdf(body as Uint8Array)).headings[0]).toBe('H1 Untitled report')
})

test('the report PDF shows the same training and assessment figures as their lists', async () => {
  const { pdf } = await createSnapshotPdf()
  const { automations } = call(world, 'trainings.list', { companyId }, admin)
  const trainings = automations.filter(({ subjectsSent }) => subjectsSent > 0)
  expect(pdf.tables.get('Training program|Employees|Sent|Took part|Lessons done')?.toSorted()).toEqual(
    trainings
      .map(({ name, totalUsers, subjectsSent, totalSubjects, attendance, awarenessScore }) => [
        name,
        String(totalUsers),
        `${subjectsSent} of ${totalSubjects}`,
        formatPercent(attendance),
        formatPercent(awarenessScore),
      ])
      .toSorted(),
  )
  const { assessments } = call(world, 'assessments.list', { companyId }, admin)
  const sent = assessments.filter(
    ({ status }) => status === campaignStatus.active || status === campaignStatus.completed,
  )
  expect(pdf.tables.get('Assessment|Employees|Finished|Took part|Resilience score')?.toSorted()).toEqual(
    sent
      .map(({ name, totalEmployees, usersFinished, attendance, resilienceScore }) => [
        name,
        String(totalEmployees),
        String(usersFinished),
        formatPercent(attendance),
        formatScore(resilienceScore),
      ])
      .toSorted(),
  )
  expect(sent.length).toBeGreaterThan(1)
})

test('the report PDF lists every employee with the figures from their own page', async () => {
  const { pdf } = await createSnapshotPdf()
  const rows = pdf.tables.get('Employee|List|Status|Lessons done|Assessments|Resilience score') ?? []
  const { users } = call(world, 'employees.list', { companyId }, admin)
  expect(rows.map(([name]) => removeSpaces(name)).toSorted()).toEqual(
    users.map((one) => removeSpaces(formatPersonName(one))).toSorted(),
  )
  const { automations } = call(world, 'trainings.list', { companyId }, admin)
  const begun = new Set(automations.flatMap(({ id, subjectsSent }) => (subjectsSent > 0 ? String(id) : [])))
  for (const { name, email } of users) {
    const { subjects } = call(world, 'employees.status', { companyId, email }, admin)
    const mine = subjects.filter(({ training_ids }) => training_ids.some((id) => begun.has(String(id))))
    const { assessments } = call(world, 'employees.listAssessments', { companyId, email }, admin)
    const row = rows.find(([own]) => removeSpaces(own) === removeSpaces(formatPersonName({ name, email })))
    expect(row?.slice(3)).toEqual([
      `${mine.filter(({ correct }) => correct > 0).length} of ${mine.length}`,
      `${assessments.filter(({ completionDate }) => completionDate).length} of ${assessments.length}`,
      formatScore(assessments.findLast(({ userScore }) => userScore !== null)?.userScore ?? null),
    ])
  }
})

test('the report PDF shows the same employee figures as the CSV', async () => {
  const { pdf, file } = await createSnapshotPdf()
  const { body } = call(world, 'reports.downloadCsv', file, admin)
  const [head = [], ...lines] = parse(await text(body as Readable), { bom: true })
  const expected = lines.map((line): string => {
    const cell = (name: string) => line[head.indexOf(name)] ?? `no ${name}`
    const score = cell('Resilience score (%)')
    return [
      cell('Status'),
      `${cell('Lessons done')} of ${cell('Lessons')}`,
      `${cell('Assessments done')} of ${cell('Assessments')}`,
      formatScore(score === '' ? null : Number(score)),
    ].join(' | ')
  })
  const rows = pdf.tables.get('Employee|List|Status|Lessons done|Assessments|Resilience score') ?? []
  expect(expected.length).toBeGreaterThan(20)
  const byText = (one: string, other: string) => one.localeCompare(other)
  expect(rows.map((row) => row.slice(2).join(' | ')).toSorted(byText)).toEqual(expected.toSorted(byText))
})

test('the report PDF counts every employee once by status', async () => {
  const { pdf } = await createSnapshotPdf()
  const text = pdf.texts[0]?.replaceAll(/\s+/g, ' ') ?? ''
  const standings = ['Up to date', 'In progress', 'Not started', 'Not reached', 'No lessons yet']
  const counts = standings.map((label) => Number(new RegExp(`${label} (\\d+) · \\d+%`).exec(text)?.[1]))
  const rows = pdf.tables.get('Employee|List|Status|Lessons done|Assessments|Resilience score') ?? []
  expect(counts).toEqual(standings.map((label) => rows.filter(([, , status]) => status === label).length))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    call(world, 'employees.list', { companyId }, admin).count,
  )
})

test('the report PDF shows risk band shares with one decimal', async () => {
  const { pdf } = await createSnapshotPdf()
  const { users } = call(world, 'employees.list', { companyId }, admin)
  const scores = users.flatMap(({ email }) => {
    const { assessments } = call(world, 'employees.listAssessments', { companyId, email }, admin)
    return assessments.findLast(({ userScore }) => userScore !== null)?.userScore ?? []
  })
  const shares = computeBandShares(scores).map(
    ({ from, to, value, employeePercent }) => `${from}–${to}: ${value} · ${employeePercent.toFixed(1)}%`,
  )
  const text = pdf.texts.join(' ').replaceAll(/\s+/g, ' ')
  expect(shares.filter((share) => !text.includes(share))).toEqual([])
  expect(shares.some((share) => share.endsWith('.0%'))).toBe(true)
})

test("the report PDF shows times in the reader's time zone", async () => {
  const { pdf } = await createSnapshotPdf(companyId, admin, 'Asia/Tokyo')
  expect(pdf.texts[0]).toContain('As of Feb 2, 2026, 6:00 PM (Asia/Tokyo)')
})

test("an anonymous company's PDF names no employees and says so in its language", async () => {
  const { pdf } = await createSnapshotPdf(companyIds.anonymous, getManagerEmail('admin', 'anonymous'))
  expect(pdf.language).toBe('de')
  const whole = pdf.texts.join(' ')
  expect(whole).toContain('daher nennt dieser Bericht niemanden')
  for (const { email } of world.getEmployeeTable(companyIds.anonymous).values())
    expect(whole).not.toContain(email)
  const lists = [...pdf.tables].find(([head]) => head.startsWith('Liste|'))
  expect(lists?.[1].map(([name]) => name)).toEqual(['Pflege', 'Verwaltung', 'Ärzte'])
})
