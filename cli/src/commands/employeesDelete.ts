import { companyName, isAnonymous } from '@heed/contracts'
import type { Context } from '../context.ts'
import { readAddresses } from '../employees/addresses.ts'
import { type DeletionWishes, type Going, lookUp } from '../employees/deletion.ts'
import {
  deletionKindName,
  outcomeOf,
  type Prepared,
  people,
  perform,
  prepare,
} from '../employees/deletionRun.ts'
import { peopleLines } from '../employees/names.ts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { ItemEntry } from '../runs/items.ts'
import { openRun } from '../runs/open.ts'
import type { RunInput } from '../runs/types.ts'
import type { Values } from './command.ts'
import type { employeesDeleteOptions } from './employees.ts'

type Wishes = Values<typeof employeesDeleteOptions>

function refuseMany(count: number, { maxDelete }: Wishes): void {
  if (count <= maxDelete) return
  throw new Stop(
    `${people(count)} would go, more than --max-delete ${maxDelete}. Nobody was removed.`,
    exitCodes.safetyLimit,
    `If they are to go, add --max-delete ${count}`,
  )
}

function questionOf({ job: { company, list } }: Prepared, going: readonly Going[]): string {
  const place = harmless(companyName(company))
  if (!list) return `Delete ${people(going.length)} from ${place}?`
  const last = going.filter(({ isLast }) => isLast).length
  const gone = last > 0 ? ` On no other list, and so deleted: ${people(last)}.` : ''
  return `Take ${people(going.length)} off ${harmless(list.name)} of ${place}?${gone}`
}

async function confirm(prepared: Prepared, going: readonly Going[]): Promise<void> {
  const { context, job } = prepared
  job.progress.clear()
  const { error } = context.streams
  if (!context.quiet) error.write(`${peopleLines(going).join('\n')}\n`)
  if (!(await context.ask.confirm(questionOf(prepared, going), '--yes'))) {
    throw new Stop('Cancelled: nobody was removed.', exitCodes.usage)
  }
}

async function begin({ context, job, requestIds }: Prepared, input: RunInput | null, wishes: Wishes) {
  const { client, company, halting, list } = job
  const user = await halting.call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  return openRun<ItemEntry, DeletionWishes>(
    context,
    {
      kind: deletionKindName,
      user,
      partner: null,
      companies: [{ id: company.company_id, name: companyName(company) }],
      input,
      wishes: { list: list?.id ?? null },
      limits: { maxDelete: wishes.maxDelete },
      of: null,
    },
    { requestIds, receipt: wishes.receipt },
  )
}

/** Deletes people, or takes them off one list; who is left on none is deleted by the platform (S2 section 7). */
export async function deleteEmployees(
  context: Context,
  wishes: Wishes,
  _: string,
  typed: readonly string[],
): Promise<FactsOutcome> {
  const { emails, failures, input } = await readAddresses(typed, wishes.from, context.streams.input)
  refuseMany(emails.length, wishes)
  const prepared = await prepare(context, { failures, list: wishes.list })
  const { job } = prepared
  const named = emails.map((email, at) => ({ email, line: at + 1 }))
  try {
    job.progress.stage(`Looking people up in ${harmless(companyName(job.company))}`, named.length, 'people')
    const { results: going, left } = await lookUp(job, named, isAnonymous(job.company))
    if (left > 0) return outcomeOf({ prepared, removed: 0, left: left + going.length })
    if (going.length === 0) return outcomeOf({ prepared, removed: 0, left: 0 })
    if (!wishes.yes) await confirm(prepared, going)
    // A file beside typed addresses could not be told apart from it alone when the run is gone on with.
    return await perform(prepared, await begin(prepared, typed.length > 0 ? null : input, wishes), going)
  } finally {
    job.progress.clear()
  }
}
