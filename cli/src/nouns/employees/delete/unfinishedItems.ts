import type { Context } from '../../../command/context.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { getLatestItems, type ItemEntry, isItem } from '../../../job/journal/items.ts'
import { requireSameInput } from '../../../job/journal/sameInput.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import { type PersonFailure, readAddresses } from '../addresses.ts'
import { type EmailLine, toEmailLines } from '../peopleJob.ts'

export interface UnfinishedItems {
  emailLines: readonly EmailLine[]
  before: Map<number, ItemEntry>
  failures: PersonFailure[]
}

async function readRunAddresses(context: Context, { id, input }: RunHeader, rerunHint: string) {
  if (!input) throw new Stop(`Run ${id} used addresses from the command line.`, exitCodes.usage, rerunHint)
  const { emails, failures, input: now } = await readAddresses([], input.path, context.streams.input)
  requireSameInput(now, input, { hints: ['Nothing was done.', rerunHint] })
  return { emails, failures }
}

export async function readUnfinishedItems(
  context: Context,
  { head }: KnownRun,
  verb: 'resume' | 'retry',
  rerunHint: string,
): Promise<UnfinishedItems> {
  const { emails, failures } = await readRunAddresses(context, head, rerunHint)
  const latestItems = getLatestItems((await readEntries<ItemEntry>(context.env, head.id)).filter(isItem))
  const itemLines = toEmailLines(emails).filter(({ line }) => {
    const state = latestItems.get(line)?.state
    if (verb === 'retry') return state === 'failed'
    return state === undefined || state === 'sent' || state === 'failed'
  })
  return { emailLines: itemLines, before: latestItems, failures }
}
