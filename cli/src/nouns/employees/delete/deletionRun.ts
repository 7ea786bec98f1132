import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatRerunLines } from '../../../job/journal/rerunLines.ts'
import type { Failure } from '../addresses.ts'
import { refuseSingleSignOn } from '../guards.ts'
import {
  formatEmployeeCount,
  getEndState,
  type PeopleRun,
  type PreparedJob,
  preparePeopleJob,
  toPeopleStop,
} from '../peopleJob.ts'
import { type RemovalResult, type RemovalTarget, removeAll } from './deletion.ts'
import { leaversDocument, leaversText } from './leavers.ts'

export const deletionKindName = 'employees delete'

export const deletionRerunHint =
  'Run the same command again. Employees already removed will be reported as not found.'

export const prepareDeletion = (
  context: Context,
  wanted: { failures: Failure[]; list?: string | undefined; company?: string },
): Promise<PreparedJob> => preparePeopleJob(context, { ...wanted, guard: refuseSingleSignOn, sideBySide: 8 })

interface Ended extends Partial<Omit<RemovalResult, 'left'>>, Pick<RemovalResult, 'left'> {
  prepared: PreparedJob
  run?: PeopleRun
}

export function toDeletionOutcome({ prepared, run, removed = 0, leavers, left }: Ended): FactsOutcome {
  const { context, job, place } = prepared
  const { company, list, failures } = job
  const { paint } = context.streams.output
  const done = list
    ? `Removed ${formatEmployeeCount(removed)} from "${sanitizeText(list.name)}" in ${place}${leavers ? `. ${leaversText(leavers)}` : ''}`
    : `Deleted ${formatEmployeeCount(removed)} from ${place}`
  const stop = toPeopleStop(prepared, {
    summary: `${formatEmployeeCount(failures.length + left)} not removed from ${place}`,
    left,
    again: run?.head.input ? formatRerunLines(context, run.head, 'resume') : [deletionRerunHint],
  })
  const id = run?.head.id ?? null
  return {
    kind: 'facts',
    document: {
      run: id,
      company: company.company_id,
      list: list?.name ?? null,
      removed,
      ...leaversDocument(leavers),
      failures,
    },
    lines: [
      ...(removed > 0 ? [`${paint.green('✓')} ${done}`] : []),
      ...(id === null || context.quiet
        ? []
        : [paint.dim(`Run ${id}. See its details: heed runs view ${id}`)]),
    ],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

export async function performDeletion(
  prepared: PreparedJob,
  run: PeopleRun,
  going: readonly RemovalTarget[],
  earlier = 0,
): Promise<FactsOutcome> {
  const { job, place } = prepared
  const { progress, failures } = job
  progress.stage(`Removing employees from ${place}`, going.length, 'employees')
  const done = await removeAll(job, run, going).finally(() => {
    progress.clear()
  })
  const { removed, left } = done
  const outcome = toDeletionOutcome({ prepared, run, ...done })
  await run.close({
    state: getEndState(prepared, left),
    exitCode: outcome.code ?? exitCodes.done,
    counts: { deleted: removed + earlier, failed: failures.length, left },
  })
  return outcome
}
