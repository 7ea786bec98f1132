import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { harmless } from '../../../io/terminal/width.ts'
import { type ItemEntry, isItem, latestItems } from '../../../job/journal/items.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHead } from '../../../job/journal/types.ts'
import { type Failure, readAddresses } from '../addresses.ts'
import { type Named, namedIn } from '../peopleJob.ts'

export interface LeftOfRun {
  named: readonly Named[]
  before: Map<number, ItemEntry>
  failures: Failure[]
}

async function addressesOf(context: Context, { id, input }: RunHead, anew: string) {
  if (!input) throw new Stop(`Run ${id} used addresses from the command line.`, exitCodes.usage, anew)
  const { emails, failures, input: now } = await readAddresses([], input.path, context.streams.input)
  if (now?.sha256 === input.sha256) return { emails, failures }
  throw new Stop(
    `${harmless(input.name)} has changed since then.`,
    exitCodes.usage,
    'Nothing was done.',
    anew,
  )
}

export async function readLeft(
  context: Context,
  { head }: KnownRun,
  verb: 'resume' | 'retry',
  anew: string,
): Promise<LeftOfRun> {
  const { emails, failures } = await addressesOf(context, head, anew)
  const before = latestItems((await readEntries<ItemEntry>(context.env, head.id)).filter(isItem))
  const named = namedIn(emails).filter(({ line }) => {
    const state = before.get(line)?.state
    if (verb === 'retry') return state === 'failed'
    return state === undefined || state === 'sent' || state === 'failed'
  })
  return { named, before, failures }
}
