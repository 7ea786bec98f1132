import { campaignStatus, companyName, statusWord } from '@heed/contracts'
import { readAssessments } from '../campaigns/find.ts'
import { byStatus, day, firstColumns, percent } from '../campaigns/words.ts'
import type { Context } from '../context.ts'
import { type Cell, type Column, cellText } from '../io/table.ts'
import { harmless } from '../io/width.ts'
import type { TableOutcome } from '../outcome.ts'
import type { assessmentsListOptions } from './campaigns.ts'
import type { Values } from './command.ts'

const score = (value: Cell): string => (value === null ? '–' : cellText(value))

const columns: readonly Column[] = [
  ...firstColumns,
  { key: 'started', title: 'started', align: 'right' },
  { key: 'finished', title: 'finished', align: 'right' },
  { key: 'attendance', title: 'attended', align: 'right', show: percent },
  { key: 'resilienceScore', title: 'score', align: 'right', show: score },
  { key: 'areas', title: 'threat areas', dataOnly: true },
  { key: 'deliveryDate', title: 'from', show: day },
  { key: 'due', title: 'due', show: day },
  { key: 'updated', title: 'updated', show: day },
]

/** The assessments of a company by their status (S1 section 2). */
export async function listAssessments(
  context: Context,
  { status, filter, order, desc }: Values<typeof assessmentsListOptions>,
): Promise<TableOutcome> {
  const company = await context.company()
  const field = order === undefined || order === 'updated' ? 'last_updated' : order
  const rows = await readAssessments(await context.client(), company, {
    status: status && campaignStatus[status],
    filter,
    order: `${field} ${(order === undefined) !== desc ? 'desc' : 'asc'}`,
  })
  const place = harmless(companyName(company))
  const shown = rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: statusWord(row.status),
    packaged: row.isScorm,
    people: row.totalEmployees,
    started: row.started,
    finished: row.usersFinished,
    attendance: row.attendance,
    resilienceScore: row.resilienceScore,
    areas: row.areas,
    deliveryDate: row.deliveryDate,
    due: row.due,
    updated: row.last_updated,
  }))
  return {
    kind: 'table',
    columns,
    rows: shown,
    empty: `${place} has no such assessment.`,
    ...(shown.length > 0 && !context.quiet ? { note: `${place} · ${byStatus(shown)}` } : {}),
  }
}
