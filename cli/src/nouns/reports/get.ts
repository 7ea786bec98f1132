import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { type Fact, formatFactLines } from '../../io/print/facts.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { findReport } from './findReport.ts'
import { formatInstantMinute, formatSchedule, getCoveredLists, getReportName } from './words.ts'

export async function getReport(
  context: Context,
  _: OptionValues<Record<never, never>>,
  nameOrId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const report = await findReport(await context.client(), company, nameOrId)
  const { paint } = context.streams.output
  const facts: Fact[] = [
    ['schedule', formatSchedule(report)],
    ['covers', getCoveredLists(report).join(', ')],
    ['recipients', report.recipientsEmails.join(', ')],
    ['subject', report.definition.emailSubject ?? ''],
    ['created', formatInstantMinute(report.created)],
  ]
  return {
    kind: 'facts',
    document: { ...report },
    lines: formatFactLines(
      `${paint.bold(sanitizeText(getReportName(report)))} ${paint.dim(`report ${report.id}`)}`,
      facts,
      paint,
    ),
  }
}
