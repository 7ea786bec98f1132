import { getCompanyName } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, formatCell, formatListLength } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { fetchReports } from './read.ts'
import { formatSchedule, getCoveredLists, getReportName } from './words.ts'

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'report', show: (name: Cell) => getReportName({ name: formatCell(name) }) },
  { key: 'schedule', title: 'schedule' },
  { key: 'rrule', title: 'rrule', dataOnly: true },
  { key: 'lists', title: 'covers' },
  { key: 'recipients', title: 'recipients', align: 'right', show: formatListLength },
  { key: 'created', title: 'created', show: (value: Cell) => formatCell(value).slice(0, 10) },
]

export async function listReports(context: Context): Promise<TableOutcome> {
  const company = await context.company()
  const reports = await fetchReports(await context.client(), company)
  const companyLabel = sanitizeText(getCompanyName(company))
  return {
    kind: 'table',
    columns,
    rows: reports.map((report) => ({
      id: report.id,
      name: report.name,
      schedule: formatSchedule(report),
      rrule: report.rrule,
      lists: getCoveredLists(report),
      recipients: report.recipientsEmails,
      created: report.created,
    })),
    empty: `${companyLabel} has no reports yet.`,
    ...(reports.length > 0 && !context.quiet
      ? { note: `${companyLabel} · ${formatCount(reports.length, 'report')}` }
      : {}),
  }
}
