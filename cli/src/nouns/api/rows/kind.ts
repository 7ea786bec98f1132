import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { getLatestItems, type ItemEntry, isItem } from '../../../job/journal/items.ts'
import { reopenRun } from '../../../job/journal/open.ts'
import { requireSameInput } from '../../../job/journal/sameInput.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import type { RunFiles, RunKind } from '../../runs/kinds.ts'
import { findOperation } from '../operation.ts'
import { resolveCompanyId } from '../resolveCompanyId.ts'
import { type ApiRunOptions, callUndoRefusal, isUnknown, performCalls } from './perform.ts'
import { type PreparedCalls, prepareCalls } from './prepare.ts'

interface RerunOptions extends RunFiles {
  verb: 'resume' | 'retry'
}

export async function continueCalls(
  context: Context,
  knownRun: KnownRun,
  { job, input }: PreparedCalls,
  { verb, receipt, result }: RerunOptions,
): Promise<FactsOutcome> {
  requireSameInput(input, knownRun.head.input ?? { name: input.name, sha256: '' }, {
    hints: ['Nothing was called. To use the new file, start a new run.'],
  })
  const { method } = job.called.endpoint
  const entries = (await readEntries(context.env, knownRun.head.id)).filter(isItem)
  const items = [...getLatestItems(entries).values()]
  const isRepeated = (item: ItemEntry): boolean =>
    verb === 'retry'
      ? item.state === 'failed' || isUnknown(item, method)
      : item.state !== 'done' && !isUnknown(item, method)
  const earlierItems = new Map(items.map((item) => [item.line, item]))
  const tasks = job.tasks.filter(({ line }) => {
    const item = earlierItems.get(line)
    return item ? isRepeated(item) : verb === 'resume'
  })
  const run = await reopenRun<ItemEntry, ApiRunOptions>(context, knownRun, {
    requestIds: job.requestIds,
    receipt,
  })
  return performCalls({ ...job, tasks }, run, result)
}

async function rerunCalls(
  context: Context,
  knownRun: KnownRun,
  options: RerunOptions,
): Promise<FactsOutcome> {
  const { input, options: stored } = knownRun.head as RunHeader<ApiRunOptions>
  const { operation, words, body, out, concurrency, company } = stored
  if (words === null) {
    throw new Stop(
      `The parameters of run ${knownRun.head.id} weren't stored, because they contain an email address.`,
      exitCodes.usage,
      'Run the same command again, with --resume.',
    )
  }
  const prepared = await prepareCalls(context, findOperation(operation, undefined), {
    from: input?.path ?? '',
    words,
    body: body ?? undefined,
    out: out ?? undefined,
    force: true,
    concurrency,
    resolveCompanyId: async () => company ?? (await resolveCompanyId(context)),
  })
  return continueCalls(context, knownRun, prepared, options)
}

export const apiKind: RunKind = {
  undoRefusal: callUndoRefusal,
  resume: (context, run, files) => rerunCalls(context, run, { verb: 'resume', ...files }),
  retry: (context, run, files) => rerunCalls(context, run, { verb: 'retry', ...files }),
}
