import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, formatCell, formatListLength } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { findReport } from './findReport.ts'
import { fetchExecutions } from './read.ts'
import { formatInstantMinute, formatStatus, getReportName } from './words.ts'

const formatTime = (value: Cell): string => formatInstantMinute(formatCell(value)) || '–'
const formatYesNo = (value: Cell): string => (value ? 'yes' : '–')

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'status', title: 'status' },
  { key: 'scheduledAt', title: 'scheduled (UTC)', show: formatTime },
  { key: 'generatedAt', title: 'generated (UTC)', show: formatTime },
  { key: 'pdf', title: 'pdf', show: formatYesNo },
  { key: 'csv', title: 'csv', show: formatYesNo },
  { key: 'recipients', title: 'recipients', align: 'right', show: formatListLength },
]

export async function listExecutions(
  context: Context,
  _: OptionValues<Record<never, never>>,
  reportArgument: string,
): Promise<TableOutcome> {
  const company = await context.company()
  const client = await context.client()
  const report = await findReport(client, company, reportArgument)
  const executions = await fetchExecutions(client, company, report)
  return {
    kind: 'table',
    columns,
    rows: executions.map((execution) => ({
      id: execution.id,
      status: formatStatus(execution),
      scheduledAt: execution.scheduledAt,
      generatedAt: execution.generatedAt,
      pdf: execution.hasPDF,
      csv: execution.hasCSV,
      recipients: execution.recipients,
    })),
    empty: 'This report has not been executed nor scheduled',
    ...(executions.length > 0 && !context.quiet
      ? { note: `${sanitizeText(getReportName(report))} · ${formatCount(executions.length, 'execution')}` }
      : {}),
  }
}
