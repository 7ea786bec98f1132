import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { counted } from '../../io/words.ts'
import { keptDays } from '../../job/journal/age.ts'
import { purgeRuns } from '../../job/journal/store.ts'
import type { runsPurgeOptions } from './commands.ts'

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
