import type { AddressPlan } from '@heed/contracts/rules/import/addressChanges/planAddressChanges'
import type { AddressChange } from '@heed/contracts/rules/import/addressChanges/readAddressChanges'
import { explainError, isApiErrorOfKind } from '../../../io/network/explainError.ts'
import { isStoppedError } from '../../../job/HaltControl.ts'
import { type PeopleJob, type PeopleRun, toItemEntry } from '../peopleJob.ts'

export interface MoveCounts {
  moved: number
  left: number
}

/** An earlier response may be lost: then no one has the old address, and someone has the new one. */
async function wasMoved(
  { client, company }: PeopleJob,
  { newEmail }: AddressChange,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await client.employees.get({ companyId: company.company_id, email: newEmail }, { signal })
    return true
  } catch (error) {
    if (isApiErrorOfKind(error, 'notFound')) return false
    throw error
  }
}

export async function performMoves(
  job: PeopleJob,
  run: Pick<PeopleRun, 'record' | 'note'>,
  steps: AddressPlan['steps'],
): Promise<MoveCounts> {
  const { client, company, halting, failures, progress, api } = job
  const counts = { moved: 0, left: 0 }
  const moveOne = async (change: AddressChange): Promise<void> => {
    const { email, newEmail, line } = change
    try {
      await halting.call(async (signal) => {
        await run.record(toItemEntry(change, 'sent'))
        const params = { companyId: company.company_id, currentEmail: email, email: newEmail }
        try {
          await client.employees.update(params, { signal })
        } catch (error) {
          if (!isApiErrorOfKind(error, 'notFound') || !(await wasMoved(job, change, signal))) throw error
        }
      })
      run.note(toItemEntry(change, 'updated'))
      counts.moved++
      progress.add(1)
    } catch (error) {
      progress.skip(1)
      if (isStoppedError(error) || halting.halt) {
        counts.left++
        return
      }
      const reason = isApiErrorOfKind(error, 'notFound')
        ? 'employee not found'
        : explainError(error, api).message
      failures.push({ email, line, reason })
      run.note(toItemEntry(change, 'failed', reason))
    }
  }
  for (const step of steps) await Promise.all(step.map(moveOne))
  return counts
}
