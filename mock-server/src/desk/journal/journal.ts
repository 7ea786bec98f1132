import * as z from 'zod/mini'
import { type History, type HistoryEntry, listEntryChanges } from '../../server/worlds/History.ts'
import type { StoredEmailRow } from '../../store/rows.ts'
import type { World } from '../../world/World.ts'
import { createControl, type Desk, DeskError } from '../controls/control.ts'
import { exportJournal, JournalFile, replayJournal } from './replay.ts'

const EmptyInput = z.strictObject({})
const PositionInput = z.strictObject({ position: z.coerce.number().check(z.int()) })
const UndoInput = z.strictObject({ to: z.optional(z.int()) })

export const journalControls = [
  createControl(
    'GET',
    '/journal',
    'Everything done, with its changes, messages and events',
    EmptyInput,
    listEntries,
  ),
  createControl(
    'GET',
    '/journal/export',
    'The journal as a file, to be replayed on another machine',
    EmptyInput,
    ({ live }) => exportJournal(live),
  ),
  createControl(
    'GET',
    '/journal/:position',
    'One entry with every row it set or removed',
    PositionInput,
    getEntryDetails,
  ),
  createControl(
    'POST',
    '/undo',
    'Undoes one step, or goes to {"to":POSITION}, back or forward',
    UndoInput,
    undoActions,
  ),
  createControl(
    'POST',
    '/replay',
    'Replays an exported journal in a new world, and reports any differences',
    JournalFile,
    replayJournal,
  ),
]

function listEntries({ live: { history, world } }: Desk) {
  const { first, position, last } = history
  return { first, position, last, entries: history.entries.map((entry) => describeEntry(world, entry)) }
}

function describeEntry({ mails }: World, entry: HistoryEntry) {
  const { position, what, who, impersonator, at, events = [] } = entry
  const changes = listEntryChanges(entry)
  const changeCounts: Record<string, number> = {}
  for (const { collection } of changes) {
    if (collection !== 'meta') changeCounts[collection] = (changeCounts[collection] ?? 0) + 1
  }
  const emails = changes.flatMap(({ collection, row }) =>
    collection === mails.name && row ? [...mails.listHeads(row as StoredEmailRow)] : [],
  )
  return {
    position,
    what,
    who,
    ...(impersonator === undefined ? {} : { impersonator }),
    at,
    changed: emails.length > 0 ? { ...changeCounts, [mails.name]: emails.length } : changeCounts,
    mails: emails.map(({ id, to, kind, subject }) => ({ id, to, kind, subject })),
    events: events.map(({ event }) => event),
  }
}

function getEntryDetails({ live: { history, world } }: Desk, { position }: z.infer<typeof PositionInput>) {
  const entry = history.entries.find((candidate) => candidate.position === position)
  if (!entry) throw new DeskError(404, `The journal has no entry ${position}`)
  const { events = [] } = entry
  return { ...describeEntry(world, entry), changes: listEntryChanges(entry), events }
}

/** Skips `people` entries: listing people creates links, which no one wants to undo. */
function getUndoPosition({ entries, position }: History): number {
  const lastUndoableEntry = entries.findLast(({ what }) => what !== 'people')
  return (lastUndoableEntry?.position ?? position) - 1
}

async function undoActions({ live }: Desk, { to }: z.infer<typeof UndoInput>) {
  try {
    await live.goTo(to ?? getUndoPosition(live.history))
  } catch (error) {
    if (error instanceof RangeError) throw new DeskError(400, error.message, 'to')
    throw error
  }
  const { first, position, last } = live.history
  return { first, position, last, now: live.world.clock.instant }
}
