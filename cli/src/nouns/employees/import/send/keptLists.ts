import { type EmployeeList, fetchMembers, getListLockReason, normalizeAddress } from '@heed/contracts'
import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import {
  createLockedListCheck,
  type LockedList,
  selectLockedLists,
} from '@heed/contracts/rules/import/keptLists'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { formatThousands } from '../../../../io/words.ts'
import { readLines } from '../../../../job/reading.ts'
import type { ImportJob } from '../job.ts'
import type { ReadState } from '../read/check.ts'

export async function findLockedLists({ lists, list }: ImportJob): Promise<readonly EmployeeList[]> {
  const keptLists = ((await lists) ?? []).filter((list) => getListLockReason(list) !== null)
  const targetList = keptLists.find(({ id }) => id === list?.id)
  if (targetList) throw new Stop(`Nothing was sent. ${getListLockReason(targetList) ?? ''}`, exitCodes.failed)
  return keptLists
}

async function fetchLockedList(
  { client, call, company }: ImportJob,
  list: EmployeeList,
): Promise<LockedList> {
  const members = createAddressIndex(list.usersCount)
  for (const email of await fetchMembers({ client, call, companyId: company.company_id }, list)) {
    members.add(email)
  }
  return { name: list.name, source: list.source, has: (email) => members.has(normalizeAddress(email)) }
}

export async function checkLockedLists(
  job: ImportJob,
  { tally, counts }: ReadState,
  keptLists: readonly EmployeeList[],
): Promise<Stop | undefined> {
  const { source, detected, stop } = job
  const namedLists = selectLockedLists(tally.totals(counts).lists, keptLists)
  if (namedLists.length === 0) return undefined
  const check = createLockedListCheck(await Promise.all(namedLists.map((list) => fetchLockedList(job, list))))
  const sink = { record: check.record, refused: () => undefined }
  await readLines(
    source.chunks(),
    detected.encoding,
    sink,
    () => !stop.aborted && check.found === null,
    source,
  )
  if (!check.found) return undefined
  const { lineNumber, name, reason } = check.found
  return new Stop(
    `Nothing was sent: line ${formatThousands(lineNumber)} of ${source.name} contains the list ${sanitizeText(name)}. ${reason}`,
    exitCodes.failed,
  )
}
