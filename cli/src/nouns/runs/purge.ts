import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { formatCount } from '../../io/words.ts'
import { retentionDays } from '../../job/journal/age.ts'
import { purgeRuns } from '../../job/journal/store.ts'
import type { runsPurgeOptions } from './commands.ts'

export async function purgeOldRuns(
  context: Context,
  { olderThan, all, yes }: OptionValues<typeof runsPurgeOptions>,
): Promise<FactsOutcome> {
  if (all && olderThan !== undefined) {
    throw new Stop(
      "--all and --older-than can't be combined.",
      exitCodes.usage,
      'Leave out --all or --older-than.',
    )
  }
  const question = "Delete the records of all runs? The runs can't be resumed or undone afterwards."
  if (all && !yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: nothing was deleted.', exitCodes.usage)
  }
  const purgedIds = await purgeRuns(context.env, all ? 0 : (olderThan ?? retentionDays), new Date())
  return {
    kind: 'facts',
    document: { purged: purgedIds },
    lines: [
      `${context.streams.output.paint.green('✓')} Deleted the records of ${formatCount(purgedIds.length, 'run')}`,
    ],
  }
}
