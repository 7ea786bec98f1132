import { instant } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { refused } from '../refusals.ts'
import type { StateParams } from '../states.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, okCsv, okPdf, requestsBelow } from './requests.ts'

const one = { companyId: 101, reportId: 7001 }
const run = { ...one, executionId: 8001 }
const { get, post } = requestsBelow('/companies/101/reports/7001/executions')
const given = (is: StateParams<'a report'>['is']) =>
  [{ state: 'a report', params: { reportId: 7001, executionId: 8001, is } }] as const
const reading = { as: 'viewer', given: given('succeeded') } as const

const execution = {
  id: 8001,
  generatedAt: instant('2026-01-26T07:00:30.000Z'),
  scheduledAt: '2026-01-26T07:00:00.000Z',
  status: 2,
  recipients: ['board@example.is'],
  hasPDF: true,
  hasCSV: true,
}
pinRows([
  {
    ...reading,
    operation: 'reports.listExecutions',
    uponReceiving: 'a page of executions',
    withRequest: get('?p=0&n=5&order=id+desc'),
    willRespondWith: ok({ executions: [execution], count: 1 }),
    call: (client) => client.reports.listExecutions({ ...one, p: 0, n: 5, order: 'id desc' }),
    gives: { executions: [{ status: 2, hasPDF: true, hasCSV: true }], count: 1 },
  },
  ...(
    [
      ['planned', 0, '2026-02-09T07:00:00.000Z'],
      ['running', 1, '2026-01-26T07:00:00.000Z'],
      ['failed', 3, '2026-01-26T07:00:00.000Z'],
    ] as const
  ).map(
    ([is, status, scheduledAt]): Row => ({
      as: 'viewer',
      given: given(is),
      operation: 'reports.listExecutions',
      uponReceiving: `an execution that is ${is}`,
      withRequest: get(''),
      willRespondWith: ok({
        executions: [{ ...execution, status, scheduledAt, generatedAt: null, hasPDF: false, hasCSV: false }],
        count: 1,
      }),
      call: (client) => client.reports.listExecutions(one),
      gives: { executions: [{ status, generatedAt: null, scheduledAt }] },
    }),
  ),
  {
    as: 'admin',
    given: given('withoutPdf'),
    operation: 'reports.generateExecutionFile',
    uponReceiving: 'the PDF that is missing',
    withRequest: post('/8001/generate', { fileType: 1 }),
    willRespondWith: ok({ success: true, execution }),
    call: (client) => client.reports.generateExecutionFile({ ...run, fileType: 1 }),
    gives: { success: true, execution: { hasPDF: true } },
  },
  {
    as: 'admin',
    given: given('failed'),
    operation: 'reports.generateExecutionFile',
    uponReceiving: 'a file of an execution that failed',
    withRequest: post('/8001/generate', { fileType: 0 }),
    willRespondWith: refused.conflict('No Report was generated'),
    call: (client) => client.reports.generateExecutionFile({ ...run, fileType: 0 }),
    fails: { kind: 'conflict', message: 'No Report was generated' },
  },
  {
    ...reading,
    operation: 'reports.downloadPdf',
    uponReceiving: 'the PDF',
    withRequest: get(`/8001/pdf?token=${exampleToken}`),
    willRespondWith: okPdf,
    call: (client) => client.reports.downloadPdf({ ...run, token: exampleToken }),
    gives: { type: 'application/pdf' },
  },
  {
    as: 'viewer',
    given: given('withoutPdf'),
    operation: 'reports.downloadPdf',
    uponReceiving: 'a PDF that is not there',
    withRequest: get(`/8001/pdf?token=${exampleToken}`),
    willRespondWith: refused.notFound(),
    call: (client) => client.reports.downloadPdf({ ...run, token: exampleToken }),
    fails: { kind: 'notFound' },
  },
  {
    ...reading,
    operation: 'reports.downloadCsv',
    uponReceiving: 'the CSV file',
    withRequest: get(`/8001/csv?token=${exampleToken}`),
    willRespondWith: okCsv(
      'Name,Email,List,Standing,Trainings,Lessons,Lessons delivered,Lessons viewed,Lessons done,Progress (%),Last active (UTC),Assessments,Assessments done,Resilience score (%)',
    ),
    call: (client) => client.reports.downloadCsv({ ...run, token: exampleToken }),
    gives: { type: 'text/csv' },
  },
])
