import { type ListRef, normalizeAddress } from '@heed/contracts'
import { explain } from '../../io/network/explain.ts'
import { isStopped } from '../../job/HaltControl.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import { noEmployee } from '../employees/delete/deletion.ts'
import { type EmailLine, type PeopleJob, type PeopleRun, toItemEntry } from '../employees/peopleJob.ts'

/** Number of addresses per call, like an import's batch. */
const batchSize = 500

export interface AddingJob extends PeopleJob {
  list: ListRef
}

export interface AddingResult {
  added: number
  existed: number
  left: number
}

const splitBatches = (named: readonly EmailLine[]): EmailLine[][] =>
  Array.from({ length: Math.ceil(named.length / batchSize) }, (_, at) =>
    named.slice(at * batchSize, (at + 1) * batchSize),
  )

type Test = (one: EmailLine) => boolean

const among = (rows: readonly { email: string }[]): Test => {
  const emails = new Set(rows.map(({ email }) => normalizeAddress(email)))
  return ({ email }) => emails.has(email)
}

/** Previews first: one unknown address would make the call add no one, and undo may remove only new members. */
export async function addAll(
  { client, halting, company, list, api, progress, failures }: AddingJob,
  run: PeopleRun,
  named: readonly EmailLine[],
  before: ReadonlyMap<number, ItemEntry>,
): Promise<AddingResult> {
  const total: AddingResult = { added: 0, existed: 0, left: 0 }
  const { company_id: companyId } = company

  async function look(batch: readonly EmailLine[]): Promise<{ isUnknown: Test; isComing: Test }> {
    const records = batch.map(({ email }) => ({ email }))
    const { newUsers, updatedUsers } = await halting.call((signal) =>
      client.import.createUsersBatch({ companyId, listId: list.id, records, preview: true }, { signal }),
    )
    return { isUnknown: among(newUsers), isComing: among(updatedUsers) }
  }

  function fail(one: EmailLine, reason: string): void {
    failures.push({ email: one.email, reason })
    run.note(toItemEntry(one, 'failed', reason))
  }

  async function add(known: readonly EmailLine[], isComing: Test): Promise<void> {
    if (known.length === 0) return
    await Promise.all(
      known.map((one) =>
        run.record({ ...toItemEntry(one, 'sent'), ...(isComing(one) ? { made: true } : {}) }),
      ),
    )
    const emails = known.map(({ email }) => email)
    const answer = await halting.call((signal) =>
      client.employees.addUsersToList({ companyId, targetListId: list.id, emails }, { signal }),
    )
    // More people were added than in the preview, so it's unknown which; undo must not remove any.
    const isKnown = answer.added <= known.filter(isComing).length
    for (const one of known) {
      // This person wasn't on the list when an earlier attempt was sent, so this run added them.
      const isOurs = isComing(one) || before.get(one.line)?.made === true
      if (isOurs) total.added++
      else total.existed++
      run.note({
        ...toItemEntry(one, isOurs ? 'added' : 'existed'),
        ...(isOurs && isKnown ? { made: true } : {}),
      })
    }
  }

  async function work(batch: readonly EmailLine[]): Promise<void> {
    let waiting = batch
    try {
      const { isUnknown, isComing } = await look(batch)
      for (const nobody of batch.filter(isUnknown)) fail(nobody, noEmployee)
      waiting = batch.filter((one) => !isUnknown(one))
      await add(waiting, isComing)
      progress.add(batch.length)
    } catch (error) {
      halting.fail(error)
      if (isStopped(error) || halting.halt) total.left += waiting.length
      else for (const one of waiting) fail(one, explain(error, api).message)
      progress.skip(batch.length)
    }
  }

  await Promise.all(splitBatches(named).map(work))
  return total
}
