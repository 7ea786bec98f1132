import * as z from 'zod/mini'
import {
  Report,
  ReportCreate,
  ReportExecution,
  ReportFileType,
  ReportSave,
} from '../../entities/campaigns/report.ts'
import { Download } from '../../entities/files.ts'
import { Ok } from '../../entities/primitives.ts'
import { TimeZone } from '../../entities/timeZone.ts'
import { notGeneratedText } from '../../rules/reports/executions.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'

const specSection = 'S2 section 7'
const reportNotFoundText = 'This report does not exist'
const failures = { 404: reportNotFoundText }
const SaveResponse = z.looseObject({ success: z.literal(true), report: Report })

const fileFields = {
  section: specSection,
  who: 'viewer',
  query: { token: z.string(), zone: z.optional(TimeZone) },
  tokenInQuery: true,
  answer: Download,
  failures: { 404: 'There is no such file' },
} as const

const { p, n, order } = createPagingQuery(['created', 'name'])
const executionsQuery = createPagingQuery(['id', 'scheduledAt', 'generatedAt'])

export const reports = {
  list: get('/companies/:companyId/reports', {
    summary: 'List recurring reports and snapshots, newest first; snapshots have no schedule',
    section: specSection,
    who: 'viewer',
    query: { p, n, order },
    answer: z.looseObject({ reports: z.array(Report), count: z.int() }),
  }),
  get: get('/companies/:companyId/reports/:reportId', {
    summary: 'Get a report',
    section: specSection,
    who: 'viewer',
    answer: Report,
    failures,
  }),
  create: post('/companies/:companyId/reports', {
    summary: 'Create a recurring report, or with `generate` a snapshot, which runs immediately',
    section: 'S2 section 4',
    who: 'admin',
    body: ReportCreate,
    answer: SaveResponse,
  }),
  update: put('/companies/:companyId/reports/:reportId', {
    summary: 'Change a report; its next execution is rescheduled',
    section: 'S2 section 4',
    who: 'admin',
    body: ReportSave,
    answer: SaveResponse,
    failures,
  }),
  delete: del('/companies/:companyId/reports/:reportId', {
    summary: 'Delete a report and its executions',
    section: specSection,
    who: 'admin',
    answer: Ok,
    failures,
  }),
  listExecutions: get('/companies/:companyId/reports/:reportId/executions', {
    summary: "List a report's past and next executions, newest first",
    section: specSection,
    who: 'viewer',
    query: { p: executionsQuery.p, n: executionsQuery.n, order: executionsQuery.order },
    answer: z.looseObject({ executions: z.array(ReportExecution), count: z.int() }),
    failures,
  }),
  generateExecutionFile: post('/companies/:companyId/reports/:reportId/executions/:executionId/generate', {
    summary: "Create an execution's missing file; 0 is CSV, 1 is PDF",
    section: 'S2 section 7',
    who: 'admin',
    body: z.object({ fileType: ReportFileType }),
    answer: z.looseObject({ success: z.literal(true), execution: ReportExecution }),
    failures: { ...failures, 409: notGeneratedText },
  }),
  downloadPdf: get('/companies/:companyId/reports/:reportId/executions/:executionId/pdf', {
    ...fileFields,
    summary: 'Download an execution as PDF',
    media: 'application/pdf',
  }),
  downloadCsv: get('/companies/:companyId/reports/:reportId/executions/:executionId/csv', {
    ...fileFields,
    summary: 'Download an execution as CSV, by employee, or by list with anonymous tracking',
    media: 'text/csv',
  }),
}
