import { isAnonymous } from '@heed/contracts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import type { ItemEntry } from '../../../job/journal/items.ts'
import { reopenRun } from '../../../job/journal/open.ts'
import type { KnownRun, RunHeader } from '../../../job/journal/types.ts'
import type { RunFiles, RunKind } from '../../runs/kinds.ts'
import { type PeopleOptions, type PeopleRun, type PreparedJob, toItemEntry } from '../peopleJob.ts'
import { findTargets, notFoundReason } from './deletion.ts'
import {
  deletionRerunHint,
  deletionUndoRefusal,
  performDeletion,
  prepareDeletion,
  toDeletionOutcome,
} from './deletionRun.ts'
import { readUnfinishedItems, type UnfinishedItems } from './unfinishedItems.ts'

/** If an employee recorded as sent is now missing, the removal succeeded and only its response was lost. */
function settleSentItems(
  { job }: PreparedJob,
  run: PeopleRun,
  { emailLines, before }: UnfinishedItems,
): number {
  const sentLines = emailLines.filter(({ line }) => before.get(line)?.state === 'sent')
  const deletedLines = sentLines.filter(({ email }) =>
    job.failures.some((failure) => failure.email === email && failure.reason === notFoundReason),
  )
  for (const deletedLine of deletedLines) {
    const index = job.failures.findIndex(({ email }) => email === deletedLine.email)
    job.failures.splice(index, 1)
    run.note(toItemEntry(deletedLine, 'deleted'))
  }
  return deletedLines.length
}

async function rerunDeletion(
  context: Context,
  knownRun: KnownRun,
  verb: 'resume' | 'retry',
  { receipt }: RunFiles,
): Promise<FactsOutcome> {
  const { companies, options } = knownRun.head as RunHeader<PeopleOptions>
  const unfinishedItems = await readUnfinishedItems(context, knownRun, verb, deletionRerunHint)
  const { emailLines, before, failures } = unfinishedItems
  const list = options.list === null ? undefined : String(options.list)
  const preparedJob = await prepareDeletion(context, { failures, list, company: String(companies[0]?.id) })
  const { job, requestIds, companyLabel } = preparedJob
  job.progress.stage(`Looking up employees in ${companyLabel}`, emailLines.length, 'employees')
  const { results, left } = await findTargets(job, emailLines, isAnonymous(job.company)).finally(() => {
    job.progress.clear()
  })
  if (left > 0) return toDeletionOutcome({ prepared: preparedJob, left: left + results.length })
  const run = await reopenRun<ItemEntry, PeopleOptions>(context, knownRun, { requestIds, receipt })
  const earlierCount = [...before.values()].filter(({ state }) => state === 'deleted').length
  return performDeletion(
    preparedJob,
    run,
    results,
    earlierCount + settleSentItems(preparedJob, run, unfinishedItems),
  )
}

export const deletionKind: RunKind = {
  withoutResult: ['resume', 'retry'],
  undoRefusal: deletionUndoRefusal,
  resume: (context, run, files) => rerunDeletion(context, run, 'resume', files),
  retry: (context, run, files) => rerunDeletion(context, run, 'retry', files),
}
