import { trainings } from '../campaigns/find.ts'
import { day, listCampaigns, percent } from '../campaigns/list.ts'
import type { Context } from '../context.ts'
import { type Column, countText } from '../io/table.ts'
import type { TableOutcome } from '../outcome.ts'
import type { trainingsListOptions } from './campaigns.ts'
import type { Values } from './command.ts'

const columns: readonly Column[] = [
  { key: 'attendance', title: 'logged in', align: 'right', show: percent },
  { key: 'completion', title: 'done', align: 'right', show: percent },
  { key: 'subjectsSent', title: 'sent', align: 'right', show: countText },
  { key: 'subjects', title: 'of', align: 'right', show: countText },
  { key: 'firstBatch', title: 'from', show: day },
  { key: 'lastBatch', title: 'to', show: day },
  { key: 'updated', title: 'updated', show: day },
]

export const listTrainings = (
  context: Context,
  wishes: Values<typeof trainingsListOptions>,
): Promise<TableOutcome> =>
  listCampaigns(context, trainings, wishes, {
    columns,
    cells: (row) => ({
      people: row.totalUsers,
      attendance: row.attendance,
      completion: row.awarenessScore,
      subjectsSent: row.subjectsSent,
      subjects: row.totalSubjects,
      firstBatch: row.firstBatch,
      lastBatch: row.lastBatch,
      updated: row.updated,
    }),
  })
