import { type EmployeeList, keptElsewhere } from '@heed/contracts'
import { firstKeptList } from '@heed/contracts/rules/import/keptLists'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import { thousands } from '../io/words.ts'
import type { Reading } from './check.ts'
import type { ImportJob } from './job.ts'

/** The lists of the company that nobody is put on from here; stops where the list of the import is one of them. */
export async function findKeptLists({ client, call, company, list }: ImportJob): Promise<EmployeeList[]> {
  const { company_id: companyId } = company
  const { lists } = await call((signal) => client.lists.list({ companyId }, { signal }))
  const kept = lists.filter((one) => keptElsewhere(one) !== null)
  const own = kept.find(({ id }) => id === list?.id)
  if (own) throw new Stop(`Nothing was sent. ${keptElsewhere(own) ?? ''}`, exitCodes.failed)
  return kept
}

/** What forbids a file that names one of them (S2 section 2.3). */
export function keptListStop(
  { source }: Pick<ImportJob, 'source'>,
  { tally, counts }: Reading,
  kept: readonly EmployeeList[],
): Stop | undefined {
  const found = firstKeptList(tally.totals(counts).lists, kept)
  if (!found) return undefined
  const { lineNumber, name, reason } = found
  return new Stop(
    `Nothing was sent: line ${thousands(lineNumber)} of ${source.name} names the list ${harmless(name)}. ${reason}`,
    exitCodes.failed,
  )
}
