import { companyName } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, cellText, listLength } from '../../io/print/table.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
import { readReports } from './read.ts'
import { getCoveredLists, reportName, scheduleText } from './words.ts'

const columns: readonly Column[] = [
  { key: 'id', title: 'id', align: 'right' },
  { key: 'name', title: 'report', show: (name: Cell) => reportName({ name: cellText(name) }) },
  { key: 'schedule', title: 'schedule' },
  { key: 'rrule', title: 'rrule', dataOnly: true },
  { key: 'lists', title: 'covers' },
  { key: 'recipients', title: 'recipients', align: 'right', show: listLength },
  { key: 'created', title: 'created', show: (value: Cell) => cellText(value).slice(0, 10) },
]

export async function listReports(context: Context): Promise<TableOutcome> {
  const company = await context.company()
  const reports = await readReports(await context.client(), company)
  const place = sanitizeText(companyName(company))
  return {
    kind: 'table',
    columns,
    rows: reports.map((report) => ({
      id: report.id,
      name: report.name,
      schedule: scheduleText(report),
      rrule: report.rrule,
      lists: getCoveredLists(report),
      recipients: report.recipientsEmails,
      created: report.created,
    })),
    empty: `${place} has no reports yet.`,
    ...(reports.length > 0 && !context.quiet
      ? { note: `${place} · ${counted(reports.length, 'report')}` }
      : {}),
  }
}
