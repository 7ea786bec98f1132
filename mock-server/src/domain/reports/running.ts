import { executionAfter, executionStatus, nextRun } from '@heed/contracts'
import type { ExecutionRow, ReportRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { figuresAt } from './figures.ts'
import { sendReport } from './mail.ts'
import { selectReportLists } from './record.ts'

/** Demo value: reports to this recipient fail. */
export const failingRecipient = 'fails@heed.example'

const { planned, running } = executionStatus

export function planNext(world: World, report: ReportRow): void {
  const { executions, executionsOfReport } = world.reports
  for (const { id, status } of [...executionsOfReport.of(report.id)]) {
    if (status === planned) executions.remove(id)
  }
  if (!report.schedule) return
  const scheduledAt = nextRun(report.schedule, report.created, world.clock.instant)
  executions.put(execution(world, report, { scheduledAt, status: planned }))
}

export const runSnapshot = (world: World, report: ReportRow): ExecutionRow =>
  world.reports.executions.put(
    execution(world, report, { scheduledAt: world.clock.instant, status: running }),
  )

const execution = (
  world: World,
  { id, recipients }: ReportRow,
  own: Pick<ExecutionRow, 'scheduledAt' | 'status'>,
): ExecutionRow => ({
  id: world.nextId(world.reports.executions),
  reportId: id,
  generatedAt: null,
  recipients,
  hasPDF: false,
  hasCSV: false,
  ...own,
})

export function continueExecution(world: World, due: ExecutionRow): void {
  const { reports, executions } = world.reports
  const report = reports.get(due.reportId)
  const company = report && world.companies.get(report.companyId)
  if (!company) executions.remove(due.id)
  else if (due.status === planned) begin(world, report, due)
  else if (canRun(world, report, due)) finish(world, report, due)
  else executions.put({ ...due, status: executionAfter(due.status, 'failed') })
}

function begin(world: World, report: ReportRow, due: ExecutionRow): void {
  world.reports.executions.put({ ...due, status: executionAfter(due.status, 'due') })
  planNext(world, report)
}

function finish(world: World, report: ReportRow, due: ExecutionRow): void {
  const { executions, figures } = world.reports
  const said = figures.put(figuresAt(world, report, due.id))
  const done = executions.put({
    ...due,
    status: executionAfter(due.status, 'done'),
    generatedAt: world.clock.instant,
    hasPDF: true,
    hasCSV: true,
  })
  sendReport(world, report, done, said)
}

const canRun = (world: World, report: ReportRow, { recipients }: ExecutionRow): boolean =>
  !recipients.includes(failingRecipient) &&
  (report.listIds === 'all' || selectReportLists(world, report).length > 0)
