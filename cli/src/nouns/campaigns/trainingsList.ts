import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Column, formatNumberCell } from '../../io/print/table.ts'
import type { trainingsListOptions } from './commands.ts'
import { trainingSource } from './find.ts'
import { formatDay, formatPercent, listCampaigns } from './list.ts'

const columns: readonly Column[] = [
  { key: 'attendance', title: 'logged in', align: 'right', show: formatPercent },
  { key: 'completion', title: 'done', align: 'right', show: formatPercent },
  { key: 'subjectsSent', title: 'sent', align: 'right', show: formatNumberCell },
  { key: 'subjects', title: 'subjects', align: 'right', show: formatNumberCell },
  { key: 'firstBatch', title: 'from', show: formatDay },
  { key: 'lastBatch', title: 'to', show: formatDay },
  { key: 'updated', title: 'updated', show: formatDay },
]

export const listTrainings = (
  context: Context,
  options: OptionValues<typeof trainingsListOptions>,
): Promise<TableOutcome> =>
  listCampaigns(context, trainingSource, options, {
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
