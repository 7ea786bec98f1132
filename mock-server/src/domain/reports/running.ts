import { executionStatus, getNextExecutionStatus, getNextRun } from '@heed/contracts'
import type { ExecutionRow, ReportRow } from '@heed/fixtures'
import type { Steps } from '../../world/steps.ts'
import type { World } from '../../world/World.ts'
import { computeFigures } from './figures.ts'
import { selectReportLists } from './record.ts'
import { sendReport } from './reportEmail.ts'

/** Demo value: reports to this recipient fail. */
export const failingRecipient = 'fails@heed.example'

const { planned, running } = executionStatus

export function planNext(world: World, report: ReportRow): void {
  const { executions, executionsByReport } = world.reports
  for (const { id, status } of [...executionsByReport.get(report.id)]) {
    if (status === planned) executions.remove(id)
  }
  if (!report.schedule) return
  const scheduledAt = getNextRun(report.schedule, report.created, world.clock.instant)
  executions.put(createExecution(world, report, { scheduledAt, status: planned }))
}

export const addSnapshotExecution = (world: World, report: ReportRow): ExecutionRow =>
  world.reports.executions.put(
    createExecution(world, report, { scheduledAt: world.clock.instant, status: running }),
  )

const createExecution = (
  world: World,
  { id, recipients }: ReportRow,
  fields: Pick<ExecutionRow, 'scheduledAt' | 'status'>,
): ExecutionRow => ({
  id: world.nextId(world.reports.executions),
  reportId: id,
  generatedAt: null,
  recipients,
  hasPDF: false,
  hasCSV: false,
  ...fields,
})

export function* continueExecution(world: World, dueExecution: ExecutionRow): Steps {
  const { reports, executions } = world.reports
  const report = reports.get(dueExecution.reportId)
  const company = report && world.companies.get(report.companyId)
  if (!company) executions.remove(dueExecution.id)
  else if (dueExecution.status === planned) startExecution(world, report, dueExecution)
  else if (canRun(world, report, dueExecution)) yield* finishExecution(world, report, dueExecution)
  else executions.put({ ...dueExecution, status: getNextExecutionStatus(dueExecution.status, 'failed') })
}

function startExecution(world: World, report: ReportRow, dueExecution: ExecutionRow): void {
  world.reports.executions.put({
    ...dueExecution,
    status: getNextExecutionStatus(dueExecution.status, 'due'),
  })
  planNext(world, report)
}

function* finishExecution(world: World, report: ReportRow, dueExecution: ExecutionRow): Steps {
  const { executions, figures } = world.reports
  const savedFigures = figures.put(yield* computeFigures(world, report, dueExecution.id))
  const finishedExecution = executions.put({
    ...dueExecution,
    status: getNextExecutionStatus(dueExecution.status, 'done'),
    generatedAt: world.clock.instant,
    hasPDF: true,
    hasCSV: true,
  })
  sendReport(world, report, finishedExecution, savedFigures)
}

const canRun = (world: World, report: ReportRow, { recipients }: ExecutionRow): boolean =>
  !recipients.includes(failingRecipient) &&
  (report.listIds === 'all' || selectReportLists(world, report).length > 0)
