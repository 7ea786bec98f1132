import type { Client, Company, ListRef } from '@heed/contracts'
import type { Caller } from '../bulk/caller.ts'
import type { Progress } from '../bulk/progress.ts'
import { explain } from '../explain.ts'
import type { Failure } from './addresses.ts'

export interface DeletionJob {
  client: Client
  call: Caller
  company: Company
  /** The only list that they leave; without it they leave all. */
  list: ListRef | undefined
  api: string
  progress: Progress
  /** Grows. */
  failures: Failure[]
}

/** Somebody who is about to go: off these lists, and altogether where no other is left. */
export interface Going {
  email: string
  name: string
  lists: readonly number[]
  isLast: boolean
}

/** Fails for everybody alike, or because the run was stopped: the others would fare no better. */
const isForAll = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'Stopped' || error.name === 'Stop' || ('kind' in error && error.kind === 'unauthorized'))

const reasonOf = (error: unknown, api: string): string =>
  error instanceof Error && 'kind' in error && error.kind === 'notFound'
    ? 'is no employee'
    : explain(error, api).message

/** Does something for each of them, side by side; what fails with one is kept, and undefined stands in its place. */
async function forEach<T extends { email: string }, R>(
  { call, api, progress, failures }: DeletionJob,
  all: readonly T[],
  run: (one: T, signal: AbortSignal) => Promise<R | string>,
): Promise<R[]> {
  const done = await Promise.all(
    all.map(async (one) => {
      try {
        const result = await call((signal) => run(one, signal))
        progress.add(1)
        if (typeof result !== 'string') return result
        failures.push({ email: one.email, reason: result })
      } catch (error) {
        if (isForAll(error)) throw error
        progress.skip(1)
        failures.push({ email: one.email, reason: reasonOf(error, api) })
      }
      return undefined
    }),
  )
  return done.filter((result): result is Awaited<R> & R => result !== undefined)
}

/**
 * Who is there, and which lists they leave. Behind anonymous tracking nobody's lists are told: they leave every list
 * of the company.
 */
export async function lookUp(
  job: DeletionJob,
  emails: readonly string[],
  isAnonymous: boolean,
): Promise<Going[]> {
  const { client, call, company, list } = job
  const { company_id: companyId } = company
  if (isAnonymous) {
    const all = list ? [list] : (await call((signal) => client.lists.list({ companyId }, { signal }))).lists
    const lists = all.map(({ id }) => id)
    return emails.map((email) => ({ email, name: '', lists, isLast: false }))
  }
  const asked = emails.map((email) => ({ email }))
  return forEach(job, asked, async ({ email }, signal): Promise<Going | string> => {
    const person = await client.employees.get({ companyId, email }, { signal })
    const ids = person.lists.map(({ id }) => id)
    if (!list) return { email, name: person.name, lists: ids, isLast: true }
    if (!ids.includes(list.id)) return 'is not on the list'
    return { email, name: person.name, lists: [list.id], isLast: ids.length === 1 }
  })
}

/** Removes them; how many it were. */
export async function removeAll(job: DeletionJob, going: readonly Going[]): Promise<number> {
  const { client, company } = job
  const removed = await forEach(job, going, ({ email, lists }, signal) =>
    client.employees.delete({ companyId: company.company_id, email, lists: [...lists] }, { signal }),
  )
  return removed.length
}
