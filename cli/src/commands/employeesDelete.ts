import { type Company, companyName, isAnonymous, type ListRef } from '@heed/contracts'
import { createHalting } from '../bulk/halting.ts'
import { createJobCaller } from '../bulk/jobCaller.ts'
import { createProgress, type Progress, realTime } from '../bulk/progress.ts'
import type { Context } from '../context.ts'
import { failureLines, readAddresses } from '../employees/addresses.ts'
import { type DeletionJob, type Going, lookUp, removeAll } from '../employees/deletion.ts'
import { refuseSingleSignOn } from '../employees/guards.ts'
import { peopleLines } from '../employees/names.ts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import { counted } from '../io/words.ts'
import { findList } from '../list.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'
import type { employeesDeleteOptions } from './employees.ts'

type Wishes = Values<typeof employeesDeleteOptions>

const people = (count: number): string => counted(count, 'person', 'people')
const sideBySide = 8

function refuseMany(count: number, { maxDelete }: Wishes): void {
  if (count <= maxDelete) return
  throw new Stop(
    `${people(count)} would go, more than --max-delete ${maxDelete}. Nobody was removed.`,
    exitCodes.safetyLimit,
    `If they are to go, add --max-delete ${count}`,
  )
}

interface Question {
  company: Company
  list: ListRef | undefined
  going: readonly Going[]
}

function questionOf({ company, list, going }: Question): string {
  const place = harmless(companyName(company))
  if (!list) return `Delete ${people(going.length)} from ${place}?`
  const last = going.filter(({ isLast }) => isLast).length
  const gone = last > 0 ? ` On no other list, and so deleted: ${people(last)}.` : ''
  return `Take ${people(going.length)} off ${harmless(list.name)} of ${place}?${gone}`
}

async function confirm(context: Context, question: Question, progress: Progress): Promise<void> {
  progress.clear()
  const { error } = context.streams
  if (!context.quiet) error.write(`${peopleLines(question.going).join('\n')}\n`)
  if (!(await context.ask.confirm(questionOf(question), '--yes'))) {
    throw new Stop('Cancelled: nobody was removed.', exitCodes.usage)
  }
}

interface Ended {
  job: DeletionJob
  removed: number
  left: number
  interrupted: boolean
}

const again = 'Run the same command again: who is gone already is told as no employee.'

/** Why not everybody was removed; undefined when everybody was. */
function stopOf({ job, left, interrupted }: Ended): Stop | undefined {
  const { failures, company, halting } = job
  const place = harmless(companyName(company))
  const missing = failures.length + left
  if (missing === 0) return undefined
  const lines = failureLines(failures).map(harmless)
  const told = `${people(missing)} not removed from ${place}`
  if (interrupted) return new Stop(`Interrupted: ${told}.`, exitCodes.interrupted, ...lines, again)
  const { halt } = halting
  if (halt) return new Stop(`${halt.message}\n${told}.`, halt.code, ...halt.next, ...lines, again)
  return new Stop(`${told}:`, exitCodes.refusedLines, ...lines)
}

function outcomeOf(context: Context, ended: Ended): FactsOutcome {
  const { job, removed } = ended
  const { company, list, failures } = job
  const place = harmless(companyName(company))
  const from = list ? `off ${harmless(list.name)} of ${place}` : `from ${place}`
  const done = `${list ? 'Took' : 'Deleted'} ${people(removed)} ${from}`
  const stop = stopOf(ended)
  return {
    kind: 'facts',
    document: { company: company.company_id, list: list?.name ?? null, removed, failures },
    lines: removed > 0 ? [`${context.streams.output.paint.green('✓')} ${done}`] : [],
    ...(stop ? { code: stop.code, stop } : {}),
  }
}

async function prepare(context: Context, wishes: Wishes, typed: readonly string[]) {
  const { emails, failures } = await readAddresses(typed, wishes.from, context.streams.input)
  refuseMany(emails.length, wishes)
  const company = await context.company()
  refuseSingleSignOn(company)
  const client = await context.client({ connections: sideBySide })
  const list = wishes.list === undefined ? undefined : await findList(client, company, wishes.list)
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, sideBySide)
  const { api } = await context.settings()
  const job: DeletionJob = {
    client,
    halting: createHalting(call, api),
    company,
    list,
    api,
    progress,
    failures,
  }
  return { job, emails, stop }
}

/** Deletes people, or takes them off one list; who is left on none is deleted by the platform (S2 section 7). */
export async function deleteEmployees(
  context: Context,
  wishes: Wishes,
  _: string,
  typed: readonly string[],
): Promise<FactsOutcome> {
  const { job, emails, stop } = await prepare(context, wishes, typed)
  const { company, list, progress } = job
  const place = harmless(companyName(company))
  try {
    progress.stage(`Looking people up in ${place}`, emails.length, 'people')
    const { results: going, left } = await lookUp(job, emails, isAnonymous(company))
    if (left > 0)
      return outcomeOf(context, { job, removed: 0, left: left + going.length, interrupted: stop.aborted })
    if (going.length > 0 && !wishes.yes) await confirm(context, { company, list, going }, progress)
    progress.stage(`Removing in ${place}`, going.length, 'people')
    const ended = await removeAll(job, going)
    return outcomeOf(context, { job, ...ended, interrupted: stop.aborted })
  } finally {
    progress.clear()
  }
}
