import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { toCompanyFlag } from '../../io/companyFlag.ts'
import { exitCodes } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted, thousands } from '../../io/words.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import { formatRerunLines } from '../../job/journal/rerunLines.ts'
import type { Failure } from '../employees/addresses.ts'
import { noEmployee } from '../employees/delete/deletion.ts'
import { refuseFull } from '../employees/guards.ts'
import {
  type EmailLine,
  getEndState,
  type PeopleRun,
  type PreparedJob,
  preparePeopleJob,
  toPeopleStop,
} from '../employees/peopleJob.ts'
import { type AddingJob, type AddingResult, addAll } from './adding.ts'

export const addingKindName = 'lists add'

export const addingRerunHint = "Run the same command again. Employees already on the list won't be affected."

interface PreparedAdding extends PreparedJob {
  job: AddingJob
}

export async function prepareAdding(
  context: Context,
  { list: wanted, ...others }: { failures: Failure[]; list: string; company?: string },
): Promise<PreparedAdding> {
  const prepared = await preparePeopleJob(context, {
    ...others,
    list: wanted,
    option: '',
    guard: refuseFull,
    sideBySide: 4,
  })
  const { list } = prepared.job
  if (!list) throw new Error(`no list ${wanted}`)
  return { ...prepared, job: { ...prepared.job, list } }
}

function toOutcome(
  prepared: PreparedAdding,
  run: PeopleRun,
  { added, existed, left }: AddingResult,
): FactsOutcome {
  const { context, job, place } = prepared
  const { list, failures, company } = job
  const { paint } = context.streams.output
  const { id, input } = run.head
  const name = sanitizeText(list.name)
  const strangers = failures.some(({ reason }) => reason === noEmployee)
  const stop = toPeopleStop(prepared, {
    summary: `${counted(failures.length + left, 'address', 'addresses')} not added to "${name}" in ${place}`,
    left,
    again: input ? formatRerunLines(context, run.head, 'resume') : [addingRerunHint],
    hints: strangers
      ? [`Import the missing employees first: heed employees import <file>${toCompanyFlag(company)}`]
      : [],
  })
  const already = existed > 0 ? ` ${thousands(existed)} already in the list` : ''
  return {
    kind: 'facts',
    document: {
      run: id,
      company: company.company_id,
      list: list.name,
      added,
      duplicates: existed,
      failures,
    },
    lines: [
      `${paint.green('✓')} ${place}: ${thousands(added)} employee(s) added to "${name}"${already}`,
      ...(context.quiet ? [] : [paint.dim(`Run ${id}. See its details: heed runs view ${id}`)]),
    ],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

export async function performAdding(
  prepared: PreparedAdding,
  run: PeopleRun,
  named: readonly EmailLine[],
  before: ReadonlyMap<number, ItemEntry> = new Map(),
): Promise<FactsOutcome> {
  const { job, place } = prepared
  job.progress.stage(`Adding employees in ${place}`, named.length, 'employees')
  const now = await addAll(job, run, named, before).finally(() => {
    job.progress.clear()
  })
  const earlier = (wanted: ItemEntry['state']) =>
    [...before.values()].filter(({ state }) => state === wanted).length
  const all = { ...now, added: now.added + earlier('added'), existed: now.existed + earlier('existed') }
  const outcome = toOutcome(prepared, run, all)
  await run.close({
    state: getEndState(prepared, now.left),
    exitCode: outcome.code ?? exitCodes.done,
    counts: { ...all, failed: job.failures.length },
  })
  return outcome
}
