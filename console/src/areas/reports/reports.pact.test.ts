// @vitest-environment node
import { csvAnswer, exampleToken, instant, integer, refused } from '@heed/contracts/pact'
import type { Row } from '@heed/contracts/pact/pins'
import type { StateParams } from '@heed/contracts/pact/states'
import { expect } from 'vitest'
import { pinCompany } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { ShownReport } from './detail/ReportStore.ts'
import { ReportsStore } from './ReportsStore.ts'

const reportId = 7001
const executionId = 8001
const all = '/companies/101/reports'
const one = `${all}/${reportId}`
const given = (is: StateParams<'a report'>['is']) => ({ 'a report': { reportId, executionId, is } }) as const

const schedule = {
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
} as const
const report = {
  id: reportId,
  name: 'Weekly progress',
  created: instant(),
  lists: [
    { id: 11, name: 'Finance' },
    { id: 12, name: 'Sales' },
  ],
  definition: { listIds: [11, 12], emailSubject: 'How we stand', recipients: ['board@example.is'] },
  allEmployees: false,
  recipientsEmails: ['board@example.is'],
  ...schedule,
  rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
}
const execution = {
  id: executionId,
  generatedAt: instant('2026-01-26T07:00:30.000Z'),
  scheduledAt: '2026-01-26T07:00:00.000Z',
  status: 2,
  recipients: ['board@example.is'],
  hasPDF: true,
  hasCSV: true,
}
const body = {
  name: 'For the board',
  definition: { listIds: [11], emailSubject: null, recipients: ['board@example.is'] },
  allEmployees: false,
  recipientsEmails: ['board@example.is'],
  ...schedule,
}
const saved = {
  ...report,
  name: 'For the board',
  lists: [{ id: 11, name: 'Finance' }],
  definition: { ...report.definition, listIds: [11], emailSubject: null },
}
const none = {
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
  rrule: null,
}
const nothing = { generatedAt: null, hasPDF: false, hasCSV: false }
const statuses = {
  planned: { status: 0, scheduledAt: '2026-02-09T07:00:00.000Z' },
  running: { status: 1 },
  failed: { status: 3 },
} as const
const noReport = refused.notFound('This report does not exist')

const reports = (company: CompanyStores) => company.getStore(ReportsStore)
const shown = (company: CompanyStores) => company.getStore(ShownReport).get(reportId)
const tables = async (company: CompanyStores) => {
  const { recurring, snapshots } = reports(company)
  await Promise.all([recurring.load(), snapshots.load()])
  return [recurring, snapshots].map(({ rows, error }) => ({ names: rows.map(({ name }) => name), error }))
}
const info = async (company: CompanyStores) => {
  const store = shown(company)
  await store.load()
  return store.info
}
const executions = async (company: CompanyStores) => {
  const store = shown(company)
  await store.executions.load()
  return store.executions
}
const pdf = (company: CompanyStores) =>
  shown(company).pdf(executionId, { token: exampleToken, zone: 'Asia/Tokyo' }, new AbortController().signal)

const runThatIs = (is: keyof typeof statuses): Row<CompanyStores> => ({
  pin: `reports.listExecutions: one that is ${is}`,
  as: 'viewer',
  given: given(is),
  request: `GET ${one}/executions?p=0&n=5&order=id+desc`,
  answer: { executions: [{ ...execution, ...nothing, ...statuses[is] }], count: 1 },
  do: executions,
  reads: { rows: [{ generatedAt: null, hasPDF: false }] },
})

pinCompany([
  {
    pin: 'reports.list: all of them, for both tables in one call',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${all}?order=created+desc`,
    answer: { reports: [report], count: 1 },
    do: tables,
    reads: [
      { names: ['Weekly progress'], error: undefined },
      { names: [], error: undefined },
    ],
  },
  {
    pin: 'reports.list: none',
    as: 'viewer',
    request: `GET ${all}?order=created+desc`,
    answer: { reports: [], count: 0 },
    do: tables,
    reads: [
      { names: [], error: undefined },
      { names: [], error: undefined },
    ],
  },
  {
    pin: 'reports.create: a recurring report',
    request: `POST ${all}`,
    body: { ...body, generate: false },
    answer: { success: true, report: { ...saved, id: integer(1) } },
    do: (company) => reports(company).create({ ...body, generate: false }),
    reads: { name: 'For the board', scheduleHour: 7 },
  },
  {
    pin: 'reports.create: a snapshot, which has no schedule',
    request: `POST ${all}`,
    body: { ...body, generate: true },
    answer: { success: true, report: { ...saved, ...none, id: integer(1) } },
    do: (company) => reports(company).create({ ...body, generate: true }),
    reads: { name: 'For the board', scheduleFrequency: null },
  },
  {
    pin: 'reports.create: a report from a viewer',
    as: 'viewer',
    request: `POST ${all}`,
    body: { ...body, generate: false },
    fails: refused.forbidden("You don't have permission to do this"),
    do: (company) => reports(company).create({ ...body, generate: false }),
  },
  {
    pin: 'reports.update: another name and another list',
    given: given('planned'),
    request: `PUT ${one}`,
    body,
    answer: { success: true, report: saved },
    do: (company) => reports(company).update(reportId, body),
    reads: { name: 'For the board', lists: [{ id: 11, name: 'Finance' }] },
  },
  {
    pin: 'reports.update: a report that is gone',
    request: `PUT ${all}/7002`,
    body,
    fails: noReport,
    do: (company) => reports(company).update(7002, body),
  },
  {
    pin: 'reports.delete: a report',
    given: given('succeeded'),
    request: `DELETE ${one}`,
    answer: { success: true },
    do: (company) => reports(company).remove(reportId),
    reads: (_, nothing) => expect(nothing).toBeUndefined(),
  },
  {
    pin: 'reports.delete: a report from a viewer',
    as: 'viewer',
    given: given('succeeded'),
    request: `DELETE ${one}`,
    fails: refused.forbidden("You don't have permission to do this"),
    do: (company) => reports(company).remove(reportId),
  },
  {
    pin: 'reports.get: one report',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${one}`,
    answer: report,
    do: info,
    reads: { value: { name: 'Weekly progress', scheduleWeekday: 'MO' } },
  },
  {
    pin: 'reports.get: a report that is not there',
    as: 'viewer',
    request: `GET ${one}`,
    fails: noReport,
    do: info,
    reads: { error: 'This report does not exist', failure: { kind: 'notFound' } },
  },
  {
    pin: 'reports.listExecutions: the first page, the latest first',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${one}/executions?p=0&n=5&order=id+desc`,
    answer: { executions: [execution], count: 1 },
    do: executions,
    reads: { rows: [{ id: executionId, status: 2, hasPDF: true }], total: 1 },
  },
  {
    pin: 'reports.listExecutions: the last runs, for the files of the latest',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${one}/executions?p=0&n=20&order=id+desc`,
    answer: { executions: [execution], count: 1 },
    do: (company) => shown(company).latest(new AbortController().signal),
    reads: { id: executionId, status: 2, hasPDF: true, hasCSV: true },
  },
  ...(['planned', 'running', 'failed'] as const).map(runThatIs),
  {
    pin: 'reports.listExecutions: of a report that is not there',
    as: 'viewer',
    request: `GET ${one}/executions?p=0&n=5&order=id+desc`,
    fails: noReport,
    do: executions,
    reads: { error: 'This report does not exist' },
  },
  {
    pin: 'reports.generateExecutionFile: the PDF of a run that has none',
    given: given('withoutPdf'),
    request: `POST ${one}/executions/${executionId}/generate`,
    body: { fileType: 1 },
    answer: { success: true, execution },
    do: (company) => shown(company).makeFile(executionId, 'pdf'),
    reads: (_, made) => expect(made).toBeUndefined(),
  },
  {
    pin: 'reports.generateExecutionFile: a file of a run that failed',
    given: given('failed'),
    request: `POST ${one}/executions/${executionId}/generate`,
    body: { fileType: 0 },
    fails: refused.conflict('No Report was generated'),
    do: (company) => shown(company).makeFile(executionId, 'csv'),
  },
  {
    pin: 'reports.downloadPdf: the PDF that is shown in the page',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${one}/executions/${executionId}/pdf?token=${exampleToken}&zone=Asia%2FTokyo`,
    response: {
      status: 200,
      file: { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
    },
    do: pdf,
    reads: { type: 'application/pdf' },
  },
  {
    pin: 'reports.downloadCsv: the CSV that is kept',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${one}/executions/${executionId}/csv?token=${exampleToken}&zone=Asia%2FTokyo`,
    response: csvAnswer('Name,Email,List'),
    do: (company) => shown(company).file('csv', executionId, { token: exampleToken, zone: 'Asia/Tokyo' }),
    reads: { type: 'text/csv' },
  },
  {
    pin: 'reports.downloadPdf: a PDF that is not there',
    as: 'viewer',
    given: given('withoutPdf'),
    request: `GET ${one}/executions/${executionId}/pdf?token=${exampleToken}&zone=Asia%2FTokyo`,
    fails: refused.notFound('There is no such file'),
    do: pdf,
  },
])
