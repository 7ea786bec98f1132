import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, formatCell, formatNumberCell } from '../../io/print/table.ts'
import type { assessmentsListOptions } from './commands.ts'
import { assessmentSource } from './find.ts'
import { formatDay, formatPercent, listCampaigns } from './list.ts'

const formatScore = (value: Cell): string => (value === null ? '–' : formatCell(value))

const columns: readonly Column[] = [
  { key: 'started', title: 'started', align: 'right', show: formatNumberCell },
  { key: 'finished', title: 'finished', align: 'right', show: formatNumberCell },
  { key: 'attendance', title: 'attended', align: 'right', show: formatPercent },
  { key: 'resilienceScore', title: 'score', align: 'right', show: formatScore },
  { key: 'areas', title: 'threat areas', dataOnly: true },
  { key: 'deliveryDate', title: 'from', show: formatDay },
  { key: 'due', title: 'due', show: formatDay },
  { key: 'updated', title: 'updated', show: formatDay },
]

export const listAssessments = (
  context: Context,
  options: OptionValues<typeof assessmentsListOptions>,
): Promise<TableOutcome> =>
  listCampaigns(context, assessmentSource, options, {
    columns,
    cells: (row) => ({
      people: row.totalEmployees,
      started: row.started,
      finished: row.usersFinished,
      attendance: row.attendance,
      resilienceScore: row.resilienceScore,
      areas: row.areas,
      deliveryDate: row.deliveryDate,
      due: row.due,
      updated: row.last_updated,
    }),
  })
