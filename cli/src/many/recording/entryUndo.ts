import { isApiErrorOfKind } from '../../io/network/explainError.ts'
import { getLatestItems, isItem } from '../../job/journal/items.ts'
import { readEntries } from '../../job/journal/store.ts'
import type { KnownRun } from '../../job/journal/types.ts'
import type { RowCall } from '../../job/rowRun.ts'
import {
  createNothingToUndoStop,
  type RowUndo,
  type UndoPlan,
  type UndoRow,
  type UndoTask,
  undoRows,
} from '../../job/rowUndo.ts'
import type { StartedJob } from '../../job/startJob.ts'
import type { RowEntry, RowUndoAction } from './rowRecord.ts'

export const changedSinceReason = 'It has changed since the run'
const goneReason = 'It no longer exists'

interface PlannedEntry<Details> {
  change: string
  details: Details
}

interface EntryUndo<Details> extends Pick<RowUndo<UndoTask>, 'words'> {
  undoesUnconfirmed?: true
  joinEntries?(entries: readonly RowEntry[]): readonly RowEntry[]
  /** Returns a reason if the entry can't be undone, and null if nothing is left to undo. */
  planEntry(
    job: StartedJob,
    entry: RowEntry,
    companyId: number,
  ): Promise<PlannedEntry<Details> | string | null>
  undoTask(job: StartedJob, task: UndoTask & { details: Details }, rowCall: RowCall): Promise<unknown>
}

const unconfirmedReason = "The run ended during its change, so it isn't certain that the run made it"

async function readChangedEntries(
  { context }: StartedJob,
  { head }: KnownRun,
  includesFailed: boolean,
): Promise<RowEntry[]> {
  const entries = (await readEntries<RowEntry>(context.env, head.id)).filter(isItem) as RowEntry[]
  const states = ['done', 'sent', ...(includesFailed ? ['failed'] : [])]
  return [...getLatestItems(entries).values()].filter(({ state }) => states.includes(state))
}

export function createEntryUndo<Details>(undo: EntryUndo<Details>): RowUndoAction {
  type Task = UndoTask & { details: Details }
  const { words, undoesUnconfirmed = false, joinEntries = (entries) => entries, planEntry, undoTask } = undo

  async function planAll(job: StartedJob, knownRun: KnownRun): Promise<UndoPlan<Task>> {
    const tasks: Task[] = []
    const skipped: UndoRow[] = []
    const entries = joinEntries(await readChangedEntries(job, knownRun, undoesUnconfirmed))
    if (entries.length === 0) throw createNothingToUndoStop(knownRun.head)
    const plans = entries.map(async (entry) => {
      const companyId = Number(entry.ids?.companyId)
      if (entry.state === 'sent' && !undoesUnconfirmed) return { entry, companyId, plan: unconfirmedReason }
      return { entry, companyId, plan: await planEntry(job, entry, companyId).catch(explainGone) }
    })
    for (const { entry, companyId, plan } of await Promise.all(plans)) {
      const { line, hash, label = '' } = entry
      if (typeof plan === 'string')
        skipped.push({ line, companyId, name: label, state: 'skipped', reason: plan })
      else if (plan) tasks.push({ line, hash, label, companyId, ...plan })
    }
    return { tasks, skipped }
  }

  return (context, knownRun, options) =>
    undoRows<Task>(context, knownRun, options, {
      words,
      plan: (job) => planAll(job, knownRun),
      begin: async (job) => async (task, rowCall) => {
        await undoTask(job, task, rowCall)
        return { state: 'updated' }
      },
    })
}

function explainGone(error: unknown): string {
  if (isApiErrorOfKind(error, 'notFound')) return goneReason
  throw error
}
