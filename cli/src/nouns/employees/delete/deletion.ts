import { countLeavers, type LeaverCounts, removeLeaver } from '@heed/contracts'
import { fetchLists } from '../../../command/list.ts'
import { explainError, isApiErrorOfKind } from '../../../io/network/explainError.ts'
import { isStoppedError } from '../../../job/HaltControl.ts'
import type { PeopleRun } from '../peopleJob.ts'
import { type EmailLine, type PeopleJob, toItemEntry } from '../peopleJob.ts'

export interface RemovalTarget extends EmailLine {
  name: string
  lists: readonly number[]
  /** Null means unknown, as with anonymous tracking. */
  isLast: boolean | null
}

export const notFoundReason = 'employee not found'

const getReason = (error: unknown, api: string): string =>
  isApiErrorOfKind(error, 'notFound') ? notFoundReason : explainError(error, api).message

interface BatchOutcome<R> {
  results: R[]
  left: number
}

async function runForEachPerson<T extends { email: string }, R extends object>(
  { halting, api, progress, failures }: PeopleJob,
  people: readonly T[],
  run: (person: T, signal: AbortSignal) => Promise<R | string>,
  onFailure: (person: T, reason: string) => void = () => undefined,
): Promise<BatchOutcome<R>> {
  let remainingCount = 0
  const runOne = async (person: T): Promise<R | undefined> => {
    const { email } = person
    try {
      const result = await halting.call((signal) => run(person, signal))
      progress.add(1)
      if (typeof result !== 'string') return result
      failures.push({ email, reason: result })
    } catch (error) {
      if (isStoppedError(error) || halting.halt) remainingCount++
      else {
        const reason = getReason(error, api)
        failures.push({ email, reason })
        onFailure(person, reason)
      }
      progress.skip(1)
    }
    return undefined
  }
  const results = (await Promise.all(people.map(runOne))).filter((result) => result !== undefined)
  return { results, left: remainingCount }
}

/** Anonymous tracking hides lists, so employees are removed from all lists. */
export async function findTargets(
  job: PeopleJob,
  emailLines: readonly EmailLine[],
  isAnonymous: boolean,
): Promise<BatchOutcome<RemovalTarget>> {
  const { client, halting, company, list } = job
  const { company_id: companyId } = company
  if (isAnonymous) {
    const allLists = list ? [list] : await halting.call((signal) => fetchLists(client, company, signal))
    const lists = allLists.map(({ id }) => id)
    const isLast = list ? null : true
    return { results: emailLines.map((emailLine) => ({ ...emailLine, name: '', lists, isLast })), left: 0 }
  }
  return runForEachPerson(job, emailLines, async (emailLine, signal): Promise<RemovalTarget | string> => {
    const { email } = emailLine
    const person = await client.employees.get({ companyId, email }, { signal })
    const ids = person.lists.map(({ id }) => id)
    if (!list) return { ...emailLine, name: person.name, lists: ids, isLast: true }
    if (!ids.includes(list.id)) return 'not on the list'
    return { ...emailLine, name: person.name, lists: [list.id], isLast: ids.length === 1 }
  })
}

export interface RemovalResult {
  removed: number
  leavers: LeaverCounts
  left: number
}

interface RemovalOptions {
  keep?: boolean
}

export async function removeEmployees(
  job: PeopleJob,
  run: Pick<PeopleRun, 'record' | 'note'>,
  targets: readonly RemovalTarget[],
  { keep = false }: RemovalOptions = {},
): Promise<RemovalResult> {
  const { client, company } = job
  const { company_id: companyId } = company
  const removePerson = async (
    { email, lists, isLast }: RemovalTarget,
    signal: AbortSignal,
  ): Promise<boolean | null> => {
    const callWithSignal = <T>(make: (signal: AbortSignal) => Promise<T>) => make(signal)
    if (!(keep && isLast)) {
      const leaver = { email, lists: lists.map((id) => ({ id })), isDeleted: isLast }
      return removeLeaver({ client, companyId, call: callWithSignal }, leaver)
    }
    // Removing an employee from the last list deletes the employee.
    try {
      await client.employees.update({ companyId, currentEmail: email, listsId: [] }, { signal })
      return false
    } catch (error) {
      // An earlier response was lost, or someone else removed the employee first.
      if (isApiErrorOfKind(error, 'notFound')) return true
      throw error
    }
  }
  const remove = async (target: RemovalTarget, signal: AbortSignal) => {
    await run.record(toItemEntry(target, 'sent'))
    const isDeleted = await removePerson(target, signal)
    run.note(toItemEntry(target, 'deleted'))
    return { isDeleted }
  }
  const { results, left } = await runForEachPerson(job, targets, remove, (target, reason) => {
    run.note(toItemEntry(target, 'failed', reason))
  })
  return { removed: results.length, leavers: countLeavers(results), left }
}
