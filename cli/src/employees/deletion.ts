import type { Client, Company, ListRef } from '@heed/contracts'
import { type Halting, isStopped } from '../bulk/halting.ts'
import type { Progress } from '../bulk/progress.ts'
import { explain } from '../explain.ts'
import type { Failure } from './addresses.ts'

export interface DeletionJob {
  client: Client
  halting: Halting
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

const reasonOf = (error: unknown, api: string): string =>
  error instanceof Error && 'kind' in error && error.kind === 'notFound'
    ? 'is no employee'
    : explain(error, api).message

/** What came of it for whom it went well, and how many were not tried because nothing more could succeed. */
interface Done<R> {
  results: R[]
  left: number
}

/** Does something for each of them, side by side. What fails with one is kept, and so is what it answers as a text. */
async function forEach<T extends { email: string }, R extends object>(
  { halting, api, progress, failures }: DeletionJob,
  all: readonly T[],
  run: (one: T, signal: AbortSignal) => Promise<R | string>,
): Promise<Done<R>> {
  let left = 0
  const one = async (person: T): Promise<R | undefined> => {
    const { email } = person
    try {
      const result = await halting.call((signal) => run(person, signal))
      progress.add(1)
      if (typeof result !== 'string') return result
      failures.push({ email, reason: result })
    } catch (error) {
      if (isStopped(error) || halting.halt) left++
      else failures.push({ email, reason: reasonOf(error, api) })
      progress.skip(1)
    }
    return undefined
  }
  const results = (await Promise.all(all.map(one))).filter((result) => result !== undefined)
  return { results, left }
}

/**
 * Who is there, and which lists they leave. Behind anonymous tracking nobody's lists are told: they leave every list
 * of the company.
 */
export async function lookUp(
  job: DeletionJob,
  emails: readonly string[],
  isAnonymous: boolean,
): Promise<Done<Going>> {
  const { client, halting, company, list } = job
  const { company_id: companyId } = company
  if (isAnonymous) {
    const all = list
      ? [list]
      : (await halting.call((signal) => client.lists.list({ companyId }, { signal }))).lists
    const lists = all.map(({ id }) => id)
    return { results: emails.map((email) => ({ email, name: '', lists, isLast: false })), left: 0 }
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

/** Removes them, and tells how many it were. */
export async function removeAll(
  job: DeletionJob,
  going: readonly Going[],
): Promise<{ removed: number; left: number }> {
  const { client, company } = job
  const { results, left } = await forEach(job, going, ({ email, lists }, signal) =>
    client.employees.delete({ companyId: company.company_id, email, lists: [...lists] }, { signal }),
  )
  return { removed: results.length, left }
}
