import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import { reopenRun } from '../../job/journal/open.ts'
import type { KnownRun, RunHeader } from '../../job/journal/types.ts'
import { readUnfinishedItems } from '../employees/delete/unfinishedItems.ts'
import type { PeopleOptions } from '../employees/peopleJob.ts'
import type { RunFiles, RunKind } from '../runs/kinds.ts'
import { addingRerunHint, performAdding, prepareAdding } from './addingRun.ts'
import { undoAdding } from './undo.ts'

async function rerunAdding(
  context: Context,
  knownRun: KnownRun,
  verb: 'resume' | 'retry',
  { receipt }: RunFiles,
): Promise<FactsOutcome> {
  const { companies, options } = knownRun.head as RunHeader<PeopleOptions>
  const { emailLines, before, failures } = await readUnfinishedItems(context, knownRun, verb, addingRerunHint)
  const preparedJob = await prepareAdding(context, {
    failures,
    list: String(options.list),
    company: String(companies[0]?.id),
  })
  const { requestIds } = preparedJob
  const run = await reopenRun<ItemEntry, PeopleOptions>(context, knownRun, { requestIds, receipt })
  return performAdding(preparedJob, run, emailLines, before)
}

export const addingKind: RunKind = {
  withoutResult: ['resume', 'retry', 'undo'],
  resume: (context, run, files) => rerunAdding(context, run, 'resume', files),
  retry: (context, run, files) => rerunAdding(context, run, 'retry', files),
  undo: undoAdding,
}
