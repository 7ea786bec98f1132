import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { type Cell, type Column, formatCell, type Row } from '../../io/print/table.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount, formatThousands } from '../../io/words.ts'
import { isForCompany } from '../../job/journal/find.ts'
import { listRuns, reportDamage } from '../../job/journal/store.ts'
import type { KnownRun } from '../../job/journal/types.ts'
import { isUndo } from '../../job/journal/undoKind.ts'
import type { runsListOptions } from './commands.ts'
import { getUndoState } from './undoState.ts'
import { formatMinute, formatParties, readCounts } from './words.ts'

const formatCellMinute = (value: Cell): string => formatMinute(formatCell(value))

const columns: readonly Column[] = [
  { key: 'id', title: 'run' },
  { key: 'kind', title: 'kind' },
  { key: 'state', title: 'state' },
  { key: 'started', title: 'started (utc)', show: formatCellMinute, dataOnly: true },
  { key: 'ended', title: 'ended (utc)', show: formatCellMinute, dataOnly: true },
  { key: 'who', title: 'by' },
  { key: 'for', title: 'for' },
  { key: 'input', title: 'input' },
  { key: 'counts', title: 'result' },
  { key: 'undo', title: 'undo' },
]

const defaultLimit = 20

const findUndoneIds = (runs: readonly KnownRun[]): ReadonlySet<string> =>
  new Set(
    runs.flatMap(({ head, state }) => (head.of && state === 'done' && isUndo(head.kind) ? [head.of] : [])),
  )

const toRow = async (env: Environment, run: KnownRun, undoneIds: ReadonlySet<string>): Promise<Row> => ({
  id: run.head.id,
  kind: run.head.kind,
  state: run.state,
  started: run.head.started,
  ended: run.receipt?.ended ?? null,
  who: run.head.who.name,
  for: formatParties(run.head),
  input: run.head.input?.name ?? run.head.of,
  counts: await readCounts(env, run),
  undo: undoneIds.has(run.head.id)
    ? 'done'
    : (await getUndoState(run.head.kind)) === true
      ? 'possible'
      : 'impossible',
})

export async function listLocalRuns(
  { env, quiet, flags }: Context,
  { limit }: OptionValues<typeof runsListOptions>,
): Promise<TableOutcome> {
  const { company } = flags
  const damagedIds = new Set<string>()
  const noteDamaged = (id: string) => damagedIds.add(id)
  const allRuns = await listRuns(env, noteDamaged)
  const runCompanies = await Promise.all(
    allRuns.map((run) => isForCompany(env, run, company).catch(reportDamage(run.head.id, noteDamaged))),
  )
  const undoneIds = findUndoneIds(allRuns)
  const matchingRuns = allRuns.filter((_, index) => runCompanies[index])
  const runs = matchingRuns.slice(0, limit ?? defaultLimit)
  const rows = await Promise.all(
    runs.map((run) => toRow(env, run, undoneIds).catch(reportDamage(run.head.id, noteDamaged))),
  )
  const hasMore = limit === undefined && !quiet && matchingRuns.length > runs.length
  const notes = [
    ...(hasMore
      ? [
          `Showing only the latest ${formatThousands(runs.length)} of ${formatCount(matchingRuns.length, 'run')}. To show all, add --limit ${matchingRuns.length}`,
        ]
      : []),
    ...[...damagedIds].map((id) => `Run ${id} is damaged and isn't listed. See why: heed runs results ${id}`),
  ]
  return {
    kind: 'table',
    columns,
    rows: rows.filter((row) => row !== null),
    empty: company === undefined ? 'No runs yet.' : `No runs for "${sanitizeText(company)}" yet.`,
    ...(notes.length > 0 ? { cut: notes.join('\n') } : {}),
  }
}
