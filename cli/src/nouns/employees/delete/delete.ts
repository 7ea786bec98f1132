import { isAnonymous } from '@heed/contracts'
import type { Values } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { harmless } from '../../../io/terminal/width.ts'
import { refuseMany } from '../../../job/journal/tooMany.ts'
import { readAddresses } from '../addresses.ts'
import type { employeesDeleteOptions } from '../commands.ts'
import { exportFirst, refuseExisting } from '../export/exportFirst.ts'
import { beforeAndAfter, peopleLines } from '../names.ts'
import { begin, namedIn, type Prepared, people } from '../peopleJob.ts'
import { type Going, lookUp } from './deletion.ts'
import { deletionKindName, outcomeOf, perform, prepareDeletion } from './deletionRun.ts'

type Options = Values<typeof employeesDeleteOptions>

function questionOf({ job: { list }, place }: Prepared, going: readonly Going[]): string {
  if (!list) return `Delete ${people(going.length)} from ${place}? This can't be undone.`
  const last = going.filter(({ isLast }) => isLast).length
  const only = going.length - last
  const gone =
    last > 0
      ? ` ${people(last)} ${last === 1 ? 'is' : 'are'} on no other list and will be permanently deleted${only > 0 ? `; ${people(only)} will only be removed from the list` : ''}.`
      : ''
  return `Remove ${people(going.length)} from "${harmless(list.name)}" in ${place}?${gone}`
}

async function confirm(prepared: Prepared, going: readonly Going[], { names, yes }: Options): Promise<void> {
  const { context, job, place } = prepared
  job.progress.clear()
  const { error } = context.streams
  if (!context.quiet && (names || !yes)) {
    const gone = going.filter(({ isLast }) => isLast).length
    const lines = [...peopleLines(going, names), beforeAndAfter(place, job.company.users_total, gone)]
    error.write(`${lines.join('\n')}\n`)
  }
  if (yes) return
  if (!(await context.ask.confirm(questionOf(prepared, going), '--yes'))) {
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
  refuseMany(emails.length, maxDelete, { what: people, nothing: 'No one was removed' })
  const prepared = await prepareDeletion(context, { failures, list: options.list })
  const { job, place } = prepared
  const named = namedIn(emails)
  try {
    job.progress.stage(`Looking up employees in ${place}`, named.length, 'employees')
    const { results: going, left } = await lookUp(job, named, isAnonymous(job.company))
    if (left > 0) return outcomeOf({ prepared, left: left + going.length })
    if (going.length === 0) return outcomeOf({ prepared, left: 0 })
    await confirm(prepared, going, options)
    if (options.export !== undefined) await exportFirst(job, going, options.export)
    const run = await begin(prepared, {
      kind: deletionKindName,
      // On resuming, addresses from a file and typed addresses can't be told apart.
      input: typed.length > 0 ? null : input,
      limits: { maxDelete },
      receipt,
    })
    return await perform(prepared, run, going)
  } finally {
    job.progress.clear()
  }
}
