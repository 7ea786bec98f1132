import { isAnonymous } from '@heed/contracts'
import type { Values } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { enforceDeleteLimit } from '../../../job/journal/deleteLimit.ts'
import { readAddresses } from '../addresses.ts'
import type { employeesDeleteOptions } from '../commands.ts'
import { exportBeforeRemoval, refuseExisting } from '../export/exportFirst.ts'
import { formatCountChange, peopleLines } from '../names.ts'
import { beginPeopleRun, formatEmployeeCount, type PreparedJob, toEmailLines } from '../peopleJob.ts'
import { findTargets, type RemovalTarget } from './deletion.ts'
import { deletionKindName, performDeletion, prepareDeletion, toDeletionOutcome } from './deletionRun.ts'

type Options = Values<typeof employeesDeleteOptions>

function getQuestion({ job: { list }, place }: PreparedJob, going: readonly RemovalTarget[]): string {
  if (!list) return `Delete ${formatEmployeeCount(going.length)} from ${place}? This can't be undone.`
  const last = going.filter(({ isLast }) => isLast).length
  const only = going.length - last
  const gone =
    last > 0
      ? ` ${formatEmployeeCount(last)} ${last === 1 ? 'is' : 'are'} on no other list and will be permanently deleted${only > 0 ? `; ${formatEmployeeCount(only)} will only be removed from the list` : ''}.`
      : ''
  return `Remove ${formatEmployeeCount(going.length)} from "${sanitizeText(list.name)}" in ${place}?${gone}`
}

async function confirm(
  prepared: PreparedJob,
  going: readonly RemovalTarget[],
  { names, yes }: Options,
): Promise<void> {
  const { context, job, place } = prepared
  job.progress.clear()
  const { error } = context.streams
  if (!context.quiet && (names || !yes)) {
    const gone = going.filter(({ isLast }) => isLast).length
    const lines = [...peopleLines(going, names), formatCountChange(place, job.company.users_total, gone)]
    error.write(`${lines.join('\n')}\n`)
  }
  if (yes) return
  if (!(await context.ask.confirm(getQuestion(prepared, going), '--yes'))) {
    throw new Stop('Cancelled: no one was removed.', exitCodes.usage)
  }
}

/** The platform deletes employees who are on no list (S2 section 7). */
export async function deleteEmployees(
  context: Context,
  options: Options,
  _: string,
  typed: readonly string[],
): Promise<FactsOutcome> {
  refuseExisting(options.export)
  const { emails, failures, input } = await readAddresses(typed, options.from, context.streams.input)
  const { maxDelete, receipt } = options
  enforceDeleteLimit(emails.length, maxDelete, { what: formatEmployeeCount, nothing: 'No one was removed' })
  const prepared = await prepareDeletion(context, { failures, list: options.list })
  const { job, place } = prepared
  const named = toEmailLines(emails)
  try {
    job.progress.stage(`Looking up employees in ${place}`, named.length, 'employees')
    const { results: going, left } = await findTargets(job, named, isAnonymous(job.company))
    if (left > 0) return toDeletionOutcome({ prepared, left: left + going.length })
    if (going.length === 0) return toDeletionOutcome({ prepared, left: 0 })
    await confirm(prepared, going, options)
    if (options.export !== undefined) await exportBeforeRemoval(job, going, options.export)
    const run = await beginPeopleRun(prepared, {
      kind: deletionKindName,
      // On resuming, addresses from a file and typed addresses can't be told apart.
      input: typed.length > 0 ? null : input,
      limits: { maxDelete },
      receipt,
    })
    return await performDeletion(prepared, run, going)
  } finally {
    job.progress.clear()
  }
}
