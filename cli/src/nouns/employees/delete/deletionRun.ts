import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatRerunLines, formatRunLines } from '../../../job/journal/rerunLines.ts'
import type { PersonFailure } from '../addresses.ts'
import { refuseSingleSignOn } from '../guards.ts'
import {
  createPeopleFailureStop,
  formatEmployeeCount,
  getEndState,
  type PeopleRun,
  type PreparedJob,
  preparePeopleJob,
} from '../peopleJob.ts'
import { type RemovalResult, type RemovalTarget, removeEmployees } from './deletion.ts'
import { formatLeavers, toLeaversDocument } from './leavers.ts'

export const deletionKindName = 'employees delete'

export const deletionUndoRefusal = [
  'Employees are only restored by importing the file saved with --export.',
] as const

export const deletionRerunHint =
  'Run the same command again. Employees already removed will be reported as not found.'

export const prepareDeletion = (
  context: Context,
  request: { failures: PersonFailure[]; list?: string | undefined; company?: string },
): Promise<PreparedJob> => preparePeopleJob(context, { ...request, guard: refuseSingleSignOn, sideBySide: 8 })

interface EndedDeletion extends Partial<Omit<RemovalResult, 'left'>>, Pick<RemovalResult, 'left'> {
  prepared: PreparedJob
  run?: PeopleRun
}

export function toDeletionOutcome({
  prepared,
  run,
  removed = 0,
  leavers,
  left,
}: EndedDeletion): FactsOutcome {
  const { context, job, companyLabel } = prepared
  const { company, list, failures } = job
  const { paint } = context.streams.output
  const done = list
    ? `Removed ${formatEmployeeCount(removed)} from "${sanitizeText(list.name)}" in ${companyLabel}${leavers ? `. ${formatLeavers(leavers)}` : ''}`
    : `Deleted ${formatEmployeeCount(removed)} from ${companyLabel}`
  const stop = createPeopleFailureStop(prepared, {
    summary: `${formatEmployeeCount(failures.length + left)} not removed from ${companyLabel}`,
    left,
    resumeLines: run?.head.input ? formatRerunLines(context, run.head, 'resume') : [deletionRerunHint],
  })
  const id = run?.head.id ?? null
  return {
    kind: 'facts',
    document: {
      run: id,
      company: company.company_id,
      list: list?.name ?? null,
      removed,
      ...toLeaversDocument(leavers),
      failures,
    },
    lines: [
      ...(removed > 0 ? [`${paint.green('✓')} ${done}`] : []),
      ...formatRunLines(context, id, deletionUndoRefusal[0]),
    ],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

export async function performDeletion(
  preparedJob: PreparedJob,
  run: PeopleRun,
  targets: readonly RemovalTarget[],
  earlierCount = 0,
): Promise<FactsOutcome> {
  const { job, companyLabel } = preparedJob
  const { progress, failures } = job
  progress.stage(`Removing employees from ${companyLabel}`, targets.length, 'employees')
  const done = await removeEmployees(job, run, targets).finally(() => {
    progress.clear()
  })
  const { removed, left } = done
  const outcome = toDeletionOutcome({ prepared: preparedJob, run, ...done })
  await run.close({
    state: getEndState(preparedJob, left),
    exitCode: outcome.code ?? exitCodes.done,
    counts: { deleted: removed + earlierCount, failed: failures.length, left },
  })
  return outcome
}
