import { type Company, companyName, isAnonymous, normalizeAddress } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { hashJson } from '../../io/files/hashJson.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { type ItemEntry, isItem, latestItems } from '../../job/journal/items.ts'
import { readEntries } from '../../job/journal/store.ts'
import type { KnownRun, RunHead } from '../../job/journal/types.ts'
import { toUndoKind } from '../../job/journal/undoKind.ts'
import type { RemovalTarget } from '../employees/delete/deletion.ts'
import { undoAdditions } from '../employees/delete/undoAdditions.ts'
import { refuseSingleSignOn } from '../employees/guards.ts'
import { fetchPeoplePages } from '../employees/pages.ts'
import { type PeopleJob, type PeopleOptions, preparePeopleJob } from '../employees/peopleJob.ts'
import type { UndoOptions } from '../runs/kinds.ts'
import { addingKindName } from './addingRun.ts'

/** Anonymous tracking hides other lists, so a removal might delete employees. */
function guard(company: Company): void {
  refuseSingleSignOn(company)
  if (!isAnonymous(company)) return
  throw new Stop(
    `${sanitizeText(companyName(company))} uses anonymous tracking, so list memberships are hidden and this can't be undone.`,
    exitCodes.notAllowed,
  )
}

/** The journal stores only hashes of addresses. */
async function stillOn(
  { client, halting, company, list }: PeopleJob,
  lines: ReadonlyMap<string, number>,
): Promise<RemovalTarget[]> {
  const asked = { companyId: company.company_id, listId: list ? [list.id] : [] }
  const going: RemovalTarget[] = []
  for await (const { users } of fetchPeoplePages(client, halting.call, asked)) {
    for (const { email, name, lists } of users) {
      const line = lines.get(hashJson(normalizeAddress(email)))
      if (line !== undefined)
        going.push({ email, name, line, lists: asked.listId, isLast: lists.length === 1 })
    }
  }
  return going
}

export async function undoAdding(
  context: Context,
  { head }: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> {
  const { id, companies, options: asked } = head as RunHead<PeopleOptions>
  const items = latestItems((await readEntries<ItemEntry>(context.env, id)).filter(isItem))
  const made = [...items.values()].filter((item) => item.made && item.state !== 'failed')
  const lines = new Map(made.map(({ hash, line }) => [hash, line]))
  const prepared = await preparePeopleJob(context, {
    list: String(asked.list),
    option: '',
    company: String(companies[0]?.id),
    guard,
    sideBySide: 8,
  })
  const { job, place } = prepared
  const name = sanitizeText(job.list?.name ?? '')
  const going = await stillOn(job, lines)
  return undoAdditions({
    prepared,
    of: id,
    kind: toUndoKind(addingKindName),
    going,
    keep: true,
    options,
    words: {
      to: 'remove',
      past: 'removed',
      count: 'removed',
      from: `from "${name}" in ${place}`,
      done: (count) => `Removed ${count} from "${name}" in ${place}`,
    },
    others: { gone: lines.size - going.length },
    stay: { gone: 'no longer on the list' },
  })
}
