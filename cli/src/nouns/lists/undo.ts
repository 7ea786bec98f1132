import { type Company, getCompanyName, isAnonymous, normalizeAddress } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { getLatestItems, type ItemEntry, isItem } from '../../job/journal/items.ts'
import { readEntries } from '../../job/journal/store.ts'
import type { KnownRun, RunHeader } from '../../job/journal/types.ts'
import { toUndoKind } from '../../job/journal/undoKind.ts'
import type { RemovalTarget } from '../employees/delete/deletion.ts'
import { undoAdditions } from '../employees/delete/undoAdditions.ts'
import { refuseSingleSignOn } from '../employees/guards.ts'
import { fetchPeoplePages } from '../employees/pages.ts'
import { type PeopleJob, type PeopleOptions, preparePeopleJob } from '../employees/peopleJob.ts'
import type { UndoOptions } from '../runs/kinds.ts'
import { addingKindName } from './addingRun.ts'

/** Anonymous tracking hides other lists, so a removal might delete employees. */
function checkCompany(company: Company): void {
  refuseSingleSignOn(company)
  if (!isAnonymous(company)) return
  throw new Stop(
    `${sanitizeText(getCompanyName(company))} uses anonymous tracking, so list memberships are hidden and this run can't be undone.`,
    exitCodes.notAllowed,
  )
}

/** The journal stores only hashes of addresses. */
async function selectRemainingLines(
  { client, halting, company, list }: PeopleJob,
  lines: ReadonlyMap<string, number>,
): Promise<RemovalTarget[]> {
  const params = { companyId: company.company_id, listId: list ? [list.id] : [] }
  const targets: RemovalTarget[] = []
  for await (const { users } of fetchPeoplePages(client, halting.call, params)) {
    for (const { email, name, lists } of users) {
      const line = lines.get(hashJson(normalizeAddress(email)))
      if (line !== undefined)
        targets.push({ email, name, line, lists: params.listId, isLast: lists.length === 1 })
    }
  }
  return targets
}

export async function undoAdding(
  context: Context,
  { head }: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> {
  const { id, companies, options: runOptions } = head as RunHeader<PeopleOptions>
  const items = getLatestItems((await readEntries<ItemEntry>(context.env, id)).filter(isItem))
  const addedItems = [...items.values()].filter((item) => item.made && item.state !== 'failed')
  const lines = new Map(addedItems.map(({ hash, line }) => [hash, line]))
  const undoJob = await preparePeopleJob(context, {
    list: String(runOptions.list),
    option: '',
    company: String(companies[0]?.id),
    guard: checkCompany,
    sideBySide: 8,
  })
  const { job, companyLabel } = undoJob
  const name = sanitizeText(job.list?.name ?? '')
  const remainingLines = await selectRemainingLines(job, lines)
  return undoAdditions({
    preparedJob: undoJob,
    runId: id,
    kind: toUndoKind(addingKindName),
    targets: remainingLines,
    keep: true,
    options,
    words: {
      to: 'remove',
      pastParticiple: 'removed',
      count: 'removed',
      from: `from "${name}" in ${companyLabel}`,
      done: (count) => `Removed ${count} from "${name}" in ${companyLabel}`,
    },
    otherCounts: { gone: lines.size - remainingLines.length },
    keepReasons: { gone: 'no longer on the list' },
  })
}
