import type { Context } from '../context.ts'
import { type Fact, factLines } from '../io/facts.ts'
import { harmless } from '../io/width.ts'
import type { FactsOutcome } from '../outcome.ts'
import { findReport } from '../reportOf.ts'
import { aboutLists, minute, reportName, scheduleText } from '../reports/words.ts'
import type { Values } from './command.ts'

/** One report, as the platform keeps it. */
export async function getReport(
  context: Context,
  _: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const report = await findReport(await context.client(), company, typed)
  const { paint } = context.streams.output
  const facts: Fact[] = [
    ['schedule', scheduleText(report)],
    ['about', aboutLists(report).join(', ')],
    ['recipients', report.recipientsEmails.join(', ')],
    ['subject', report.definition.emailSubject ?? ''],
    ['created', minute(report.created)],
  ]
  return {
    kind: 'facts',
    document: { ...report },
    lines: factLines(
      `${paint.bold(harmless(reportName(report)))} ${paint.dim(`report ${report.id}`)}`,
      facts,
      paint,
    ),
  }
}
