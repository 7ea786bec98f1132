import { companyName } from '@heed/contracts'
import { createHalting } from '../bulk/halting.ts'
import { createJobCaller } from '../bulk/jobCaller.ts'
import { createProgress, realTime } from '../bulk/progress.ts'
import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import { counted } from '../io/words.ts'
import { findList } from '../list.ts'
import type { FactsOutcome } from '../outcome.ts'
import { againLines } from '../runs/again.ts'
import { collectRequestIds, type RequestIdCollector } from '../runs/requestIds.ts'
import { type Failure, failureLines } from './addresses.ts'
import { type DeletionJob, type DeletionRun, type Going, removeAll } from './deletion.ts'
import { refuseSingleSignOn } from './guards.ts'

export const deletionKindName = 'employees delete'

const sideBySide = 8

export const anew = 'Run the same line again: who is gone already is told as no employee.'

export const people = (count: number): string => counted(count, 'person', 'people')

export interface Prepared {
  context: Context
  job: DeletionJob
  requestIds: RequestIdCollector
  stop: AbortSignal
}

/** All that is needed to remove people; `company` is the one of a run that goes on. */
export async function prepare(
  context: Context,
  {
    failures,
    list: wanted,
    company: named,
  }: { failures: Failure[]; list?: string | undefined; company?: string },
): Promise<Prepared> {
  const company = await context.company(named)
  refuseSingleSignOn(company)
  const requestIds = collectRequestIds()
  const client = await context.client({ connections: sideBySide, requestId: requestIds.next })
  const list = wanted === undefined ? undefined : await findList(client, company, wanted)
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, sideBySide)
  const { api } = await context.settings()
  const halting = createHalting(call, api)
  return { context, job: { client, halting, company, list, api, progress, failures }, requestIds, stop }
}

interface Ended {
  prepared: Prepared
  /** None where nobody could be removed yet. */
  run?: DeletionRun
  removed: number
  left: number
}

/** Why not everybody was removed; undefined when everybody was. */
function stopOf({ prepared, run, left }: Ended): Stop | undefined {
  const { context, job, stop } = prepared
  const { failures, company, halting } = job
  const missing = failures.length + left
  if (missing === 0) return undefined
  const told = `${people(missing)} not removed from ${harmless(companyName(company))}`
  const lines = failureLines(failures).map(harmless)
  const again = run?.head.input ? againLines(context, run.head, 'resume') : [anew]
  if (stop.aborted && left > 0)
    return new Stop(`Interrupted: ${told}.`, exitCodes.interrupted, ...lines, ...again)
  const { halt } = halting
  if (halt) return new Stop(`${halt.message}\n${told}.`, halt.code, ...halt.next, ...lines, ...again)
  return new Stop(`${told}:`, exitCodes.refusedLines, ...lines)
}

/** What came of it, for people and for scripts. */
export function outcomeOf(ended: Ended): FactsOutcome {
  const { prepared, run, removed } = ended
  const { context, job } = prepared
  const { company, list, failures } = job
  const { paint } = context.streams.output
  const place = harmless(companyName(company))
  const done = list
    ? `Took ${people(removed)} off ${harmless(list.name)} of ${place}`
    : `Deleted ${people(removed)} from ${place}`
  const stop = stopOf(ended)
  const id = run?.head.id ?? null
  return {
    kind: 'facts',
    document: { run: id, company: company.company_id, list: list?.name ?? null, removed, failures },
    lines: [
      ...(removed > 0 ? [`${paint.green('✓')} ${done}`] : []),
      ...(id === null || context.quiet ? [] : [paint.dim(`Run ${id}. Look at it: heed runs view ${id}`)]),
    ],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

/** Removes them and closes the run with its receipt; `earlier` were removed before it was gone on with. */
export async function perform(
  prepared: Prepared,
  run: DeletionRun,
  going: readonly Going[],
  earlier = 0,
): Promise<FactsOutcome> {
  const { job, stop } = prepared
  const { company, progress, failures } = job
  progress.stage(`Removing in ${harmless(companyName(company))}`, going.length, 'people')
  const { removed, left } = await removeAll(job, run, going).finally(() => {
    progress.clear()
  })
  const outcome = outcomeOf({ prepared, run, removed, left })
  await run.close({
    state: left === 0 ? 'done' : stop.aborted ? 'interrupted' : 'failed',
    exitCode: outcome.code ?? exitCodes.done,
    counts: { deleted: removed + earlier, failed: failures.length, left },
  })
  return outcome
}
