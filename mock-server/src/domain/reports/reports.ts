import { getFilesRefusal, type ReportCreate, type ReportSave, reportFileType } from '@heed/contracts'
import type { CompanyRow, ExecutionRow, ReportRow } from '@heed/fixtures'
import { findList, findRowInCompany } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { createNotFoundError, ensureNoConflict } from '../../calls/refusal.ts'
import { createReportPdf } from '../../files/documents/reportPdf.ts'
import { TimeColumns } from '../../files/times.ts'
import { getWords } from '../../files/words/index.ts'
import type { World } from '../../world/World.ts'
import { createCompanyLetterhead } from '../companies/brand/letterhead.ts'
import { createReportCsv } from './csv.ts'
import { getReportFigures } from './figures.ts'
import { createReportDocument } from './reportDocument.ts'
import { addSnapshotExecution, planNext } from './running.ts'
import { formatFileName, toExecutionView, toReportView } from './views.ts'

export const reports: AreaHandlers<'reports'> = {
  list({ world, company, input }) {
    const rows = sortRows(world.reports.reportsByCompany.get(company.id), input.order ?? 'created desc', {
      created: ({ created }) => created,
      name: ({ name }) => name.toLowerCase(),
    })
    return {
      reports: slicePage(rows, input).map((report) => toReportView(world, report)),
      count: rows.length,
    }
  },

  get: ({ world, company, input }) => toReportView(world, findReport(world, company, input.reportId)),

  create({ world, company, input }) {
    const report = world.reports.reports.put({
      id: world.nextId(world.reports.reports),
      companyId: company.id,
      created: world.clock.instant,
      ...toSavedFields(world, company, input),
      schedule: input.generate ? null : toSchedule(input),
    })
    if (input.generate) addSnapshotExecution(world, report)
    else planNext(world, report)
    return { success: true, report: toReportView(world, report) }
  },

  update({ world, company, input }) {
    const current = findReport(world, company, input.reportId)
    const report = world.reports.reports.put({
      ...current,
      ...toSavedFields(world, company, input),
      // A snapshot runs when it's created, so it never gets a schedule.
      schedule: current.schedule && toSchedule(input),
    })
    planNext(world, report)
    return { success: true, report: toReportView(world, report) }
  },

  delete({ world, company, input }) {
    const { id } = findReport(world, company, input.reportId)
    const { reports: rows, executions, executionsByReport, figures } = world.reports
    for (const execution of [...executionsByReport.get(id)]) {
      figures.remove(execution.id)
      executions.remove(execution.id)
    }
    rows.remove(id)
    return { success: true }
  },

  listExecutions({ world, company, input }) {
    const { id } = findReport(world, company, input.reportId)
    const rows = sortRows(world.reports.executionsByReport.get(id), input.order ?? 'id desc', {
      scheduledAt: ({ scheduledAt }) => scheduledAt,
      generatedAt: ({ generatedAt }) => generatedAt ?? '',
    })
    return { executions: slicePage(rows, input).map(toExecutionView), count: rows.length }
  },

  generateExecutionFile({ world, company, input }) {
    const { execution } = findExecution(world, company, input)
    ensureNoConflict('no_report', getFilesRefusal(execution.status))
    const fileFlag = input.fileType === reportFileType.pdf ? { hasPDF: true } : { hasCSV: true }
    return {
      success: true,
      execution: toExecutionView(world.reports.executions.put({ ...execution, ...fileFlag })),
    }
  },

  async downloadPdf({ world, company, input }) {
    const { report, execution } = findExecution(world, company, input)
    if (!execution.hasPDF) throw createNoFileError()
    return {
      body: await createReportPdf(
        createCompanyLetterhead(world, company),
        createReportDocument(world, company, { report, execution }, input.zone),
      ),
      name: formatFileName(report, execution, 'pdf', input.zone),
    }
  },

  downloadCsv({ world, company, input }) {
    const { report, execution } = findExecution(world, company, input)
    if (!execution.hasCSV) throw createNoFileError()
    const reportFigures = getReportFigures(world, company, report, execution)
    return {
      body: createReportCsv(reportFigures, {
        words: getWords(company.language),
        times: new TimeColumns(input.zone),
        isAnonymous: company.anonymousTracking,
      }),
      name: formatFileName(report, execution, 'csv', input.zone),
    }
  },
}

const findReport = (world: World, company: CompanyRow, reportId: number): ReportRow =>
  findRowInCompany(world.reports.reports, company, reportId, 'This report does not exist')

function findExecution(
  world: World,
  company: CompanyRow,
  { reportId, executionId }: { reportId: number; executionId: number },
): { report: ReportRow; execution: ExecutionRow } {
  const report = findReport(world, company, reportId)
  const execution = world.reports.executions.get(executionId)
  if (execution?.reportId !== report.id)
    throw createNotFoundError('There is no such execution of this report')
  return { report, execution }
}

const createNoFileError = () => createNotFoundError('There is no such file')

function toSavedFields(world: World, company: CompanyRow, input: ReportSave | ReportCreate) {
  const { name, definition, allEmployees, recipientsEmails } = input
  const listIds = allEmployees || definition.listIds === 'all' ? 'all' : [...new Set(definition.listIds)]
  if (listIds !== 'all') for (const id of listIds) findList(world, company, id)
  return {
    name,
    listIds,
    recipients: [...new Set(recipientsEmails ?? definition.recipients ?? [])],
    emailSubject: definition.emailSubject?.trim() || null,
  } as const
}

const toSchedule = ({
  scheduleFrequency,
  scheduleWeekday,
  scheduleHour,
  scheduleWeekdayPosition,
}: ReportSave | ReportCreate) => ({
  scheduleFrequency,
  scheduleWeekday,
  scheduleHour,
  scheduleWeekdayPosition,
})
