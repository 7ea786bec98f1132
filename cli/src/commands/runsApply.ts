import type { Context } from '../context.ts'
import type { FactsOutcome } from '../outcome.ts'
import { kindOf } from '../runs/kindOf.ts'
import { readPlan } from '../runs/plan.ts'
import type { Values } from './command.ts'
import type { runsApplyOptions } from './runs.ts'

/** Does just what a plan says. */
export async function applyPlan(
  context: Context,
  wishes: Values<typeof runsApplyOptions>,
  path: string,
): Promise<FactsOutcome> {
  const plan = await readPlan(path)
  return (await kindOf(context, plan, 'apply'))(context, plan, { ...wishes, path })
}
