import { type Client, type Company, companyName } from '@heed/contracts'
import type { Caller } from '../bulk/caller.ts'
import { createJobCaller } from '../bulk/jobCaller.ts'
import { createProgress, realTime } from '../bulk/progress.ts'
import type { Context } from '../context.ts'
import { failureLines, readAddresses } from '../employees/addresses.ts'
import { refuseFull } from '../employees/guards.ts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import { counted, thousands } from '../io/words.ts'
import { findList } from '../list.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'
import type { listsAddOptions } from './lists.ts'

/** Addresses per call, as many as an import sends. */
const batchSize = 500
const sideBySide = 4

interface Adding {
  client: Client
  call: Caller
  companyId: number
  listId: number
}

interface Added {
  added: number
  duplicates: number
  unknown: string[]
}

/**
 * Puts a batch on the list. Those whom nobody knows are told by the preview of an import, which saves nothing: with one
 * of them among the addresses the platform would add nobody.
 */
async function addBatch(
  { client, call, companyId, listId }: Adding,
  batch: readonly string[],
): Promise<Added> {
  const { newUsers } = await call((signal) =>
    client.import.createUsersBatch(
      { companyId, records: batch.map((email) => ({ email })), preview: true },
      { signal },
    ),
  )
  const unknown = new Set(newUsers.map(({ email }) => email.toLowerCase()))
  const emails = batch.filter((email) => !unknown.has(email))
  if (emails.length === 0) return { added: 0, duplicates: 0, unknown: [...unknown] }
  const { added, duplicates } = await call((signal) =>
    client.employees.addUsersToList({ companyId, targetListId: listId, emails }, { signal }),
  )
  return { added, duplicates, unknown: [...unknown] }
}

const batchesOf = (emails: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(emails.length / batchSize) }, (_, at) =>
    emails.slice(at * batchSize, (at + 1) * batchSize),
  )

async function addAll(
  context: Context,
  company: Company,
  listId: number,
  emails: readonly string[],
): Promise<Added> {
  const { streams, quiet } = context
  const client = await context.client({ connections: sideBySide })
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, sideBySide)
  const job = { client, call, companyId: company.company_id, listId }
  progress.stage(`Adding in ${harmless(companyName(company))}`, emails.length, 'people')
  try {
    const parts = await Promise.all(
      batchesOf(emails).map(async (batch) => {
        const part = await addBatch(job, batch)
        progress.add(batch.length)
        return part
      }),
    )
    return {
      added: parts.reduce((sum, part) => sum + part.added, 0),
      duplicates: parts.reduce((sum, part) => sum + part.duplicates, 0),
      unknown: parts.flatMap((part) => part.unknown),
    }
  } catch (error) {
    throw stop.aborted
      ? new Stop('Interrupted.', exitCodes.interrupted, 'Run the command again: who is on the list stays.')
      : error
  } finally {
    progress.clear()
  }
}

/** Puts people who are there on a list; who is not there is named (S1 section 7). */
export async function addToList(
  context: Context,
  { from }: Values<typeof listsAddOptions>,
  typedList: string,
  typed: readonly string[],
): Promise<FactsOutcome> {
  const { emails, failures } = await readAddresses(typed, from, context.streams.input)
  const company = await context.company()
  refuseFull(company)
  const { id, name } = await findList(await context.client(), company, typedList, '')
  const { added, duplicates, unknown } = await addAll(context, company, id, emails)
  failures.push(...unknown.map((email) => ({ email, reason: 'is no employee' })))
  const place = harmless(companyName(company))
  const already = duplicates > 0 ? ` ${thousands(duplicates)} already in the list` : ''
  const hint = unknown.length > 0 ? ['Import who is no employee: heed employees import <file>'] : []
  return {
    kind: 'facts',
    document: { company: company.company_id, list: name, added, duplicates, failures },
    lines: [
      `${context.streams.output.paint.green('✓')} ${place}: ${thousands(added)} employee(s) added to "${harmless(name)}"${already}`,
    ],
    ...(failures.length > 0
      ? {
          code: exitCodes.refusedLines,
          stop: new Stop(
            `${counted(failures.length, 'address', 'addresses')} not added to "${harmless(name)}" of ${place}:`,
            exitCodes.refusedLines,
            ...failureLines(failures).map(harmless),
            ...hint,
          ),
        }
      : {}),
  }
}
