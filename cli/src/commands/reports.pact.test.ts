import { readdir } from 'node:fs/promises'
import { exampleToken, instant, pactFor, refused } from '@heed/contracts/pact'
import type { StateParams } from '@heed/contracts/pact/states'
import { expect, it } from 'vitest'
import { csvAnswer } from '../../test/answers.ts'
import { company, companyEnv as env } from '../../test/company.ts'
import { heed, newFolder } from '../../test/heed.ts'

const pact = pactFor('heed-cli', 'reports')
const reportId = 7001
const path = '/companies/101/reports'
const given = (is: StateParams<'a report'>['is']) =>
  [{ state: 'a company' }, { state: 'a report', params: { reportId, executionId: 8001, is } }] as const

const report = {
  id: reportId,
  name: 'Weekly progress',
  created: instant(),
  lists: [
    { id: 11, name: 'Finance' },
    { id: 12, name: 'Sales' },
  ],
  definition: { listIds: [11, 12], recipients: ['board@example.is'] },
  allEmployees: false,
  recipientsEmails: ['board@example.is'],
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
  rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
}
const execution = {
  id: 8001,
  generatedAt: instant('2026-01-26T07:00:30.000Z'),
  scheduledAt: '2026-01-26T07:00:00.000Z',
  status: 2,
  recipients: ['board@example.is'],
  hasPDF: true,
  hasCSV: true,
}
const list = {
  operation: 'reports.list',
  given: given('succeeded'),
  as: 'admin',
  withRequest: { method: 'GET', path: `${path}?order=created+desc&p=0&n=1000` },
  willRespondWith: { status: 200, body: { reports: [report], count: 1 } },
} as const
const get = {
  operation: 'reports.get',
  given: given('succeeded'),
  as: 'admin',
  withRequest: { method: 'GET', path: `${path}/${reportId}` },
  willRespondWith: { status: 200, body: report },
} as const
const executions = {
  operation: 'reports.listExecutions',
  given: given('succeeded'),
  as: 'admin',
  withRequest: { method: 'GET', path: `${path}/${reportId}/executions?order=id+desc&p=0&n=1000` },
  willRespondWith: { status: 200, body: { executions: [execution], count: 1 } },
} as const
const heads =
  'Name,Email,List,Standing,Trainings,Lessons,Lessons delivered,Lessons viewed,Lessons done,Progress (%),Last active (UTC),Assessments,Assessments done,Resilience score (%)'
const file = (ending: 'pdf' | 'csv') =>
  ({ method: 'GET', path: `${path}/${reportId}/executions/8001/${ending}?token=${exampleToken}` }) as const
const pdf = {
  operation: 'reports.downloadPdf',
  given: given('succeeded'),
  as: 'admin',
  withRequest: file('pdf'),
  willRespondWith: {
    status: 200,
    file: { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
  },
} as const

it('shows the reports of a company', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of reports' },
      { ...list, uponReceiving: 'reports list' },
    ],
    async (running) => {
      const { code, output } = await heed(['reports', 'list'], { env: env(running) })
      expect(code).toBe(0)
      expect(output).toMatch(/7001 +Weekly progress +weekly, Monday 07:00 UTC +Finance, Sales +1 /)
    },
  ))

it('says that there are no reports', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company without reports' },
      {
        ...list,
        uponReceiving: 'reports list without reports',
        given: [{ state: 'a company' }],
        willRespondWith: { status: 200, body: { reports: [], count: 0 } },
      },
    ],
    async (running) => {
      const { code, output, error } = await heed(['reports', 'list'], { env: env(running) })
      expect([code, output, error]).toEqual([0, '', 'Norðurljós has no reports yet.\n'])
    },
  ))

it('shows one report', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a report' },
      { ...get, uponReceiving: 'reports get' },
    ],
    async (running) => {
      const { output } = await heed(['reports', 'get', '7001'], { env: env(running) })
      expect(output).toMatch(/^Weekly progress report 7001\n {2}schedule +weekly, Monday 07:00 UTC\n/)
    },
  ))

it('says of a report that is gone where to look', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a report that is gone' },
      {
        ...get,
        uponReceiving: 'reports get of one that is gone',
        withRequest: { method: 'GET', path: `${path}/7002` },
        willRespondWith: refused.notFound('This report does not exist'),
      },
    ],
    async (running) => {
      const { code, error } = await heed(['reports', 'get', '7002'], { env: env(running) })
      expect(code).toBe(1)
      expect(error).toContain('This report does not exist\n  See what is there: heed reports list')
    },
  ))

it('shows the executions of a report', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of executions' },
      { ...get, uponReceiving: 'the report of executions' },
      { ...executions, uponReceiving: 'reports executions' },
    ],
    async (running) => {
      const { output } = await heed(['reports', 'executions', '7001', '--json'], { env: env(running) })
      expect(JSON.parse(output)).toMatchObject([{ id: 8001, status: 'succeeded', pdf: true, csv: true }])
    },
  ))

it('downloads both files of a report, one of them made for it', async () => {
  const out = await newFolder()
  await pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a download' },
      { ...get, given: given('withoutPdf'), uponReceiving: 'the report of a download' },
      {
        ...executions,
        given: given('withoutPdf'),
        uponReceiving: 'an execution without its PDF',
        willRespondWith: {
          status: 200,
          body: { executions: [{ ...execution, hasPDF: false }], count: 1 },
        },
      },
      {
        operation: 'reports.generateExecutionFile',
        uponReceiving: 'the PDF of a download',
        given: given('withoutPdf'),
        as: 'admin',
        withRequest: {
          method: 'POST',
          path: `${path}/${reportId}/executions/8001/generate`,
          body: { fileType: 1 },
        },
        willRespondWith: { status: 200, body: { success: true, execution } },
      },
      { ...pdf, uponReceiving: 'reports download as PDF' },
      {
        operation: 'reports.downloadCsv',
        uponReceiving: 'reports download as CSV',
        given: given('succeeded'),
        as: 'admin',
        withRequest: file('csv'),
        willRespondWith: csvAnswer(heads),
      },
    ],
    async (running) => {
      const words = ['reports', 'download', '7001', '--format', 'pdf,csv', '--out', out]
      const { code, output } = await heed(words, { env: env(running) })
      expect(code).toBe(0)
      expect(output).toContain('Fetched 2 files')
    },
  )
  expect((await readdir(out)).sort()).toEqual([
    'Weekly progress 2026-01-26 8001.csv',
    'Weekly progress 2026-01-26 8001.pdf',
    'heed-reports.json',
  ])
})

it('tells of a file that is gone meanwhile', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of all reports' },
      { ...list, uponReceiving: 'all reports to download' },
      { ...executions, uponReceiving: 'the executions of all reports' },
      {
        ...pdf,
        uponReceiving: 'a PDF that is gone',
        given: given('withoutPdf'),
        willRespondWith: refused.notFound('There is no such file'),
      },
    ],
    async (running) => {
      const words = ['reports', 'download', '--all', '--out', await newFolder()]
      const { code, error } = await heed(words, { env: env(running) })
      expect(code).toBe(1)
      expect(error).toContain('Not fetched: 1 of 1 file.')
      expect(error).toMatch(/8001 +pdf +There is no such file/)
    },
  ))

it.each([
  ['planned', 0, '2026-02-09T07:00:00.000Z', 8, 'It runs first at 2026-02-09 07:00 UTC'],
  ['running', 1, '2026-01-26T07:00:00.000Z', 8, 'The report is being generated'],
  ['failed', 3, '2026-01-26T07:00:00.000Z', 1, 'No Report was generated'],
] as const)(
  'says of an execution that is %s that it has no file',
  (is, status, scheduledAt, expected, message) =>
    pact.interactions(
      [
        { ...company, uponReceiving: `the company of an execution that is ${is}` },
        { ...get, given: given(is), uponReceiving: `the report of an execution that is ${is}` },
        {
          ...executions,
          given: given(is),
          uponReceiving: `an execution that is ${is}`,
          willRespondWith: {
            status: 200,
            body: {
              executions: [
                { ...execution, status, scheduledAt, generatedAt: null, hasPDF: false, hasCSV: false },
              ],
              count: 1,
            },
          },
        },
      ],
      async (running) => {
        const words = ['reports', 'download', '7001', '--out', await newFolder()]
        const { code, error } = await heed(words, { env: env(running) })
        expect([code, error]).toEqual([expected, `✗ ${message}\n`])
      },
    ),
)

it('says why a file cannot be made', () =>
  pact.interactions(
    [
      { ...company, uponReceiving: 'the company of a file that cannot be made' },
      { ...get, uponReceiving: 'the report of a file that cannot be made' },
      {
        ...executions,
        given: given('withoutPdf'),
        uponReceiving: 'the execution of a file that cannot be made',
        willRespondWith: { status: 200, body: { executions: [{ ...execution, hasPDF: false }], count: 1 } },
      },
      {
        operation: 'reports.generateExecutionFile',
        uponReceiving: 'a file of an execution that failed',
        given: given('failed'),
        as: 'admin',
        withRequest: {
          method: 'POST',
          path: `${path}/${reportId}/executions/8001/generate`,
          body: { fileType: 1 },
        },
        willRespondWith: refused.conflict('No Report was generated'),
      },
    ],
    async (running) => {
      const words = ['reports', 'download', '7001', '--out', await newFolder()]
      const { code, error } = await heed(words, { env: env(running) })
      expect(code).toBe(1)
      expect(error).toMatch(/8001 +pdf +No Report was generated/)
    },
  ))
