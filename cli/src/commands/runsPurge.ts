import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import { counted } from '../io/words.ts'
import type { FactsOutcome } from '../outcome.ts'
import { keptDays } from '../runs/age.ts'
import { purgeRuns } from '../runs/store.ts'
import type { Values } from './command.ts'
import type { runsPurgeOptions } from './runs.ts'

/** Forgets runs: their journals and receipts on this machine. */
export async function purge(
  context: Context,
  { olderThan, all, yes }: Values<typeof runsPurgeOptions>,
): Promise<FactsOutcome> {
  if (all && olderThan !== undefined) {
    throw new Stop('All runs, or old ones?', exitCodes.usage, 'Leave --all or --older-than out.')
  }
  const question = 'Forget all runs? None of them can be gone on with or taken back then.'
  if (all && !yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: nothing was forgotten.', exitCodes.usage)
  }
  const purged = await purgeRuns(context.env, all ? 0 : (olderThan ?? keptDays), new Date())
  return {
    kind: 'facts',
    document: { purged },
    lines: [`${context.streams.output.paint.green('✓')} Forgot ${counted(purged.length, 'run')}`],
  }
}
