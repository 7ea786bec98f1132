import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { readPreparedRun } from '../../job/journal/prepared.ts'
import type { runsApplyOptions } from './commands.ts'
import { loadRunAction } from './loadRunAction.ts'

export async function applyPreparedRun(
  context: Context,
  options: OptionValues<typeof runsApplyOptions>,
  path: string,
): Promise<FactsOutcome> {
  const preparedRun = await readPreparedRun(path)
  return (await loadRunAction(context, preparedRun, 'apply', options))(context, preparedRun, {
    ...options,
    path,
  })
}
