import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import { kinds, type RunKind } from './kinds.ts'
import type { RunHead } from './types.ts'

const deeds: Readonly<Record<keyof RunKind, string>> = {
  resume: 'gone on with',
  retry: 'tried again',
  undo: 'taken back',
  apply: 'applied',
}

/** How a thing is done with what a run or a plan is about; refuses where it cannot be, or where another API is meant. */
export async function kindOf<Verb extends keyof RunKind>(
  context: Context,
  { kind, api }: Pick<RunHead, 'kind' | 'api'>,
  verb: Verb,
): Promise<NonNullable<RunKind[Verb]>> {
  const found = (await kinds[kind]?.())?.[verb]
  if (!found) throw new Stop(`What '${kind}' did cannot be ${deeds[verb]}.`, exitCodes.usage)
  if ((await context.settings()).api !== api) {
    throw new Stop(
      `That was at ${api}.`,
      exitCodes.usage,
      `Add --api ${api}, or the --profile of that sign-in.`,
    )
  }
  return found
}
