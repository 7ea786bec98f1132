import { type Employee, foldedName, type ListRef, normalizeAddress } from '@heed/contracts'
import { explain, isKind } from '../../../../io/network/explain.ts'
import { type PeopleJob, type PeopleRun, toItemEntry } from '../../peopleJob.ts'
import type { BeforePerson } from '../journal/before.ts'
import type { ChangedByRun } from './runChanges.ts'

export interface RestoreStep {
  email: string
  line: number
  name?: string
  lists?: readonly number[]
  changes: readonly string[]
}

export interface RestorePlan {
  restoring: RestoreStep[]
  /** These people can't be restored fully, because no call removes a tag or a whole name. */
  partly: number
  changedSince: number
}

function planRestore(
  { before, said }: ChangedByRun,
  now: Employee,
  { list, line }: { list: string | undefined; line: number },
): { restoring: RestoreStep | null; isPartly: boolean; isChangedSince: boolean } {
  const renamed = said.name !== '' && said.name !== before.name
  const isNamed = renamed && now.name === said.name
  const keys = new Set(before.lists.map(({ name }) => foldedName(name)))
  const added = new Set(
    [...said.lists, ...(list === undefined ? [] : [list])].map(foldedName).filter((key) => !keys.has(key)),
  )
  const leaving = now.lists.filter(({ name }) => added.has(foldedName(name)))
  const tags = said.tags.filter((tag) => !before.tags.includes(tag) && now.combinedTags?.includes(tag))
  const name = isNamed && before.name !== '' ? { name: before.name } : {}
  const stay = now.lists.filter((one) => !leaving.includes(one))
  const lists = leaving.length > 0 ? { lists: stay.map(({ id }) => id) } : {}
  const changes = [
    ...('name' in name ? [`name: ${now.name} → ${before.name}`] : []),
    ...(leaving.length > 0 ? [`remove from ${leaving.map((one) => one.name).join(', ')}`] : []),
  ]
  return {
    restoring:
      changes.length > 0 ? { email: normalizeAddress(now.email), line, changes, ...name, ...lists } : null,
    isPartly: tags.length > 0 || (isNamed && before.name === ''),
    isChangedSince: renamed && !isNamed && now.name !== before.name,
  }
}

export function planRestores(
  changed: readonly ChangedByRun[],
  found: ReadonlyMap<string, Employee>,
  { list, from }: { list: string | undefined; from: number },
): RestorePlan {
  const result: RestorePlan = { restoring: [], partly: 0, changedSince: 0 }
  for (const one of changed) {
    const now = found.get(one.before.email)
    if (!now) continue
    const line = from + result.restoring.length
    const { restoring, isPartly, isChangedSince } = planRestore(one, now, { list, line })
    if (restoring) result.restoring.push(restoring)
    if (isPartly) result.partly++
    if (isChangedSince) result.changedSince++
  }
  return result
}

export function planReturns(
  left: readonly BeforePerson[],
  found: ReadonlyMap<string, Employee>,
  lists: readonly ListRef[],
  from: number,
): Pick<RestorePlan, 'restoring' | 'partly'> & { gone: number } {
  const result = { restoring: [] as RestoreStep[], partly: 0, gone: 0 }
  const known = new Set(lists.map(({ id }) => id))
  for (const { email, lists: off } of left) {
    const now = found.get(email)
    if (!now) {
      result.gone++
      continue
    }
    const missing = off.filter(({ id }) => !now.lists.some((one) => one.id === id))
    const back = missing.filter(({ id }) => known.has(id))
    if (back.length < missing.length) result.partly++
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
const namesTogether = 500

/** Lines with only an address and a name change nothing except the name. */
async function renameMany(job: PeopleJob, people: readonly RestoreStep[]): Promise<readonly RestoreStep[]> {
  const { client, halting, company } = job
  const named = people.filter(({ name, lists }) => name !== undefined && lists === undefined)
  const left = new Set(people.filter((one) => !named.includes(one)))
  for (let from = 0; from < named.length; from += namesTogether) {
    const some = named.slice(from, from + namesTogether)
    const records = some.map(({ email, name }, at) => ({ email, name: name ?? '', lineNumber: at + 1 }))
    const asked = { companyId: company.company_id, preview: false, removeObsolete: false, records }
    try {
      await halting.call((signal) => client.import.createUsersBatch(asked, { signal }))
    } catch (error) {
      // Without a free seat, no import is allowed, even if it adds no one.
      if (!isKind(error, 'conflict', 'validation')) throw error
      for (const one of some) left.add(one)
    }
  }
  return [...left]
}

export async function restoreEmployees(
  job: PeopleJob,
  run: Pick<PeopleRun, 'record' | 'note'>,
  restoring: readonly RestoreStep[],
): Promise<{ restored: number }> {
  const { client, halting, company, failures, api } = job
  const companyId = company.company_id
  if (restoring.length === 0) return { restored: 0 }
  await Promise.all(restoring.map((one) => run.record(toItemEntry(one, 'sent'))))
  const left = await renameMany(job, restoring)
  const failed = new Set<string>()
  await Promise.all(
    left.map(async ({ email, name, lists }) => {
      const change = { ...(name ? { name } : {}), ...(lists ? { listsId: [...lists] } : {}) }
      const asked = { companyId, currentEmail: email, ...change }
      try {
        await halting.call((signal) => client.employees.update(asked, { signal }))
      } catch (error) {
        failed.add(email)
        failures.push({ email, reason: explain(error, api).message })
      }
    }),
  )
  for (const one of restoring) run.note(toItemEntry(one, failed.has(one.email) ? 'failed' : 'updated'))
  return { restored: restoring.length - failed.size }
}
