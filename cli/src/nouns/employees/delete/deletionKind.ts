import { isAnonymous } from '@heed/contracts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import type { ItemEntry } from '../../../job/journal/items.ts'
import { reopenRun } from '../../../job/journal/open.ts'
import type { KnownRun, RunHead } from '../../../job/journal/types.ts'
import type { RunFiles, RunKind } from '../../runs/kinds.ts'
import { type PeopleOptions, type PeopleRun, type PreparedJob, toItemEntry } from '../peopleJob.ts'
import { findTargets, noEmployee } from './deletion.ts'
import { deletionRerunHint, performDeletion, prepareDeletion, toDeletionOutcome } from './deletionRun.ts'
import { readUnfinishedItems, type UnfinishedItems } from './unfinishedItems.ts'

/** Recorded as sent and now missing, so removed, although the response was lost. */
function settleSent({ job }: PreparedJob, run: PeopleRun, { named, before }: UnfinishedItems): number {
  const sent = named.filter(({ line }) => before.get(line)?.state === 'sent')
  const gone = sent.filter(({ email }) =>
    job.failures.some((failure) => failure.email === email && failure.reason === noEmployee),
  )
  for (const one of gone) {
    const at = job.failures.findIndex(({ email }) => email === one.email)
    job.failures.splice(at, 1)
    run.note(toItemEntry(one, 'deleted'))
  }
  return gone.length
}

async function again(
  context: Context,
  known: KnownRun,
  verb: 'resume' | 'retry',
  { receipt }: RunFiles,
): Promise<FactsOutcome> {
  const { companies, options } = known.head as RunHead<PeopleOptions>
  const left = await readUnfinishedItems(context, known, verb, deletionRerunHint)
  const { named, before, failures } = left
  const list = options.list === null ? undefined : String(options.list)
  const prepared = await prepareDeletion(context, { failures, list, company: String(companies[0]?.id) })
  const { job, requestIds, place } = prepared
  job.progress.stage(`Looking up employees in ${place}`, named.length, 'employees')
  const { results: going, left: untried } = await findTargets(job, named, isAnonymous(job.company)).finally(
    () => {
      job.progress.clear()
    },
  )
  if (untried > 0) return toDeletionOutcome({ prepared, left: untried + going.length })
  const run = await reopenRun<ItemEntry, PeopleOptions>(context, known, { requestIds, receipt })
  const earlier = [...before.values()].filter(({ state }) => state === 'deleted').length
  return performDeletion(prepared, run, going, earlier + settleSent(prepared, run, left))
}

export const deletionKind: RunKind = {
  withoutResult: ['resume', 'retry'],
  resume: (context, run, files) => again(context, run, 'resume', files),
  retry: (context, run, files) => again(context, run, 'retry', files),
}
