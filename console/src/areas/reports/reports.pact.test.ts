// @vitest-environment node
import { createCsvResponse, exampleToken, integer, matchInstant, rejections } from '@heed/contracts/pact'
import type { PinCase } from '@heed/contracts/pact/pins'
import type { StateParams } from '@heed/contracts/pact/states'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { ReportStoreCache } from './detail/ReportStore.ts'
import { ReportsStore } from './ReportsStore.ts'

const reportId = 7001
const executionId = 8001
const reportsPath = '/companies/101/reports'
const reportPath = `${reportsPath}/${reportId}`
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
  created: matchInstant(),
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
  generatedAt: matchInstant('2026-01-26T07:00:30.000Z'),
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
const noSchedule = {
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
  rrule: null,
}
const noFiles = { generatedAt: null, hasPDF: false, hasCSV: false }
const statuses = {
  planned: { status: 0, scheduledAt: '2026-02-09T07:00:00.000Z' },
  running: { status: 1 },
  failed: { status: 3 },
} as const
const noReport = rejections.notFound('This report does not exist')

const getReportsStore = (company: CompanyStores) => company.getStore(ReportsStore)
const getReportStore = (company: CompanyStores) => company.getStore(ReportStoreCache).get(reportId)
const loadTables = async (company: CompanyStores) => {
  const { recurring, snapshots } = getReportsStore(company)
  await Promise.all([recurring.load(), snapshots.load()])
  return [recurring, snapshots].map(({ rows, error }) => ({ names: rows.map(({ name }) => name), error }))
}
const loadInfo = async (company: CompanyStores) => {
  const store = getReportStore(company)
  await store.load()
  return store.info
}
const loadExecutions = async (company: CompanyStores) => {
  const store = getReportStore(company)
  await store.executions.load()
  return store.executions
}
const fetchPdf = (company: CompanyStores) =>
  getReportStore(company).pdf(
    executionId,
    { token: exampleToken, zone: 'Asia/Tokyo' },
    new AbortController().signal,
  )

const makeExecutionRow = (is: keyof typeof statuses): PinCase<CompanyStores> => ({
  pin: `reports.listExecutions: one that is ${is}`,
  as: 'viewer',
  given: given(is),
  request: `GET ${reportPath}/executions?p=0&n=5&order=id+desc`,
  answer: { executions: [{ ...execution, ...noFiles, ...statuses[is] }], count: 1 },
  do: loadExecutions,
  reads: { rows: [{ generatedAt: null, hasPDF: false }] },
})

testCompanyPins([
  {
    pin: 'reports.list: all of them, for both tables in one call',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${reportsPath}?order=created+desc`,
    answer: { reports: [report], count: 1 },
    do: loadTables,
    reads: [
      { names: ['Weekly progress'], error: undefined },
      { names: [], error: undefined },
    ],
  },
  {
    pin: 'reports.list: none',
    as: 'viewer',
    request: `GET ${reportsPath}?order=created+desc`,
    answer: { reports: [], count: 0 },
    do: loadTables,
    reads: [
      { names: [], error: undefined },
      { names: [], error: undefined },
    ],
  },
  {
    pin: 'reports.create: a recurring report',
    request: `POST ${reportsPath}`,
    body: { ...body, generate: false },
    answer: { success: true, report: { ...saved, id: integer(1) } },
    do: (company) => getReportsStore(company).create({ ...body, generate: false }),
    reads: { name: 'For the board', scheduleHour: 7 },
  },
  {
    pin: 'reports.create: a snapshot, which has no schedule',
    request: `POST ${reportsPath}`,
    body: { ...body, generate: true },
    answer: { success: true, report: { ...saved, ...noSchedule, id: integer(1) } },
    do: (company) => getReportsStore(company).create({ ...body, generate: true }),
    reads: { name: 'For the board', scheduleFrequency: null },
  },
  {
    pin: 'reports.create: a report from a viewer',
    as: 'viewer',
    request: `POST ${reportsPath}`,
    body: { ...body, generate: false },
    fails: rejections.forbidden("You don't have permission to do this"),
    do: (company) => getReportsStore(company).create({ ...body, generate: false }),
  },
  {
    pin: 'reports.update: another name and another list',
    given: given('planned'),
    request: `PUT ${reportPath}`,
    body,
    answer: { success: true, report: saved },
    do: (company) => getReportsStore(company).update(reportId, body),
    reads: { name: 'For the board', lists: [{ id: 11, name: 'Finance' }] },
  },
  {
    pin: 'reports.update: a report that is gone',
    request: `PUT ${reportsPath}/7002`,
    body,
    fails: noReport,
    do: (company) => getReportsStore(company).update(7002, body),
  },
  {
    pin: 'reports.delete: a report',
    given: given('succeeded'),
    request: `DELETE ${reportPath}`,
    answer: { success: true },
    do: (company) => getReportsStore(company).remove(reportId),
    reads: (_, nothing) => expect(nothing).toBeUndefined(),
  },
  {
    pin: 'reports.delete: a report from a viewer',
    as: 'viewer',
    given: given('succeeded'),
    request: `DELETE ${reportPath}`,
    fails: rejections.forbidden("You don't have permission to do this"),
    do: (company) => getReportsStore(company).remove(reportId),
  },
  {
    pin: 'reports.get: one report',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${reportPath}`,
    answer: report,
    do: loadInfo,
    reads: { value: { name: 'Weekly progress', scheduleWeekday: 'MO' } },
  },
  {
    pin: 'reports.get: a report that is not there',
    as: 'viewer',
    request: `GET ${reportPath}`,
    fails: noReport,
    do: loadInfo,
    reads: { error: 'This report does not exist', failure: { kind: 'notFound' } },
  },
  {
    pin: 'reports.listExecutions: the first page, the latest first',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${reportPath}/executions?p=0&n=5&order=id+desc`,
    answer: { executions: [execution], count: 1 },
    do: loadExecutions,
    reads: { rows: [{ id: executionId, status: 2, hasPDF: true }], total: 1 },
  },
  {
    pin: 'reports.listExecutions: the last runs, for the files of the latest',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${reportPath}/executions?p=0&n=20&order=id+desc`,
    answer: { executions: [execution], count: 1 },
    do: (company) => getReportStore(company).latest(new AbortController().signal),
    reads: { id: executionId, status: 2, hasPDF: true, hasCSV: true },
  },
  ...(['planned', 'running', 'failed'] as const).map(makeExecutionRow),
  {
    pin: 'reports.listExecutions: of a report that is not there',
    as: 'viewer',
    request: `GET ${reportPath}/executions?p=0&n=5&order=id+desc`,
    fails: noReport,
    do: loadExecutions,
    reads: { error: 'This report does not exist' },
  },
  {
    pin: 'reports.generateExecutionFile: the PDF of a run that has none',
    given: given('withoutPdf'),
    request: `POST ${reportPath}/executions/${executionId}/generate`,
    body: { fileType: 1 },
    answer: { success: true, execution },
    do: (company) => getReportStore(company).makeFile(executionId, 'pdf'),
    reads: (_, made) => expect(made).toBeUndefined(),
  },
  {
    pin: 'reports.generateExecutionFile: a file of a run that failed',
    given: given('failed'),
    request: `POST ${reportPath}/executions/${executionId}/generate`,
    body: { fileType: 0 },
    fails: rejections.conflict('No Report was generated'),
    do: (company) => getReportStore(company).makeFile(executionId, 'csv'),
  },
  {
    pin: 'reports.downloadPdf: the PDF that is shown in the page',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${reportPath}/executions/${executionId}/pdf?token=${exampleToken}&zone=Asia%2FTokyo`,
    response: {
      status: 200,
      file: { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
    },
    do: fetchPdf,
    reads: { type: 'application/pdf' },
  },
  {
    pin: 'reports.downloadCsv: the CSV that is kept',
    as: 'viewer',
    given: given('succeeded'),
    request: `GET ${reportPath}/executions/${executionId}/csv?token=${exampleToken}&zone=Asia%2FTokyo`,
    response: createCsvResponse('Name,Email,List'),
    do: (company) =>
      getReportStore(company).file('csv', executionId, { token: exampleToken, zone: 'Asia/Tokyo' }),
    reads: { type: 'text/csv' },
  },
  {
    pin: 'reports.downloadPdf: a PDF that is not there',
    as: 'viewer',
    given: given('withoutPdf'),
    request: `GET ${reportPath}/executions/${executionId}/pdf?token=${exampleToken}&zone=Asia%2FTokyo`,
    fails: rejections.notFound('There is no such file'),
    do: fetchPdf,
  },
])
