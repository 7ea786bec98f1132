import { type Company, companyName, isAnonymous, type ListRef } from '@heed/contracts'
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

/** Deletes people, or takes them off one list; who is left on none is deleted by the platform (S2 section 7). */
export async function deleteEmployees(
  context: Context,
  wishes: Wishes,
  _: string,
  typed: readonly string[],
): Promise<FactsOutcome> {
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
  const job: DeletionJob = { client, call, company, list, api, progress, failures }
  const place = harmless(companyName(company))
  let removed = 0
  try {
    progress.stage(`Looking people up in ${place}`, emails.length, 'people')
    const going = await lookUp(job, emails, isAnonymous(company))
    if (going.length > 0 && !wishes.yes) await confirm(context, { company, list, going }, progress)
    progress.stage(`Removing in ${place}`, going.length, 'people')
    removed = await removeAll(job, going)
  } catch (error) {
    throw stop.aborted ? new Stop('Interrupted.', exitCodes.interrupted, 'Run the command again.') : error
  } finally {
    progress.clear()
  }
  const done = list
    ? `Took ${people(removed)} off ${harmless(list.name)} of ${place}`
    : `Deleted ${people(removed)} from ${place}`
  const refused = `${people(failures.length)} not removed from ${place}:`
  return {
    kind: 'facts',
    document: { company: company.company_id, list: list?.name ?? null, removed, failures },
    lines: removed > 0 ? [`${streams.output.paint.green('✓')} ${done}`] : [],
    ...(failures.length > 0
      ? {
          code: exitCodes.refusedLines,
          stop: new Stop(refused, exitCodes.refusedLines, ...failureLines(failures).map(harmless)),
        }
      : {}),
  }
}
