import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { readPlan } from '../../job/journal/plan.ts'
import type { runsApplyOptions } from './commands.ts'
import { kindOf } from './kindOf.ts'

/** Does just what a plan says. */
export async function applyPlan(
  context: Context,
  options: Values<typeof runsApplyOptions>,
  path: string,
): Promise<FactsOutcome> {
  const plan = await readPlan(path)
  return (await kindOf(context, plan, 'apply'))(context, plan, { ...options, path })
}
