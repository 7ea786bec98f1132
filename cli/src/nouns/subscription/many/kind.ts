import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { getLatestItems, type ItemState, isItem } from '../../../job/journal/items.ts'
import { reopenRun } from '../../../job/journal/open.ts'
import { requireSameInput } from '../../../job/journal/sameInput.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import { readCompanyRows } from '../../../many/companyRows.ts'
import type { RunFiles, RunKind } from '../../runs/kinds.ts'
import { subscriptionColumns } from './columns.ts'
import { prepareChanges } from './job.ts'
import { type ChangeEntry, type ChangeRunOptions, performChanges } from './perform.ts'
import { type ChangeRows, fromFile } from './selection.ts'
import { undoChanges } from './undo.ts'

async function rereadRows({ head }: KnownRun): Promise<ChangeRows | undefined> {
  if (!head.input) return undefined
  const { path, sha256, name } = head.input
  const rows = await readCompanyRows(path, subscriptionColumns, { readsListedColumns: true })
  requireSameInput(
    rows.input,
    { name, sha256 },
    {
      hints: [
        'Nothing was changed. You can use the new file instead:',
        `heed subscription set --company @${path}`,
      ],
    },
  )
  return fromFile(rows)
}

const listLines = (rows: ChangeRows | undefined, { selection }: ChangeRunOptions): number[] =>
  rows?.rows.map(({ line }) => line) ?? selection?.companyIds?.map((_, index) => index + 1) ?? []

interface RerunOptions extends RunFiles {
  verb: 'resume' | 'retry'
}

export async function continueChanges(
  context: Context,
  knownRun: KnownRun,
  { verb, receipt, result }: RerunOptions,
): Promise<FactsOutcome> {
  const { id, partner, options } = knownRun.head as RunHeader<ChangeRunOptions>
  const rows = await rereadRows(knownRun)
  const items = [...getLatestItems((await readEntries(context.env, id)).filter(isItem)).values()]
  const selectLines = (...states: readonly ItemState[]) =>
    new Set(items.filter(({ state }) => states.includes(state)).map(({ line }) => line))
  const failedLines = selectLines('failed')
  const settled =
    verb === 'resume'
      ? selectLines('updated', 'existed')
      : new Set(listLines(rows, options).filter((line) => !failedLines.has(line)))
  const job = await prepareChanges(context, rows, {
    partner: partner === null ? undefined : String(partner.id),
    concurrency: options.concurrency,
    options: options.requested,
    selection: options.selection,
    extensions: options.extensions ?? {},
    settled,
  })
  const run = await reopenRun<ChangeEntry, ChangeRunOptions>(context, knownRun, {
    requestIds: job.requestIds,
    receipt,
  })
  return performChanges({ job, run, tasks: job.tasks, result })
}

export const changeKind: RunKind = {
  resume: (context, run, files) => continueChanges(context, run, { verb: 'resume', ...files }),
  retry: (context, run, files) => continueChanges(context, run, { verb: 'retry', ...files }),
  undo: undoChanges,
}
