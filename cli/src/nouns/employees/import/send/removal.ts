import {
  countLeavers,
  findLeavers,
  type Leaver,
  type LeaverCounts,
  loadSearchLists,
  removeLeaver,
} from '@heed/contracts'
import { type ExitCode, exitCodes, Stop } from '../../../../io/exit.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'
import { formatCount } from '../../../../io/words.ts'
import { checkDeleteLimit } from '../../../../job/journal/deleteLimit.ts'
import { formatLeavers } from '../../delete/leavers.ts'
import { exportBeforeRemoval } from '../../export/exportFirst.ts'
import { formatCountChange, formatPeopleLines } from '../../names.ts'
import type { ImportJob } from '../job.ts'
import type { ReadState } from '../read/check.ts'

export interface Removal {
  obsolete: number
  removed: number
  leavers?: LeaverCounts
  left?: readonly Leaver[]
  offered?: LeaverCounts
  stop?: Stop
}

const createRemovalStop = (message: string, code: ExitCode, hint: string) =>
  new Stop(`No one was removed: ${message}`, code, hint)

function findSafetyStop({ options, refusals }: ImportJob, obsolete: number): Stop | undefined {
  if (refusals.count > 0) {
    return createRemovalStop(
      `${formatCount(refusals.count, 'line was', 'lines were')} rejected, and they may contain employees who should stay.`,
      exitCodes.safetyLimit,
      'Fix the lines and import the whole file again.',
    )
  }
  return checkDeleteLimit(obsolete, options.maxDelete, {
    describe: (count) => formatCount(count, 'employee'),
    emptyText: 'No one was removed',
  })
}

export async function removeObsolete(
  job: ImportJob,
  { tally, counts, people: peopleRead }: ReadState,
  newLists: readonly string[],
): Promise<Removal> {
  const { client, call, company, companyName, options, progress, context } = job
  const listNames = tally.totals(counts).lists.map(({ name }) => name)
  const search = { client, call, companyId: company.company_id }
  const lists = await loadSearchLists(search, job.list, listNames, options.dryRun ? [] : newLists)
  const filterMissing = (emails: string[]) => emails.filter((email) => !peopleRead.has(email))
  const people = await findLeavers(search, lists, filterMissing)
  if (people.length > 0 && !context.quiet && options.removeObsolete) {
    progress.clear()
    const listLabels = lists.map(({ name }) => sanitizeText(name)).join(', ')
    context.streams.error.write(`Employees on ${listLabels} in ${companyName} who aren't in the file:\n`)
    for (const line of formatPeopleLines(people, options.names)) context.streams.error.write(`${line}\n`)
  }
  if (!options.removeObsolete) {
    const offer = options.dryRun && people.length > 0 ? { offered: countLeavers(people) } : {}
    return { obsolete: people.length, removed: 0, ...offer }
  }
  const stop = findSafetyStop(job, people.length)
  if (stop) return { obsolete: people.length, removed: 0, stop }
  const leavers = countLeavers(people)
  if (people.length === 0) return { obsolete: 0, removed: 0 }
  if (options.dryRun) return { obsolete: people.length, removed: 0, leavers }
  const amount = formatCount(people.length, 'employee')
  if ((options.names || !options.yes) && !context.quiet) {
    const total = company.users_total + tally.totals(counts).new
    context.streams.error.write(`${formatCountChange(companyName, total, leavers.deleted)}\n`)
  }
  const question = `Remove ${amount} from ${companyName}? ${formatLeavers(leavers, true)} This can't be undone.`
  if (!options.yes && !(await context.ask.confirm(question, '--yes'))) {
    return {
      obsolete: people.length,
      removed: 0,
      stop: createRemovalStop('cancelled.', exitCodes.usage, 'The imported employees were saved.'),
    }
  }
  if (options.exportRemoved !== undefined) {
    await exportBeforeRemoval({ client, halting: { call }, company, progress }, people, options.exportRemoved)
  }
  progress.stage(`Removing employees from ${companyName}`, people.length, 'employees')
  const removals = people.map(async (person) => {
    const isDeleted = await removeLeaver(search, person)
    progress.add(1)
    return { ...person, isDeleted }
  })
  // Waits for pending calls, so that the count of removed people is correct.
  const results = await Promise.allSettled(removals)
  const failedResult = results.find((result) => result.status === 'rejected')
  if (failedResult) throw failedResult.reason
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const removedOnly = done.filter(({ isDeleted }) => isDeleted === false)
  return { obsolete: people.length, removed: done.length, leavers: countLeavers(done), left: removedOnly }
}
