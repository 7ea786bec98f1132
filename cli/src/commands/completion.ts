import { scripts } from '../completion/scripts.ts'
import { shells } from '../completion/shells.ts'
import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'

export async function printScript(
  _: Context,
  __: Values<Record<never, never>>,
  typed: string,
): Promise<FactsOutcome> {
  const shell = shells.find((name) => name === typed)
  if (!shell) {
    throw new Stop(`There is no completion for "${typed}".`, exitCodes.usage, `Shells: ${shells.join(', ')}`)
  }
  return { kind: 'facts', document: {}, lines: scripts[shell].trimEnd().split('\n') }
}
