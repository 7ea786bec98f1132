import type { Client, Company, ListRef } from '@heed/contracts'
import { type Halting, isStopped } from '../bulk/halting.ts'
import type { Progress } from '../bulk/progress.ts'
import { explain, isKind } from '../explain.ts'
import { hashOf, type ItemEntry, type ItemState } from '../runs/items.ts'
import type { Run } from '../runs/open.ts'
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

/** What a run needs to go on, besides its input: the list that was meant. */
export interface DeletionWishes {
  list: number | null
}
export type DeletionRun = Run<ItemEntry, DeletionWishes>

/** Somebody who is named; `line` is the place in order, from 1. */
export interface Named {
  email: string
  line: number
}

/** Somebody who is about to go: off these lists, and altogether where no other is left. */
export interface Going extends Named {
  name: string
  lists: readonly number[]
  isLast: boolean
}

export const noEmployee = 'is no employee'

const reasonOf = (error: unknown, api: string): string =>
  isKind(error, 'notFound') ? noEmployee : explain(error, api).message

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
  onFailure: (one: T, reason: string) => void = () => undefined,
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
      else {
        const reason = reasonOf(error, api)
        failures.push({ email, reason })
        onFailure(person, reason)
      }
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
  named: readonly Named[],
  isAnonymous: boolean,
): Promise<Done<Going>> {
  const { client, halting, company, list } = job
  const { company_id: companyId } = company
  if (isAnonymous) {
    const all = list
      ? [list]
      : (await halting.call((signal) => client.lists.list({ companyId }, { signal }))).lists
    const lists = all.map(({ id }) => id)
    return { results: named.map((one) => ({ ...one, name: '', lists, isLast: false })), left: 0 }
  }
  return forEach(job, named, async (one, signal): Promise<Going | string> => {
    const { email } = one
    const person = await client.employees.get({ companyId, email }, { signal })
    const ids = person.lists.map(({ id }) => id)
    if (!list) return { ...one, name: person.name, lists: ids, isLast: true }
    if (!ids.includes(list.id)) return 'is not on the list'
    return { ...one, name: person.name, lists: [list.id], isLast: ids.length === 1 }
  })
}

export const entryOf = ({ email, line }: Named, state: ItemState, reason?: string): ItemEntry => ({
  line,
  hash: hashOf(email),
  state,
  ...(reason === undefined ? {} : { reason }),
})

/** Removes them, and tells how many it were; the run knows of each before and after. */
export async function removeAll(
  job: DeletionJob,
  run: Pick<Run<ItemEntry>, 'record' | 'note'>,
  going: readonly Going[],
): Promise<{ removed: number; left: number }> {
  const { client, company } = job
  const remove = async (one: Going, signal: AbortSignal) => {
    await run.record(entryOf(one, 'sent'))
    try {
      const asked = { companyId: company.company_id, email: one.email, lists: [...one.lists] }
      await client.employees.delete(asked, { signal })
    } catch (error) {
      // They were there a moment ago: the answer to an earlier try was lost, or somebody else was faster.
      if (!isKind(error, 'notFound')) throw error
    }
    run.note(entryOf(one, 'deleted'))
    return one
  }
  const { results, left } = await forEach(job, going, remove, (one, reason) => {
    run.note(entryOf(one, 'failed', reason))
  })
  return { removed: results.length, left }
}
