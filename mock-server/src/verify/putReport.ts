import { executionStatus } from '@heed/contracts'
import { company as known } from '@heed/contracts/pact/company'
import type { StateParams } from '@heed/contracts/pact/states'
import { anExecutionRow, aReportRow, type ExecutionRow } from '@heed/fixtures'
import { computeFigures } from '../domain/reports/figures.ts'
import { complete } from '../world/steps.ts'
import type { World } from '../world/World.ts'

const scheduledTime = '2026-01-26T07:00:00.000Z'
const finishedFields: Partial<ExecutionRow> = { generatedAt: '2026-01-26T07:00:30.000Z' }
const emptyFields: Partial<ExecutionRow> = { generatedAt: null, hasPDF: false, hasCSV: false }

const fieldsByState: Readonly<Record<StateParams<'a report'>['is'], Partial<ExecutionRow>>> = {
  planned: { ...emptyFields, status: executionStatus.planned, scheduledAt: '2026-02-09T07:00:00.000Z' },
  running: { ...emptyFields, status: executionStatus.running },
  succeeded: finishedFields,
  withoutPdf: { ...finishedFields, hasPDF: false },
  failed: { ...emptyFields, status: executionStatus.error },
}

export function putReport(world: World, { reportId, executionId, is }: StateParams<'a report'>): void {
  const recipients = ['board@example.is']
  const report = world.reports.reports.put(
    aReportRow({
      id: reportId,
      companyId: known.id,
      created: '2026-01-19T09:00:00.000Z',
      listIds: [known.lists[0].id, known.lists[1].id],
      emailSubject: 'How we stand',
      recipients,
    }),
  )
  const executionRow = {
    id: executionId,
    reportId,
    scheduledAt: scheduledTime,
    recipients,
    ...fieldsByState[is],
  }
  const { status } = world.reports.executions.put(anExecutionRow(executionRow))
  if (status === executionStatus.succeeded)
    world.reports.figures.put(complete(computeFigures(world, report, executionId)))
}
