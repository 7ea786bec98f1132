import { companyName, isAnonymous } from '@heed/contracts'
import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import type { FactsOutcome } from '../outcome.ts'
import { type ItemEntry, isItem, latestItems } from '../runs/items.ts'
import type { RunFiles, RunKind } from '../runs/kinds.ts'
import { reopenRun } from '../runs/open.ts'
import { readEntries } from '../runs/store.ts'
import type { KnownRun, RunHead } from '../runs/types.ts'
import { readAddresses } from './addresses.ts'
import { type DeletionRun, type DeletionWishes, entryOf, lookUp, type Named, noEmployee } from './deletion.ts'
import { anew, outcomeOf, type Prepared, perform, prepare } from './deletionRun.ts'

/** Who of the file is left: all but the deleted, or with 'retry' the failed ones only. */
function leftOf(named: readonly Named[], before: Map<number, ItemEntry>, verb: 'resume' | 'retry'): Named[] {
  return named.filter(({ line }) => {
    const state = before.get(line)?.state
    return verb === 'retry' ? state === 'failed' : state !== 'deleted'
  })
}

/** Who was sent for and is not there any more was removed, though the answer never came. */
function settleSent(
  { job }: Prepared,
  run: DeletionRun,
  named: readonly Named[],
  before: Map<number, ItemEntry>,
): number {
  const sent = named.filter(({ line }) => before.get(line)?.state === 'sent')
  const gone = sent.filter(({ email }) =>
    job.failures.some((failure) => failure.email === email && failure.reason === noEmployee),
  )
  for (const one of gone) {
    const at = job.failures.findIndex(({ email }) => email === one.email)
    job.failures.splice(at, 1)
    run.note(entryOf(one, 'deleted'))
  }
  return gone.length
}

async function again(
  context: Context,
  known: KnownRun,
  verb: 'resume' | 'retry',
  { receipt }: RunFiles,
): Promise<FactsOutcome> {
  const { id, input, companies, wishes } = known.head as RunHead<DeletionWishes>
  if (!input) throw new Stop(`Run ${id} was of addresses that were typed.`, exitCodes.usage, anew)
  const { emails, failures, input: now } = await readAddresses([], input.path, context.streams.input)
  if (now?.sha256 !== input.sha256) {
    throw new Stop(`${harmless(input.name)} was changed since.`, exitCodes.usage, 'Nobody was removed.', anew)
  }
  const list = wishes.list === null ? undefined : String(wishes.list)
  const prepared = await prepare(context, { failures, list, company: String(companies[0]?.id) })
  const { job, requestIds } = prepared
  const before = latestItems((await readEntries<ItemEntry>(context.env, id)).filter(isItem))
  const named = leftOf(
    emails.map((email, at) => ({ email, line: at + 1 })),
    before,
    verb,
  )
  job.progress.stage(`Looking people up in ${harmless(companyName(job.company))}`, named.length, 'people')
  const { results: going, left } = await lookUp(job, named, isAnonymous(job.company)).finally(() => {
    job.progress.clear()
  })
  if (left > 0) return outcomeOf({ prepared, removed: 0, left: left + going.length })
  const run = await reopenRun<ItemEntry, DeletionWishes>(context, known, { requestIds, receipt })
  const earlier = [...before.values()].filter(({ state }) => state === 'deleted').length
  return perform(prepared, run, going, earlier + settleSent(prepared, run, named, before))
}

export const deletionKind: RunKind = {
  resume: (context, run, files) => again(context, run, 'resume', files),
  retry: (context, run, files) => again(context, run, 'retry', files),
}
