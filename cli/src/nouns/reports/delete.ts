import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { reportsDeleteOptions } from './commands.ts'
import { findReport } from './findReport.ts'
import { getReportName } from './words.ts'

export async function deleteReport(
  context: Context,
  { yes }: OptionValues<typeof reportsDeleteOptions>,
  reportId: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  const client = await context.client()
  const report = await findReport(client, company, reportId)
  const label = `"${sanitizeText(getReportName(report))}" (${report.id}) of ${sanitizeText(getCompanyName(company))}`
  const question = `Delete the report ${label}? Its executions and their files will also be deleted. This can't be undone.`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop("Cancelled: the report wasn't deleted.", exitCodes.usage)
  }
  await client.reports.delete({ companyId: company.company_id, reportId: report.id })
  return {
    kind: 'facts',
    document: { id: report.id, name: report.name, deleted: true },
    lines: [`${context.streams.output.paint.green('✓')} Deleted the report ${label}`],
  }
}
