import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import type { FactsOutcome } from '../outcome.ts'
import { kindOf } from '../runs/kindOf.ts'
import { findRun } from '../runs/store.ts'
import type { Values } from './command.ts'
import type { runsAgainOptions } from './runs.ts'

type Files = Values<typeof runsAgainOptions>

/** Goes on with a run where it stopped. */
export async function resumeRun(context: Context, files: Files, typed: string): Promise<FactsOutcome> {
  const run = await findRun(context.env, typed)
  if (run.state === 'done') {
    throw new Stop(
      `Run ${run.head.id} ended: there is nothing to go on with.`,
      exitCodes.usage,
      `See what it came to: heed runs view ${run.head.id}`,
    )
  }
  return (await kindOf(context, run.head, 'resume'))(context, run, files)
}

/** Does the failed rows of a run again. */
export async function retryRun(context: Context, files: Files, typed: string): Promise<FactsOutcome> {
  const run = await findRun(context.env, typed)
  return (await kindOf(context, run.head, 'retry'))(context, run, files)
}
