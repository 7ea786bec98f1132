import { readdir } from 'node:fs/promises'
import {
  createCsvResponse,
  createPact,
  exampleToken,
  matchInstant,
  nameCall,
  rejections,
} from '@heed/contracts/pact'
import type { StateParams } from '@heed/contracts/pact/states'
import { expect, it } from 'vitest'
import { companyPin, makeCompanyEnv as env } from '../../../test/company.ts'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'

const pact = createPact('heed-cli', 'reports')
const reportId = 7001
const path = '/companies/101/reports'
const makeReportState = (is: StateParams<'a report'>['is']) =>
  ({ 'a report': { reportId, executionId: 8001, is } }) as const

const report = {
  id: reportId,
  name: 'Weekly progress',
  created: matchInstant(),
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
  generatedAt: matchInstant('2026-01-26T07:00:30.000Z'),
  scheduledAt: '2026-01-26T07:00:00.000Z',
  status: 2,
  recipients: ['board@example.is'],
  hasPDF: true,
  hasCSV: true,
}
const list = {
  pin: 'reports.list',
  given: makeReportState('succeeded'),
  request: `GET ${path}?order=created+desc&p=0&n=1000`,
  answer: { reports: [report], count: 1 },
} as const
const get = {
  pin: 'reports.get',
  given: makeReportState('succeeded'),
  request: `GET ${path}/${reportId}`,
  answer: report,
} as const
const executions = {
  pin: 'reports.listExecutions',
  given: makeReportState('succeeded'),
  request: `GET ${path}/${reportId}/executions?order=id+desc&p=0&n=1000`,
  answer: { executions: [execution], count: 1 },
} as const
const csvHeading =
  'Name,Email,List,Status,Training programs,Lessons,Lessons delivered,Lessons viewed,Lessons done,Progress (%),Last active (UTC),Assessments,Assessments done,Resilience score (%)'
const pdf = {
  pin: 'reports.downloadPdf',
  given: makeReportState('succeeded'),
  request: `GET ${path}/${reportId}/executions/8001/pdf?token=${exampleToken}`,
  response: {
    status: 200,
    file: { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
  },
} as const

it("reports list shows a company's reports", () =>
  pact.story(
    [nameCall('the company of reports', companyPin), nameCall('reports list', list)],
    async (running) => {
      const { code, output } = await runHeed(['reports', 'list'], { env: env(running) })
      expect(code).toBe(0)
      expect(output).toMatch(/7001 +Weekly progress +weekly, Monday 07:00 UTC +Finance, Sales +1 /)
    },
  ))

it('reports list says when a company has no reports', () =>
  pact.story(
    [
      nameCall('the company without reports', companyPin),
      nameCall('reports list without reports', { ...list, given: {}, answer: { reports: [], count: 0 } }),
    ],
    async (running) => {
      const { code, output, error } = await runHeed(['reports', 'list'], { env: env(running) })
      expect([code, output, error]).toEqual([0, '', 'Norðurljós has no reports yet.\n'])
    },
  ))

it('reports get shows one report', () =>
  pact.story(
    [nameCall('the company of a report', companyPin), nameCall('reports get', get)],
    async (running) => {
      const { output } = await runHeed(['reports', 'get', '7001'], { env: env(running) })
      expect(output).toMatch(/^Weekly progress report 7001\n {2}schedule +weekly, Monday 07:00 UTC\n/)
    },
  ))

it("reports get suggests the list if the report doesn't exist", () =>
  pact.story(
    [
      nameCall('the company of a report that is gone', companyPin),
      nameCall('reports get of one that is gone', {
        ...get,
        request: `GET ${path}/7002`,
        fails: rejections.notFound('This report does not exist'),
      }),
    ],
    async (running) => {
      const { code, error } = await runHeed(['reports', 'get', '7002'], { env: env(running) })
      expect(code).toBe(1)
      expect(error).toContain('This report does not exist\n  See all: heed reports list')
    },
  ))

it("reports executions shows a report's executions", () =>
  pact.story(
    [
      nameCall('the company of executions', companyPin),
      nameCall('the report of executions', get),
      nameCall('reports executions', executions),
    ],
    async (running) => {
      const { output } = await runHeed(['reports', 'executions', '7001', '--json'], { env: env(running) })
      expect(JSON.parse(output)).toMatchObject([{ id: 8001, status: 'succeeded', pdf: true, csv: true }])
    },
  ))

it('reports download saves both files of a report and generates the missing one', async () => {
  const out = await makeTempFolder()
  await pact.story(
    [
      nameCall('the company of a download', companyPin),
      nameCall('the report of a download', { ...get, given: makeReportState('withoutPdf') }),
      nameCall('an execution without its PDF', {
        ...executions,
        given: makeReportState('withoutPdf'),
        answer: { executions: [{ ...execution, hasPDF: false }], count: 1 },
      }),
      {
        pin: 'reports.generateExecutionFile: the PDF of a download',
        given: makeReportState('withoutPdf'),
        request: `POST ${path}/${reportId}/executions/8001/generate`,
        body: { fileType: 1 },
        answer: { success: true, execution },
      },
      nameCall('reports download as PDF', pdf),
      {
        pin: 'reports.downloadCsv: reports download as CSV',
        given: makeReportState('succeeded'),
        request: `GET ${path}/${reportId}/executions/8001/csv?token=${exampleToken}`,
        response: createCsvResponse(csvHeading),
      },
    ],
    async (running) => {
      const words = ['reports', 'download', '7001', '--format', 'pdf,csv', '--out', out]
      const { code, output } = await runHeed(words, { env: env(running) })
      expect(code).toBe(0)
      expect(output).toContain('Downloaded 2 files')
    },
  )
  expect((await readdir(out)).sort()).toEqual([
    'Norðurljós Weekly progress 2026-01-26 8001.csv',
    'Norðurljós Weekly progress 2026-01-26 8001.pdf',
    'heed-reports.json',
  ])
})

it('reports download reports a file that no longer exists', () =>
  pact.story(
    [
      nameCall('the company of all reports', companyPin),
      nameCall('all reports to download', list),
      nameCall('the executions of all reports', executions),
      nameCall('a PDF that is gone', {
        ...pdf,
        given: makeReportState('withoutPdf'),
        fails: rejections.notFound('There is no such file'),
      }),
    ],
    async (running) => {
      const words = ['reports', 'download', '--all', '--out', await makeTempFolder()]
      const { code, error } = await runHeed(words, { env: env(running) })
      expect(code).toBe(1)
      expect(error).toContain('Not downloaded: 1 of 1 file.')
      expect(error).toMatch(/8001 +pdf +There is no such file/)
    },
  ))

it.each([
  ['planned', 0, '2026-02-09T07:00:00.000Z', 8, "The report's first run will be at 2026-02-09 07:00 UTC"],
  ['running', 1, '2026-01-26T07:00:00.000Z', 8, 'The report is being generated'],
  ['failed', 3, '2026-01-26T07:00:00.000Z', 1, 'No Report was generated'],
] as const)(
  'reports download explains why a %s execution has no file',
  (is, status, scheduledAt, expected, message) =>
    pact.story(
      [
        nameCall(`the company of an execution that is ${is}`, companyPin),
        nameCall(`the report of an execution that is ${is}`, { ...get, given: makeReportState(is) }),
        nameCall(`an execution that is ${is}`, {
          ...executions,
          given: makeReportState(is),
          answer: {
            executions: [
              { ...execution, status, scheduledAt, generatedAt: null, hasPDF: false, hasCSV: false },
            ],
            count: 1,
          },
        }),
      ],
      async (running) => {
        const words = ['reports', 'download', '7001', '--out', await makeTempFolder()]
        const { code, error } = await runHeed(words, { env: env(running) })
        expect([code, error]).toEqual([expected, `✗ ${message}\n`])
      },
    ),
)

it("reports download says why a file can't be generated", () =>
  pact.story(
    [
      nameCall('the company of a file that cannot be made', companyPin),
      nameCall('the report of a file that cannot be made', get),
      nameCall('the execution of a file that cannot be made', {
        ...executions,
        given: makeReportState('withoutPdf'),
        answer: { executions: [{ ...execution, hasPDF: false }], count: 1 },
      }),
      {
        pin: 'reports.generateExecutionFile: a file of an execution that failed',
        given: makeReportState('failed'),
        request: `POST ${path}/${reportId}/executions/8001/generate`,
        body: { fileType: 1 },
        fails: rejections.conflict('No Report was generated'),
      },
    ],
    async (running) => {
      const words = ['reports', 'download', '7001', '--out', await makeTempFolder()]
      const { code, error } = await runHeed(words, { env: env(running) })
      expect(code).toBe(1)
      expect(error).toMatch(/8001 +pdf +No Report was generated/)
    },
  ))
