import { companyName, listsNamed } from '@heed/contracts'
import { fates } from '@heed/contracts/rules/import/fates'
import type { Context } from '../context.ts'
import { failureLines } from '../employees/addresses.ts'
import { type DeletionJob, type Going, removeAll } from '../employees/deletion.ts'
import { refuseSingleSignOn } from '../employees/guards.ts'
import { peopleLines } from '../employees/names.ts'
import { exitCodes, Stop } from '../exit.ts'
import { isKind } from '../explain.ts'
import type { Sink } from '../io/streams.ts'
import { harmless } from '../io/width.ts'
import { counted, thousands } from '../io/words.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { ItemEntry } from '../runs/items.ts'
import type { UndoWishes } from '../runs/kinds.ts'
import { openRun, type Run } from '../runs/open.ts'
import { collectRequestIds } from '../runs/requestIds.ts'
import { readEntries } from '../runs/store.ts'
import type { KnownRun, RunHead } from '../runs/types.ts'
import { checkFile } from './check.ts'
import { decodeClasses } from './classes.ts'
import { createHalting } from './halting.ts'
import { createJobCaller } from './jobCaller.ts'
import { answeredIn, type ImportEntry, type ImportRunWishes, importKindName, placeKey } from './journal.ts'
import { createProgress, realTime } from './progress.ts'
import { createPlaces, eachBatch } from './send.ts'
import { openSource } from './source.ts'

const sideBySide = 8
const undoKindName = `undo of ${importKindName}`
const people = (count: number): string => counted(count, 'person', 'people')

/** What an import made: addresses stand in its file only, the journal says which lines of it were new. */
interface Made {
  emails: readonly string[]
  lists: readonly string[]
}

async function readMade(context: Context, head: RunHead<ImportRunWishes>): Promise<Made> {
  const entries = (await readEntries<ImportEntry>(context.env, head.id)).filter(
    (entry): entry is ImportEntry => 'sent' in entry || 'done' in entry,
  )
  const { done } = answeredIn(entries)
  const { encoding, lanes, batch } = head.wishes
  const size = { lanes, batch }
  const source = await openSource(head.input?.path ?? '', context.streams.input)
  try {
    const unused = {
      count: 0,
      kept: [],
      lines: new Map(),
      add: () => {},
      flush: async () => {},
      close: async () => {},
    }
    const checked = await checkFile({
      source,
      encoding,
      trusted: true,
      refusals: unused,
      size,
      onRead: () => true,
    })
    if (checked?.sha256 !== head.input?.sha256) {
      throw new Stop(
        `${harmless(head.input?.name ?? '')} was changed since its import: nobody knows any more whom it added.`,
        exitCodes.failed,
        'Delete people by their addresses: heed employees delete --from FILE',
      )
    }
    const emails = new Set<string>()
    const placeOf = createPlaces(lanes)
    if (checked) {
      await eachBatch({
        source,
        encoding,
        size,
        people: checked.people,
        kept: checked.kept,
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
    }
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
  { client, halting, company, progress }: DeletionJob,
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
  { client, halting, company }: DeletionJob,
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

async function confirm(context: Context, going: readonly Going[], place: string): Promise<void> {
  context.streams.error.write(`To be deleted from ${place}:\n${peopleLines(going).join('\n')}\n`)
  const typed = await context.ask.text('Type how many to delete:', '--yes')
  if (typed.trim() === String(going.length)) return
  throw new Stop('Cancelled: nobody was deleted.', exitCodes.usage)
}

function refuseMany({ length }: readonly Going[], maxDelete: number): void {
  if (length <= maxDelete) return
  throw new Stop(
    `Nobody was deleted: ${people(length)} would go, more than --max-delete ${thousands(maxDelete)}.`,
    exitCodes.safetyLimit,
    `If they are to go, add --max-delete ${length}`,
  )
}

interface Counts extends Record<string, number> {
  deleted: number
  /** Could not be deleted, or were not tried any more. */
  failed: number
  active: number
  gone: number
  lists: number
}

const linesOf = ({ deleted, lists, active, gone }: Counts, place: string, { paint }: Sink): string[] => [
  `${paint.green('✓')} Deleted ${people(deleted)} from ${place}`,
  ...(lists > 0 ? [`  and ${counted(lists, 'list')} that the import had made`] : []),
  ...(active > 0 ? [`  ${people(active)} stayed: they have done something since`] : []),
  ...(gone > 0 ? [`  ${people(gone)} had gone already`] : []),
]

interface Undoing extends DeletionJob {
  place: string
  /** Aborted by Ctrl-C. */
  stop: AbortSignal
  again: string
}

/** Why some are still there; undefined when everybody has gone who was to. */
function stopOf({ failures, halting, stop, again }: Undoing, { failed }: Counts): Stop | undefined {
  if (failed === 0) return undefined
  const told = `${people(failed)} not deleted.`
  if (stop.aborted) return new Stop(`Interrupted. ${told}`, exitCodes.interrupted, again)
  const { halt } = halting
  if (halt) return new Stop(`${halt.message}\n${told}`, halt.code, ...halt.next, again)
  return new Stop(told, exitCodes.failed, ...failureLines(failures).map(harmless), again)
}

async function undo(
  job: Undoing,
  run: Run<ItemEntry>,
  going: readonly Going[],
  made: Made,
): Promise<Pick<Counts, 'deleted' | 'failed' | 'lists'>> {
  const { progress, place, failures } = job
  progress.stage(`Deleting in ${place}`, going.length, 'people')
  const { removed, left } = await removeAll(job, run, going)
  const failed = failures.length + left
  const lists = failed > 0 ? 0 : await removeLists(job, made.lists)
  progress.clear()
  return { deleted: removed, failed, lists }
}

/** Deletes the people an import added who have done nothing since, then its lists that are empty; itself a run. */
export async function undoImport(
  context: Context,
  { head: known }: KnownRun,
  { yes, maxDelete, receipt }: UndoWishes,
): Promise<FactsOutcome> {
  const head = known as RunHead<ImportRunWishes>
  const company = await context.company()
  refuseSingleSignOn(company)
  const made = await readMade(context, head)
  const requestIds = collectRequestIds()
  const client = await context.client({ connections: sideBySide, requestId: requestIds.next })
  const { streams, quiet } = context
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, sideBySide)
  const { api } = await context.settings()
  const place = harmless(companyName(company))
  const again = `Go on: heed runs undo ${head.id}`
  const halting = createHalting(call, api)
  const job: Undoing = {
    client,
    halting,
    company,
    list: undefined,
    api,
    progress,
    failures: [],
    place,
    stop,
    again,
  }
  const user = await call((signal) => client.auth.getCurrentUser(undefined, { signal }))
  try {
    progress.stage(`Looking people up in ${place}`, made.emails.length, 'people')
    const { going, active, gone } = await look(job, made.emails)
    progress.clear()
    refuseMany(going, maxDelete)
    if (going.length > 0 && !yes) await confirm(context, going, place)
    const run = await openRun<ItemEntry, object>(
      context,
      {
        kind: undoKindName,
        user,
        partner: null,
        companies: head.companies,
        input: null,
        wishes: {},
        limits: { maxDelete },
        of: head.id,
      },
      { requestIds, receipt },
    )
    const counts: Counts = { ...(await undo(job, run, going, made)), active, gone }
    const ended = stopOf(job, counts)
    const state = ended ? (stop.aborted ? 'interrupted' : 'failed') : 'done'
    await run.close({ state, exitCode: ended?.code ?? exitCodes.done, counts })
    return {
      kind: 'facts',
      document: { run: run.head.id, of: head.id, ...counts },
      lines: linesOf(counts, place, streams.output),
      ...(ended ? { stop: ended, code: ended.code } : {}),
    }
  } finally {
    progress.clear()
  }
}
