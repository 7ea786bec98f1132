import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import type { Column } from '../../io/print/table.ts'
import { formatCount } from '../../io/words.ts'
import { findRun } from '../../job/journal/find.ts'
import type { runsResultsOptions } from './commands.ts'
import { loadRunItems } from './loadRunAction.ts'

const columns: readonly Column[] = [
  { key: 'line', title: 'line', align: 'right' },
  { key: 'name', title: 'name' },
  { key: 'state', title: 'state' },
  { key: 'ids', title: 'ids' },
  { key: 'reason', title: 'reason' },
]

export async function showResults(
  { env, quiet, flags }: Context,
  { failed }: OptionValues<typeof runsResultsOptions>,
  runId: string,
): Promise<TableOutcome> {
  const { head } = await findRun(env, runId, flags.company)
  const { items, notes } = await loadRunItems(env, head)
  const rows = items
    .filter(({ state }) => !failed || state === 'failed' || state === 'refused')
    .map(({ line, label, state, ids = {}, reason }) => ({
      line,
      name: label ?? null,
      state,
      ids: Object.entries(ids).map(([name, id]) => `${name} ${id}`),
      reason: reason ?? null,
    }))
  const emptyText = failed
    ? 'No failed rows.'
    : `Run ${head.id} has no saved rows. See the run's details: heed runs view ${head.id}`
  const notesShown = [
    ...(rows.length > 0 ? [`${formatCount(rows.length, 'row')} of run ${head.id}`] : []),
    ...notes,
  ]
  return {
    kind: 'table',
    columns,
    rows,
    empty: emptyText,
    ...(notesShown.length > 0 && !quiet ? { note: notesShown.join('\n') } : {}),
  }
}
