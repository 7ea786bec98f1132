import { type Employee, foldName, type ListRef, normalizeAddress } from '@heed/contracts'
import { explainError, isApiErrorOfKind } from '../../../../io/network/explainError.ts'
import { type PeopleJob, type PeopleRun, toItemEntry } from '../../peopleJob.ts'
import type { PersonBeforeRun } from '../journal/before.ts'
import type { ChangedPerson } from './runChanges.ts'

export interface RestoreStep {
  email: string
  line: number
  name?: string
  lists?: readonly number[]
  changes: readonly string[]
}

export interface RestorePlan {
  restoring: RestoreStep[]
  /** Number of people who can't be restored fully, because no call can remove a tag or clear a name. */
  partly: number
  changedSince: number
}

function planPersonRestore(
  { before, importedPerson }: ChangedPerson,
  now: Employee,
  { list, line }: { list: string | undefined; line: number },
): { restoring: RestoreStep | null; isPartly: boolean; isChangedSince: boolean } {
  const wasRenamed = importedPerson.name !== '' && importedPerson.name !== before.name
  const isNamed = wasRenamed && now.name === importedPerson.name
  const keys = new Set(before.lists.map(({ name }) => foldName(name)))
  const addedListKeys = new Set(
    [...importedPerson.lists, ...(list === undefined ? [] : [list])]
      .map(foldName)
      .filter((key) => !keys.has(key)),
  )
  const leftLists = now.lists.filter(({ name }) => addedListKeys.has(foldName(name)))
  const tags = importedPerson.tags.filter(
    (tag) => !before.tags.includes(tag) && now.combinedTags?.includes(tag),
  )
  const name = isNamed && before.name !== '' ? { name: before.name } : {}
  const remainingLists = now.lists.filter((list) => !leftLists.includes(list))
  const lists = leftLists.length > 0 ? { lists: remainingLists.map(({ id }) => id) } : {}
  const changes = [
    ...('name' in name ? [`name: ${now.name} → ${before.name}`] : []),
    ...(leftLists.length > 0 ? [`remove from ${leftLists.map((list) => list.name).join(', ')}`] : []),
  ]
  return {
    restoring:
      changes.length > 0 ? { email: normalizeAddress(now.email), line, changes, ...name, ...lists } : null,
    isPartly: tags.length > 0 || (isNamed && before.name === ''),
    isChangedSince: wasRenamed && !isNamed && now.name !== before.name,
  }
}

export function planRestores(
  changedPeople: readonly ChangedPerson[],
  employees: ReadonlyMap<string, Employee>,
  { list, from }: { list: string | undefined; from: number },
): RestorePlan {
  const result: RestorePlan = { restoring: [], partly: 0, changedSince: 0 }
  for (const change of changedPeople) {
    const now = employees.get(change.before.email)
    if (!now) continue
    const line = from + result.restoring.length
    const { restoring, isPartly, isChangedSince } = planPersonRestore(change, now, { list, line })
    if (restoring) result.restoring.push(restoring)
    if (isPartly) result.partly++
    if (isChangedSince) result.changedSince++
  }
  return result
}

export function planLeaverReturns(
  leavers: readonly PersonBeforeRun[],
  employees: ReadonlyMap<string, Employee>,
  lists: readonly ListRef[],
  from: number,
): Pick<RestorePlan, 'restoring' | 'partly'> & { gone: number } {
  const result = { restoring: [] as RestoreStep[], partly: 0, gone: 0 }
  const knownListIds = new Set(lists.map(({ id }) => id))
  for (const { email, lists } of leavers) {
    const now = employees.get(email)
    if (!now) {
      result.gone++
      continue
    }
    const missingLists = lists.filter(({ id }) => !now.lists.some((list) => list.id === id))
    const back = missingLists.filter(({ id }) => knownListIds.has(id))
    if (back.length < missingLists.length) result.partly++
    if (back.length === 0) continue
    result.restoring.push({
      email,
      line: from + result.restoring.length,
      lists: [...now.lists, ...back].map(({ id }) => id),
      changes: [`add back to ${back.map(({ name }) => name).join(', ')}`],
    })
  }
  return result
}

/** Equal to an import's batch size. */
const namesPerRequest = 500

/** Lines with only an address and a name change nothing except the name. */
async function renameMany(job: PeopleJob, people: readonly RestoreStep[]): Promise<readonly RestoreStep[]> {
  const { client, halting, company } = job
  const renamedPeople = people.filter(({ name, lists }) => name !== undefined && lists === undefined)
  const remainingPeople = new Set(people.filter((person) => !renamedPeople.includes(person)))
  for (let from = 0; from < renamedPeople.length; from += namesPerRequest) {
    const batch = renamedPeople.slice(from, from + namesPerRequest)
    const records = batch.map(({ email, name }, index) => ({
      email,
      name: name ?? '',
      lineNumber: index + 1,
    }))
    const params = { companyId: company.company_id, preview: false, removeObsolete: false, records }
    try {
      await halting.call((signal) => client.import.createUsersBatch(params, { signal }))
    } catch (error) {
      // Without a free seat, no import is allowed, even if it adds no one.
      if (!isApiErrorOfKind(error, 'conflict', 'validation')) throw error
      for (const person of batch) remainingPeople.add(person)
    }
  }
  return [...remainingPeople]
}

export async function restoreEmployees(
  job: PeopleJob,
  run: Pick<PeopleRun, 'record' | 'note'>,
  restoreSteps: readonly RestoreStep[],
): Promise<{ restored: number }> {
  const { client, halting, company, failures, api } = job
  const companyId = company.company_id
  if (restoreSteps.length === 0) return { restored: 0 }
  await Promise.all(restoreSteps.map((step) => run.record(toItemEntry(step, 'sent'))))
  const remainingPeople = await renameMany(job, restoreSteps)
  const failedEmails = new Set<string>()
  await Promise.all(
    remainingPeople.map(async ({ email, name, lists }) => {
      const change = { ...(name ? { name } : {}), ...(lists ? { listsId: [...lists] } : {}) }
      const params = { companyId, currentEmail: email, ...change }
      try {
        await halting.call((signal) => client.employees.update(params, { signal }))
      } catch (error) {
        failedEmails.add(email)
        failures.push({ email, reason: explainError(error, api).message })
      }
    }),
  )
  for (const step of restoreSteps)
    run.note(toItemEntry(step, failedEmails.has(step.email) ? 'failed' : 'updated'))
  return { restored: restoreSteps.length - failedEmails.size }
}
