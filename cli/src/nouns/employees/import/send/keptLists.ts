import { type EmployeeList, fetchMembers, getListLockReason, normalizeAddress } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { createKeptListCheck, type KeptList, selectKeptLists } from '@heed/contracts/rules/import/keptLists'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { thousands } from '../../../../io/words.ts'
import { readLines } from '../../../../job/reading.ts'
import type { ImportJob } from '../job.ts'
import type { ReadState } from '../read/check.ts'

export async function findKeptLists({ lists, list }: ImportJob): Promise<readonly EmployeeList[]> {
  const kept = ((await lists) ?? []).filter((one) => getListLockReason(one) !== null)
  const own = kept.find(({ id }) => id === list?.id)
  if (own) throw new Stop(`Nothing was sent. ${getListLockReason(own) ?? ''}`, exitCodes.failed)
  return kept
}

async function withMembers({ client, call, company }: ImportJob, list: EmployeeList): Promise<KeptList> {
  const members = createAddressIndex(list.usersCount)
  for (const email of await fetchMembers({ client, call, companyId: company.company_id }, list)) {
    members.add(email)
  }
  return { name: list.name, source: list.source, has: (email) => members.has(normalizeAddress(email)) }
}

export async function keptListStop(
  job: ImportJob,
  { tally, counts }: ReadState,
  kept: readonly EmployeeList[],
): Promise<Stop | undefined> {
  const { source, found, stop } = job
  const named = selectKeptLists(tally.totals(counts).lists, kept)
  if (named.length === 0) return undefined
  const check = createKeptListCheck(await Promise.all(named.map((list) => withMembers(job, list))))
  const sink = { record: check.record, refused: () => undefined }
  await readLines(source.chunks(), found.encoding, sink, () => !stop.aborted && check.found === null, source)
  if (!check.found) return undefined
  const { lineNumber, name, reason } = check.found
  return new Stop(
    `Nothing was sent: line ${thousands(lineNumber)} of ${source.name} names the list ${sanitizeText(name)}. ${reason}`,
    exitCodes.failed,
  )
}
