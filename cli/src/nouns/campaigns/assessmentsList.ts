import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, cellText, countText } from '../../io/print/table.ts'
import type { assessmentsListOptions } from './commands.ts'
import { assessments } from './find.ts'
import { day, listCampaigns, percent } from './list.ts'

const score = (value: Cell): string => (value === null ? '–' : cellText(value))

const columns: readonly Column[] = [
  { key: 'started', title: 'started', align: 'right', show: countText },
  { key: 'finished', title: 'finished', align: 'right', show: countText },
  { key: 'attendance', title: 'attended', align: 'right', show: percent },
  { key: 'resilienceScore', title: 'score', align: 'right', show: score },
  { key: 'areas', title: 'threat areas', dataOnly: true },
  { key: 'deliveryDate', title: 'from', show: day },
  { key: 'due', title: 'due', show: day },
  { key: 'updated', title: 'updated', show: day },
]

export const listAssessments = (
  context: Context,
  options: Values<typeof assessmentsListOptions>,
): Promise<TableOutcome> =>
  listCampaigns(context, assessments, options, {
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
