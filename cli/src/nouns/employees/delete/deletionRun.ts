import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes } from '../../../io/exit.ts'
import { harmless } from '../../../io/terminal/width.ts'
import { againLines } from '../../../job/journal/again.ts'
import type { Failure } from '../addresses.ts'
import { refuseSingleSignOn } from '../guards.ts'
import { endOf, type PeopleRun, type Prepared, people, prepare, stopOf } from '../peopleJob.ts'
import { type Going, type Removed, removeAll } from './deletion.ts'
import { leaversDocument, leaversText } from './leavers.ts'

export const deletionKindName = 'employees delete'

export const anew = 'Run the same command again. Employees already removed will be reported as not found.'

export const prepareDeletion = (
  context: Context,
  wanted: { failures: Failure[]; list?: string | undefined; company?: string },
): Promise<Prepared> => prepare(context, { ...wanted, guard: refuseSingleSignOn, sideBySide: 8 })

interface Ended extends Partial<Omit<Removed, 'left'>>, Pick<Removed, 'left'> {
  prepared: Prepared
  run?: PeopleRun
}

export function outcomeOf({ prepared, run, removed = 0, leavers, left }: Ended): FactsOutcome {
  const { context, job, place } = prepared
  const { company, list, failures } = job
  const { paint } = context.streams.output
  const done = list
    ? `Removed ${people(removed)} from "${harmless(list.name)}" in ${place}${leavers ? `. ${leaversText(leavers)}` : ''}`
    : `Deleted ${people(removed)} from ${place}`
  const stop = stopOf(prepared, {
    summary: `${people(failures.length + left)} not removed from ${place}`,
    left,
    again: run?.head.input ? againLines(context, run.head, 'resume') : [anew],
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

export async function perform(
  prepared: Prepared,
  run: PeopleRun,
  going: readonly Going[],
  earlier = 0,
): Promise<FactsOutcome> {
  const { job, place } = prepared
  const { progress, failures } = job
  progress.stage(`Removing employees from ${place}`, going.length, 'employees')
  const done = await removeAll(job, run, going).finally(() => {
    progress.clear()
  })
  const { removed, left } = done
  const outcome = outcomeOf({ prepared, run, ...done })
  await run.close({
    state: endOf(prepared, left),
    exitCode: outcome.code ?? exitCodes.done,
    counts: { deleted: removed + earlier, failed: failures.length, left },
  })
  return outcome
}
