import { campaignStatus, companyName, statusWord } from '@heed/contracts'
import { readTrainings } from '../campaigns/find.ts'
import { byStatus, day, firstColumns, percent } from '../campaigns/words.ts'
import type { Context } from '../context.ts'
import type { Column } from '../io/table.ts'
import { harmless } from '../io/width.ts'
import type { TableOutcome } from '../outcome.ts'
import type { trainingsListOptions } from './campaigns.ts'
import type { Values } from './command.ts'

const columns: readonly Column[] = [
  ...firstColumns,
  { key: 'attendance', title: 'logged in', align: 'right', show: percent },
  { key: 'completion', title: 'done', align: 'right', show: percent },
  { key: 'subjectsSent', title: 'sent', align: 'right' },
  { key: 'subjects', title: 'of', align: 'right' },
  { key: 'firstBatch', title: 'from', show: day },
  { key: 'lastBatch', title: 'to', show: day },
  { key: 'updated', title: 'updated', show: day },
]

/** The trainings of a company by their status (S1 section 2). */
export async function listTrainings(
  context: Context,
  { status, filter, order, desc }: Values<typeof trainingsListOptions>,
): Promise<TableOutcome> {
  const company = await context.company()
  const rows = await readTrainings(await context.client(), company, {
    status: status && campaignStatus[status],
    filter,
    order: `${order ?? 'updated'} ${(order === undefined) !== desc ? 'desc' : 'asc'}`,
  })
  const place = harmless(companyName(company))
  const shown = rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: statusWord(row.status),
    packaged: row.isScorm,
    people: row.totalUsers,
    attendance: row.attendance,
    completion: row.awarenessScore,
    subjectsSent: row.subjectsSent,
    subjects: row.totalSubjects,
    firstBatch: row.firstBatch,
    lastBatch: row.lastBatch,
    updated: row.updated,
  }))
  return {
    kind: 'table',
    columns,
    rows: shown,
    empty: `${place} has no such training.`,
    ...(shown.length > 0 && !context.quiet ? { note: `${place} · ${byStatus(shown)}` } : {}),
  }
}
