import type { ExecutionRow, FiguresRow, ReportRow, SeededRows } from '@heed/fixtures'
import { getExecutionDueTime } from '../../domain/reports/due.ts'
import { Agenda } from '../../store/Agenda.ts'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'

export class Reports {
  readonly reports: Collection<ReportRow>
  readonly executions: Collection<ExecutionRow>
  readonly figures: Collection<FiguresRow>

  readonly reportsByCompany = new GroupIndex<ReportRow>(({ companyId }) => companyId)
  readonly executionsByReport = new GroupIndex<ExecutionRow>(({ reportId }) => reportId)
  readonly agenda = new Agenda<ExecutionRow>(getExecutionDueTime)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.reports = collect('reports', seededRows.reports, this.reportsByCompany)
    this.executions = collect('executions', seededRows.executions, this.executionsByReport, this.agenda)
    this.figures = collect<FiguresRow>('reportFigures', [])
  }
}
