import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { findRun } from '../../job/journal/store.ts'
import type { runsUndoOptions } from './commands.ts'
import { kindOf } from './kindOf.ts'

/** Takes back what a run made. */
export async function undoRun(
  context: Context,
  options: Values<typeof runsUndoOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const run = await findRun(context.env, typed)
  return (await kindOf(context, run.head, 'undo'))(context, run, options)
}
