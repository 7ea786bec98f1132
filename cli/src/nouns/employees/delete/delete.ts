import { isAnonymous } from '@heed/contracts'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { enforceDeleteLimit } from '../../../job/journal/deleteLimit.ts'
import { readAddresses } from '../addresses.ts'
import type { employeesDeleteOptions } from '../commands.ts'
import { exportBeforeRemoval, refuseExisting } from '../export/exportFirst.ts'
import { formatCountChange, formatPeopleLines } from '../names.ts'
import { beginPeopleRun, formatEmployeeCount, type PreparedJob, toEmailLines } from '../peopleJob.ts'
import { findTargets, type RemovalTarget } from './deletion.ts'
import { deletionKindName, performDeletion, prepareDeletion, toDeletionOutcome } from './deletionRun.ts'

type Options = OptionValues<typeof employeesDeleteOptions>

function getQuestion(
  { job: { list }, companyLabel }: PreparedJob,
  targets: readonly RemovalTarget[],
): string {
  if (!list)
    return `Delete ${formatEmployeeCount(targets.length)} from ${companyLabel}? This can't be undone.`
  const lastListCount = targets.filter(({ isLast }) => isLast).length
  const removedOnlyCount = targets.length - lastListCount
  const deletionText =
    lastListCount > 0
      ? ` ${formatEmployeeCount(lastListCount)} ${lastListCount === 1 ? "isn't" : "aren't"} on any other list and will be permanently deleted${removedOnlyCount > 0 ? `; ${formatEmployeeCount(removedOnlyCount)} will only be removed from the list` : ''}.`
      : ''
  return `Remove ${formatEmployeeCount(targets.length)} from "${sanitizeText(list.name)}" in ${companyLabel}?${deletionText}`
}

async function confirm(
  preparedJob: PreparedJob,
  targets: readonly RemovalTarget[],
  { names, yes }: Options,
): Promise<void> {
  const { context, job, companyLabel } = preparedJob
  job.progress.clear()
  const { error } = context.streams
  if (!context.quiet && (names || !yes)) {
    const deletedCount = targets.filter(({ isLast }) => isLast).length
    const lines = [
      ...formatPeopleLines(targets, names),
      formatCountChange(companyLabel, job.company.users_total, deletedCount),
    ]
    error.write(`${lines.join('\n')}\n`)
  }
  if (yes) return
  if (!(await context.ask.confirm(getQuestion(preparedJob, targets), '--yes'))) {
    throw new Stop('Cancelled: no one was removed.', exitCodes.usage)
  }
}

/** The platform deletes employees who are on no list (S2 section 7). */
export async function deleteEmployees(
  context: Context,
  options: Options,
  _: string,
  addresses: readonly string[],
): Promise<FactsOutcome> {
  refuseExisting(options.export)
  const { emails, failures, input } = await readAddresses(addresses, options.from, context.streams.input)
  const { maxDelete, receipt } = options
  enforceDeleteLimit(emails.length, maxDelete, {
    describe: formatEmployeeCount,
    emptyText: 'No one was removed',
  })
  const preparedJob = await prepareDeletion(context, { failures, list: options.list })
  const { job, companyLabel } = preparedJob
  const emailLines = toEmailLines(emails)
  try {
    job.progress.stage(`Looking up employees in ${companyLabel}`, emailLines.length, 'employees')
    const { results, left } = await findTargets(job, emailLines, isAnonymous(job.company))
    if (left > 0) return toDeletionOutcome({ prepared: preparedJob, left: left + results.length })
    if (results.length === 0) return toDeletionOutcome({ prepared: preparedJob, left: 0 })
    await confirm(preparedJob, results, options)
    if (options.export !== undefined) await exportBeforeRemoval(job, results, options.export)
    const run = await beginPeopleRun(preparedJob, {
      kind: deletionKindName,
      // A resumed run couldn't tell typed addresses from those in a file.
      input: addresses.length > 0 ? null : input,
      limits: { maxDelete },
      receipt,
    })
    return await performDeletion(preparedJob, run, results)
  } finally {
    job.progress.clear()
  }
}
