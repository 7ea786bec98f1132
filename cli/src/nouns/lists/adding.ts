import { type ListRef, normalizeAddress } from '@heed/contracts'
import { explainError } from '../../io/network/explainError.ts'
import { isStoppedError } from '../../job/HaltControl.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import { notFoundReason } from '../employees/delete/deletion.ts'
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

const splitBatches = (emailLines: readonly EmailLine[]): EmailLine[][] =>
  Array.from({ length: Math.ceil(emailLines.length / batchSize) }, (_, index) =>
    emailLines.slice(index * batchSize, (index + 1) * batchSize),
  )

type LineTest = (emailLine: EmailLine) => boolean

const createEmailTest = (rows: readonly { email: string }[]): LineTest => {
  const emails = new Set(rows.map(({ email }) => normalizeAddress(email)))
  return ({ email }) => emails.has(email)
}

/** Previews first: one unknown address would make the call add no one, and undo may remove only new members. */
export async function addEmployees(
  { client, halting, company, list, api, progress, failures }: AddingJob,
  run: PeopleRun,
  emailLines: readonly EmailLine[],
  earlierItems: ReadonlyMap<number, ItemEntry>,
): Promise<AddingResult> {
  const total: AddingResult = { added: 0, existed: 0, left: 0 }
  const { company_id: companyId } = company

  async function lookUpBatch(
    batch: readonly EmailLine[],
  ): Promise<{ isUnknown: LineTest; isComing: LineTest }> {
    const records = batch.map(({ email }) => ({ email }))
    const { newUsers, updatedUsers } = await halting.call((signal) =>
      client.import.createUsersBatch({ companyId, listId: list.id, records, preview: true }, { signal }),
    )
    return { isUnknown: createEmailTest(newUsers), isComing: createEmailTest(updatedUsers) }
  }

  function fail(emailLine: EmailLine, reason: string): void {
    failures.push({ email: emailLine.email, reason })
    run.note(toItemEntry(emailLine, 'failed', reason))
  }

  async function add(knownLines: readonly EmailLine[], isComing: LineTest): Promise<void> {
    if (knownLines.length === 0) return
    await Promise.all(
      knownLines.map((emailLine) =>
        run.record({ ...toItemEntry(emailLine, 'sent'), ...(isComing(emailLine) ? { made: true } : {}) }),
      ),
    )
    const emails = knownLines.map(({ email }) => email)
    const answer = await halting.call((signal) =>
      client.employees.addUsersToList({ companyId, targetListId: list.id, emails }, { signal }),
    )
    // If more people were added than the preview showed, it's unknown which ones, so undo must not remove
    // any.
    const isKnown = answer.added <= knownLines.filter(isComing).length
    for (const emailLine of knownLines) {
      // If this person wasn't on the list when an earlier attempt was sent, this run added them.
      const wasAddedByRun = isComing(emailLine) || earlierItems.get(emailLine.line)?.made === true
      if (wasAddedByRun) total.added++
      else total.existed++
      run.note({
        ...toItemEntry(emailLine, wasAddedByRun ? 'added' : 'existed'),
        ...(wasAddedByRun && isKnown ? { made: true } : {}),
      })
    }
  }

  async function processBatch(batch: readonly EmailLine[]): Promise<void> {
    let waitingLines = batch
    try {
      const { isUnknown, isComing } = await lookUpBatch(batch)
      for (const unknownLine of batch.filter(isUnknown)) fail(unknownLine, notFoundReason)
      waitingLines = batch.filter((emailLine) => !isUnknown(emailLine))
      await add(waitingLines, isComing)
      progress.add(batch.length)
    } catch (error) {
      halting.fail(error)
      if (isStoppedError(error) || halting.halt) total.left += waitingLines.length
      else for (const emailLine of waitingLines) fail(emailLine, explainError(error, api).message)
      progress.skip(batch.length)
    }
  }

  await Promise.all(splitBatches(emailLines).map(processBatch))
  return total
}
