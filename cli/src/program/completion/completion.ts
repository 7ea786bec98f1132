import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { shells } from '../shells.ts'
import { scripts } from './scripts.ts'

export async function printScript(
  _: Context,
  __: OptionValues<Record<never, never>>,
  shellName: string,
): Promise<FactsOutcome> {
  const shell = shells.find((name) => name === shellName)
  if (!shell) {
    throw new Stop(
      `There's no completion for "${shellName}".`,
      exitCodes.usage,
      `Shells: ${shells.join(', ')}`,
    )
  }
  return { kind: 'facts', document: {}, lines: scripts[shell].trimEnd().split('\n') }
}
