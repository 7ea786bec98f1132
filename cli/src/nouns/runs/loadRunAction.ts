import { getOwnValue } from '@heed/contracts/rules/ownValue'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { countItems, getLatestItems, isItem } from '../../job/journal/items.ts'
import { readEntries } from '../../job/journal/store.ts'
import type { RunHeader } from '../../job/journal/types.ts'
import { type RunFiles, type RunItems, type RunKind, runKindLoaders } from './kinds.ts'
import { getUndoState } from './undoState.ts'

type RunVerb = Exclude<keyof RunKind, 'read' | 'withoutResult' | 'undoRefusal'>

const participles: Readonly<Record<RunVerb, string>> = {
  resume: 'resumed',
  retry: 'retried',
  undo: 'undone',
  apply: 'applied',
}

export async function loadRunAction<Wanted extends RunVerb>(
  context: Context,
  { kind, api }: Pick<RunHeader, 'kind' | 'api'>,
  verb: Wanted,
  { result }: RunFiles,
): Promise<NonNullable<RunKind[Wanted]>> {
  const runKind = await getOwnValue(runKindLoaders, kind)?.()
  const action = runKind?.[verb]
  if (!action && verb === 'undo') {
    // Exits like an incomplete undo, so that no script considers the undo done.
    const [reason, ...hints] = runKind?.undoRefusal ?? [await getUndoState(kind), 'Undo it by hand.']
    throw new Stop(`"${kind}" can't be undone. ${reason}`.trim(), exitCodes.failed, ...hints)
  }
  if (!action) throw new Stop(`"${kind}" can't be ${participles[verb]}.`, exitCodes.usage)
  if (result !== undefined && runKind?.withoutResult?.some((candidate) => candidate === verb)) {
    throw new Stop(
      `"${kind}" can't be ${participles[verb]} with a result file.`,
      exitCodes.usage,
      'Leave out --result. To see the rows afterwards: heed runs results last',
    )
  }
  if ((await context.settings()).api !== api) {
    throw new Stop(
      `That run used the API at ${api}.`,
      exitCodes.usage,
      `Add --api ${api}, or choose a profile signed in there with --profile.`,
    )
  }
  return action
}

export async function loadRunItems(env: Environment, runHeader: RunHeader): Promise<RunItems> {
  const entries = await readEntries<unknown>(env, runHeader.id)
  const readRunItems = (await getOwnValue(runKindLoaders, runHeader.kind)?.())?.read
  if (readRunItems) return readRunItems(runHeader, entries)
  const items = [...getLatestItems(entries.filter(isItem)).values()]
  return { items, counts: countItems(items), notes: [] }
}
