import * as z from 'zod/mini'
import type { History, HistoryEntry } from '../../server/worlds/History.ts'
import type { MailRow } from '../../store/rows.ts'
import { control, type Desk, DeskError } from '../controls/control.ts'
import { exportJournal, JournalFile, replay } from './replay.ts'

const Nothing = z.strictObject({})
const Position = z.strictObject({ position: z.coerce.number().check(z.int()) })
const Undo = z.strictObject({ to: z.optional(z.int()) })

export const journal = [
  control('GET', '/journal', 'Everything done, with its changes, messages and events', Nothing, list),
  control(
    'GET',
    '/journal/export',
    'The journal as a file, to be replayed on another machine',
    Nothing,
    ({ live }) => exportJournal(live),
  ),
  control('GET', '/journal/:position', 'One entry with every row it set or removed', Position, show),
  control('POST', '/undo', 'Undoes one step, or goes to {"to":POSITION}, back or forward', Undo, undo),
  control(
    'POST',
    '/replay',
    'Replays an exported journal in a new world, and reports any differences',
    JournalFile,
    replay,
  ),
]

function list({ live: { history } }: Desk) {
  const { first, position, last } = history
  return { first, position, last, entries: history.entries.map(describe) }
}

function describe({ position, what, who, impersonator, at, changes, events = [] }: HistoryEntry) {
  const changed: Record<string, number> = {}
  for (const { collection } of changes) {
    if (collection !== 'meta') changed[collection] = (changed[collection] ?? 0) + 1
  }
  const mails = changes.flatMap(({ collection, row }) =>
    collection === 'mails' && row ? [row as MailRow] : [],
  )
  return {
    position,
    what,
    who,
    ...(impersonator === undefined ? {} : { impersonator }),
    at,
    changed,
    mails: mails.map(({ id, to, kind, subject }) => ({ id, to, kind, subject })),
    events: events.map(({ event }) => event),
  }
}

function show({ live: { history } }: Desk, { position }: z.infer<typeof Position>) {
  const entry = history.entries.find((one) => one.position === position)
  if (!entry) throw new DeskError(404, `The journal has no entry ${position}`)
  const { changes, events = [] } = entry
  return { ...describe(entry), changes, events }
}

/** Skips `people` entries: listing people creates links, which no one wants to undo. */
function oneStepBack({ entries, position }: History): number {
  const meant = entries.findLast(({ what }) => what !== 'people')
  return (meant?.position ?? position) - 1
}

async function undo({ live }: Desk, { to }: z.infer<typeof Undo>) {
  try {
    await live.goTo(to ?? oneStepBack(live.history))
  } catch (error) {
    if (error instanceof RangeError) throw new DeskError(400, error.message, 'to')
    throw error
  }
  const { first, position, last } = live.history
  return { first, position, last, now: live.world.clock.instant }
}
