import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import type { FactsOutcome } from '../outcome.ts'
import { typedBesideId } from '../runs/again.ts'
import { kindOf } from '../runs/kindOf.ts'
import type { RunFiles } from '../runs/kinds.ts'
import { findRun } from '../runs/store.ts'
import type { KnownRun } from '../runs/types.ts'
import { isUndo } from '../runs/undoOf.ts'
import type { Values } from './command.ts'
import type { runsAgainOptions } from './runs.ts'

type Wishes = Values<typeof runsAgainOptions>

/** An option that says nothing of this run was meant for another one. */
function guard({ head }: KnownRun, { managerEmail }: Wishes): void {
  if (managerEmail === undefined || typedBesideId(head)?.length) return
  throw new Stop(
    `Run ${head.id} needs no address of a manager.`,
    exitCodes.usage,
    'Leave --manager-email out.',
  )
}

/** Taking back is gone on with by looking again at all that was made: what is gone already is left alone. */
async function resumeUndo(context: Context, { head }: KnownRun, files: RunFiles): Promise<FactsOutcome> {
  const known = await findRun(context.env, head.of ?? '')
  const undo = await kindOf(context, known.head, 'undo')
  // The question was answered when it began.
  return undo(context, known, { ...files, yes: true, maxDelete: head.limits.maxDelete ?? 0 })
}

/** Goes on with a run where it stopped. */
export async function resumeRun(context: Context, wishes: Wishes, typed: string): Promise<FactsOutcome> {
  const run = await findRun(context.env, typed)
  if (run.state === 'done') {
    throw new Stop(
      `Run ${run.head.id} ended: there is nothing to go on with.`,
      exitCodes.usage,
      `See what it came to: heed runs view ${run.head.id}`,
    )
  }
  guard(run, wishes)
  if (isUndo(run.head.kind)) return resumeUndo(context, run, wishes)
  return (await kindOf(context, run.head, 'resume'))(context, run, wishes)
}

/** Does the failed rows of a run again. */
export async function retryRun(context: Context, wishes: Wishes, typed: string): Promise<FactsOutcome> {
  const run = await findRun(context.env, typed)
  guard(run, wishes)
  return (await kindOf(context, run.head, 'retry'))(context, run, wishes)
}
