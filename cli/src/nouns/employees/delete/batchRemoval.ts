import {
  type Employee,
  type EmployeeList,
  fetchMembers,
  getListLockReason,
  importRecordsMax,
  normalizeAddress,
} from '@heed/contracts'
import { fetchLists } from '../../../command/list.ts'
import { lookUpEmployees } from '../lookUpEmployees.ts'
import { type PeopleJob, type PeopleRun, toItemEntry } from '../peopleJob.ts'
import type { RemovalTarget } from './deletion.ts'

export const minBatchPeople = 50

const recordsPerCall = 1000

type BatchRun = Pick<PeopleRun, 'record' | 'note'>

/** Someone who joined a list between its preview and its removal; they were removed with the others. */
export interface RemovedBystander {
  email: string
  list: string
}

interface ListRemoval {
  list: Pick<EmployeeList, 'id' | 'name'>
  targets: ReadonlySet<string>
  /** Members to keep, or one target if there are none, because the call needs a member of the list. */
  staying: readonly string[]
}

class UnexpectedPreviewError extends Error {
  override readonly name = 'UnexpectedPreviewError'
}

/** The preview must list only targets: the API can't limit a removal to what was previewed. */
export async function removeFromList(
  { client, halting, company }: Pick<PeopleJob, 'client' | 'halting' | 'company'>,
  { list, targets, staying }: ListRemoval,
): Promise<RemovedBystander[]> {
  const records = staying.map((email, index) => ({ email, lineNumber: index + 1 }))
  const params = { companyId: company.company_id, records, removeObsolete: true, listId: list.id }
  const isTarget = ({ email }: { email: string }) => targets.has(normalizeAddress(email))
  return halting.call(async (signal) => {
    const preview = await client.import.createUsersBatch({ ...params, preview: true }, { signal })
    const isExpected =
      preview.newUsers.length + preview.updatedUsers.length + preview.count_invalid === 0 &&
      preview.obsolete.every(isTarget)
    if (!isExpected) throw new UnexpectedPreviewError()
    const { obsolete } = await client.import.createUsersBatch({ ...params, preview: false }, { signal })
    return obsolete.filter((person) => !isTarget(person)).map(({ email }) => ({ email, list: list.name }))
  })
}

async function planListRemovals(
  job: PeopleJob,
  lists: ReadonlyMap<number, EmployeeList>,
  targetsByList: ReadonlyMap<number, Set<string>>,
): Promise<ListRemoval[]> {
  const { client, halting, company } = job
  const search = { client, call: halting.call, companyId: company.company_id }
  const removals = [...targetsByList].map(async ([listId, targets]): Promise<ListRemoval[]> => {
    const list = lists.get(listId)
    const stayingCount = (list?.usersCount ?? 0) - targets.size
    if (!list || targets.size < minBatchPeople || getListLockReason(list) !== null) return []
    if (stayingCount > importRecordsMax) return []
    const members = stayingCount > 0 ? await fetchMembers(search, list) : []
    const staying = members.filter((email) => !targets.has(email))
    return [{ list, targets, staying: staying.length > 0 ? staying : [...targets].slice(0, 1) }]
  })
  return (await Promise.all(removals)).flat()
}

/** People on no list are put on a list of their own, because a batch can only remove members of a list. */
async function putOnTemporaryList(
  { client, halting, company }: PeopleJob,
  lists: readonly EmployeeList[],
  name: string,
  emails: readonly string[],
): Promise<EmployeeList> {
  const companyId = company.company_id
  const list =
    lists.find((candidate) => candidate.name === name) ??
    (await halting.call((signal) => client.lists.create({ companyId, active: 1, name }, { signal }))).list
  const calls: Promise<unknown>[] = []
  for (let from = 0; from < emails.length; from += recordsPerCall) {
    const records = emails
      .slice(from, from + recordsPerCall)
      .map((email, index) => ({ email, lineNumber: index + 1 }))
    const params = { companyId, records, preview: false, removeObsolete: false, listId: list.id }
    calls.push(halting.call((signal) => client.import.createUsersBatch(params, { signal })))
  }
  await Promise.all(calls)
  return { ...list, usersCount: list.usersCount + emails.length }
}

function groupByList(
  targets: readonly RemovalTarget[],
  temporaryList: EmployeeList | undefined,
): Map<number, Set<string>> {
  const targetsByList = new Map<number, Set<string>>()
  for (const { email, lists } of targets) {
    const ids = lists.length === 0 && temporaryList ? [temporaryList.id] : lists
    for (const id of ids) {
      const emails = targetsByList.get(id) ?? new Set()
      targetsByList.set(id, emails.add(email))
    }
  }
  return targetsByList
}

async function removeFromLists(
  job: PeopleJob,
  run: BatchRun,
  targets: readonly RemovalTarget[],
  temporaryListName: string,
): Promise<{ touched: ReadonlySet<string>; bystanders: readonly RemovedBystander[] }> {
  const lists = await job.halting.call((signal) => fetchLists(job.client, job.company, signal))
  const unlisted = targets.filter((target) => target.lists.length === 0).map(({ email }) => email)
  const temporaryList =
    unlisted.length < minBatchPeople
      ? undefined
      : await putOnTemporaryList(job, lists, temporaryListName, unlisted)
  const allLists = temporaryList ? [...lists, temporaryList] : lists
  const listsById = new Map(allLists.map((list) => [list.id, list]))
  const removals = await planListRemovals(job, listsById, groupByList(targets, temporaryList))
  const touched = new Set(removals.flatMap((removal) => [...removal.targets]))
  const touchedTargets = targets.filter(({ email }) => touched.has(email))
  await Promise.all(touchedTargets.map((target) => run.record(toItemEntry(target, 'sent'))))
  // A failed batch isn't reported: the single calls report the reason for each person.
  const results = await Promise.allSettled(removals.map((removal) => removeFromList(job, removal)))
  return {
    touched,
    bystanders: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
  }
}

interface BatchRemoval {
  removed: number
  rest: readonly RemovalTarget[]
  bystanders: readonly RemovedBystander[]
}

/** An import that contains only a list's other members removes the targets; `rest` needs single calls. */
export async function removeInBatches(
  job: PeopleJob,
  run: BatchRun,
  targets: readonly RemovalTarget[],
  temporaryListName: string,
): Promise<BatchRemoval> {
  const none = { removed: 0, rest: targets, bystanders: [] }
  if (targets.length < minBatchPeople || job.company.anonymousTracking) return none
  let remaining: ReadonlyMap<string, Employee>
  let touched: ReadonlySet<string>
  let bystanders: readonly RemovedBystander[] = []
  try {
    ;({ touched, bystanders } = await removeFromLists(job, run, targets, temporaryListName))
    if (touched.size === 0) return none
    remaining = await lookUpEmployees({ ...job, progress: { ...job.progress, add() {} } }, [...touched])
  } catch {
    return { ...none, bystanders }
  }
  const rest: RemovalTarget[] = []
  for (const target of targets) {
    const person = remaining.get(target.email)
    if (touched.has(target.email) && !person) {
      run.note(toItemEntry(target, 'deleted'))
      job.progress.add(1)
    } else rest.push(person ? { ...target, lists: person.lists.map(({ id }) => id) } : target)
  }
  return { removed: targets.length - rest.length, rest, bystanders }
}

export async function deleteTemporaryList(
  { client, halting, company }: PeopleJob,
  lists: readonly EmployeeList[],
  name: string,
): Promise<void> {
  const list = lists.find((candidate) => candidate.name === name && candidate.usersCount === 0)
  if (!list) return
  const params = { companyId: company.company_id, listId: list.id }
  await halting.call((signal) => client.lists.delete(params, { signal }))
}
