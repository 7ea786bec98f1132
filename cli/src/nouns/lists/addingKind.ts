import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import { reopenRun } from '../../job/journal/open.ts'
import type { KnownRun, RunHead } from '../../job/journal/types.ts'
import { readUnfinishedItems } from '../employees/delete/unfinishedItems.ts'
import type { PeopleOptions } from '../employees/peopleJob.ts'
import type { RunFiles, RunKind } from '../runs/kinds.ts'
import { addingRerunHint, performAdding, prepareAdding } from './addingRun.ts'
import { undoAdding } from './undo.ts'

async function again(
  context: Context,
  known: KnownRun,
  verb: 'resume' | 'retry',
  { receipt }: RunFiles,
): Promise<FactsOutcome> {
  const { companies, options } = known.head as RunHead<PeopleOptions>
  const { named, before, failures } = await readUnfinishedItems(context, known, verb, addingRerunHint)
  const prepared = await prepareAdding(context, {
    failures,
    list: String(options.list),
    company: String(companies[0]?.id),
  })
  const { requestIds } = prepared
  const run = await reopenRun<ItemEntry, PeopleOptions>(context, known, { requestIds, receipt })
  return performAdding(prepared, run, named, before)
}

export const addingKind: RunKind = {
  withoutResult: ['resume', 'retry', 'undo'],
  resume: (context, run, files) => again(context, run, 'resume', files),
  retry: (context, run, files) => again(context, run, 'retry', files),
  undo: undoAdding,
}
