import { listsNamed } from '@heed/contracts'
import { fates } from '@heed/contracts/rules/import/fates'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { isKind } from '../../../io/explain.ts'
import { harmless } from '../../../io/width.ts'
import { counted } from '../../../io/words.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun, RunHead } from '../../../job/journal/types.ts'
import { undoOf } from '../../../job/journal/undoOf.ts'
import { inputOf, openImport } from '../../../job/source.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import type { Going } from '../deletion.ts'
import { refuseSingleSignOn } from '../guards.ts'
import { type PeopleJob, prepare } from '../peopleJob.ts'
import { takeBack } from '../takingBack.ts'
import { beginReading, lookThrough } from './check.ts'
import { decodeClasses } from './classes.ts'
import { answeredIn, type ImportRunOptions, importKindName, placeKey } from './journal.ts'
import { createPlaces, eachBatch } from './send.ts'

/** What an import made: addresses stand in its file only, the journal says which lines of it were new. */
interface Made {
  emails: readonly string[]
  lists: readonly string[]
}

async function readMade(context: Context, head: RunHead<ImportRunOptions>): Promise<Made> {
  const { done } = answeredIn(await readEntries(context.env, head.id))
  const { encoding, lanes, batch } = head.options
  const source = await openImport(context, head.input?.path ?? '')
  try {
    const looked = await lookThrough({ source, encoding, trusted: true, onRead: () => true })
    if (!looked || inputOf(source, looked.sha256).sha256 !== head.input?.sha256) {
      throw new Stop(
        `${harmless(head.input?.name ?? '')} was changed since its import: nobody knows any more whom it added.`,
        exitCodes.failed,
        'Delete people by their addresses: heed employees delete --from FILE',
      )
    }
    const emails = new Set<string>()
    const placeOf = createPlaces(lanes)
    await eachBatch({
      source,
      encoding,
      size: { lanes, batch },
      reading: beginReading(looked.lines),
      refused() {
        // Nobody was added by it.
      },
      room: async () => true,
      take(ready) {
        const place = placeOf(ready)
        const addresses = ready.emails()
        const known = done.get(placeKey(place))
        const found =
          known && known.hash === place.hash ? decodeClasses(addresses.length, known.classes) : null
        found?.forEach((fate, at) => {
          if (fate === fates.new) emails.add(addresses[at] ?? '')
        })
      },
    })
    return {
      emails: [...emails],
      lists: [...new Set([...done.values()].flatMap(({ newLists }) => newLists))],
    }
  } finally {
    await source.close()
  }
}

interface Looked {
  going: Going[]
  /** Have done something since: their results would go with them. */
  active: number
  /** Are not there any more. */
  gone: number
}

async function look(
  { client, halting, company, progress }: PeopleJob,
  emails: readonly string[],
): Promise<Looked> {
  const looked: Looked = { going: [], active: 0, gone: 0 }
  const companyId = company.company_id
  await Promise.all(
    emails.map(async (email, at) => {
      try {
        const person = await halting.call((signal) => client.employees.get({ companyId, email }, { signal }))
        const { name, lists, lastActive } = person
        if (lastActive) looked.active++
        else looked.going.push({ email, line: at + 1, name, lists: lists.map(({ id }) => id), isLast: true })
      } catch (error) {
        if (!isKind(error, 'notFound')) throw error
        looked.gone++
      }
      progress.add(1)
    }),
  )
  looked.going.sort((one, other) => (one.email < other.email ? -1 : 1))
  return looked
}

/** Deletes lists that the import made and on which nobody is any more. */
async function removeLists(
  { client, halting, company }: PeopleJob,
  names: readonly string[],
): Promise<number> {
  if (names.length === 0) return 0
  const companyId = company.company_id
  const { lists } = await halting.call((signal) => client.lists.list({ companyId }, { signal }))
  const empty = listsNamed(lists, names).filter(({ usersCount }) => usersCount === 0)
  await Promise.all(
    empty.map(({ id }) =>
      halting.call((signal) => client.lists.delete({ companyId, listId: id }, { signal })),
    ),
  )
  return empty.length
}

/** Deletes the people an import added who have done nothing since, then its lists that are empty; itself a run. */
export async function undoImport(
  context: Context,
  { head: known }: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> {
  const head = known as RunHead<ImportRunOptions>
  const prepared = await prepare(context, { guard: refuseSingleSignOn, sideBySide: 8 })
  const { job, place } = prepared
  const made = await readMade(context, head)
  try {
    job.progress.stage(`Looking people up in ${place}`, made.emails.length, 'people')
    const { going, active, gone } = await look(job, made.emails)
    job.progress.clear()
    return await takeBack({
      prepared,
      of: head.id,
      kind: undoOf(importKindName),
      going,
      options,
      words: {
        to: 'delete',
        past: 'deleted',
        count: 'deleted',
        from: `from ${place}`,
        done: (count) => `Deleted ${count} from ${place}`,
      },
      others: { active, gone },
      stay: { active: 'stayed: they have done something since', gone: 'had gone already' },
      async afterwards() {
        const lists = await removeLists(job, made.lists)
        const lines = lists > 0 ? [`  and ${counted(lists, 'list')} that the import had made`] : []
        return { counts: { lists }, lines }
      },
    })
  } finally {
    job.progress.clear()
  }
}
