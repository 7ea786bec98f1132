import type { Context } from '../context.ts'
import type { FactsOutcome } from '../outcome.ts'
import { kindOf } from '../runs/kindOf.ts'
import { findRun } from '../runs/store.ts'
import type { Values } from './command.ts'
import type { runsUndoOptions } from './runs.ts'

/** Takes back what a run made. */
export async function undoRun(
  context: Context,
  wishes: Values<typeof runsUndoOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const run = await findRun(context.env, typed)
  return (await kindOf(context, run.head, 'undo'))(context, run, wishes)
}
