import * as z from 'zod/mini'
import { respondToCall } from '../../server/requests/respond.ts'
import { type HistoryEntry, listEntryChanges } from '../../server/worlds/History.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Change } from '../../store/Collection.ts'
import { ChangeLine } from '../../store/disk/WorldFile.ts'
import { type Desk, DeskError } from '../controls/control.ts'
import { readWorldFile, toWorldFile, WorldFile } from '../worlds/worldFile.ts'

const Call = z.object({
  method: z.string(),
  path: z.string().check(z.startsWith('/')),
  query: z.string(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
  address: z.string(),
})
const Entry = z.object({
  position: z.int(),
  what: z.string(),
  who: z.nullable(z.string()),
  impersonator: z.optional(z.string()),
  at: z.string(),
  call: z.optional(Call),
  changes: z.array(ChangeLine),
})
export const JournalFile = z.strictObject({ start: WorldFile, entries: z.array(Entry) })
type Entry = z.infer<typeof Entry>

export function exportJournal({ history }: LiveWorld) {
  return { start: toWorldFile(history.start), entries: history.entries.map(toPlainEntry) }
}

const toPlainEntry = (entry: HistoryEntry) => {
  const { position, what, who, impersonator, at, call } = entry
  return {
    position,
    what,
    who,
    ...(impersonator === undefined ? {} : { impersonator }),
    at,
    ...(call ? { call } : {}),
    changes: listEntryChanges(entry).map(({ collection, id, row }) => ({ collection, id, row })),
  }
}

export async function replayJournal(
  { live: sourceWorld, worlds, site }: Desk,
  { start, entries }: z.infer<typeof JournalFile>,
) {
  const liveWorld = worlds.fork(readWorldFile(start, sourceWorld))
  if (!liveWorld) throw new DeskError(409, 'The world ID is already taken')
  const address = worlds.getAddress(liveWorld)
  const differences: { position: number; what: string; why: string }[] = []
  for (const entry of entries) {
    const startPosition = liveWorld.history.position
    const status = await replayEntry({ worlds, live: liveWorld, site }, entry)
    const [replayedEntry] = liveWorld.history.entries.slice(startPosition - liveWorld.history.first)
    const reason = findDifference(entry, replayedEntry ? listEntryChanges(replayedEntry) : [], address)
    if (reason) differences.push({ position: entry.position, what: entry.what, why: `${reason}${status}` })
  }
  return { id: liveWorld.id, address: `${address}/`, played: entries.length, different: differences }
}

async function replayEntry(
  { worlds, live, site }: Pick<Desk, 'worlds' | 'live' | 'site'>,
  { what, who, call, changes }: Entry,
): Promise<string> {
  if (!call) {
    live.world.redo(changes)
    await live.commit(what, { who })
    return ''
  }
  const headers = { ...call.headers, 'x-heed-world': live.id }
  const { status } = await respondToCall(worlds, { ...call, headers, origin: site })
  return `, it answered ${status}`
}

function findDifference(
  { call, changes }: Entry,
  actualChanges: readonly Change[],
  address: string,
): string | undefined {
  if (actualChanges.length === 0 && changes.length > 0) return 'changed nothing'
  const withAddress = (text: string) => (call ? text.replaceAll(call.address, address) : text)
  const toComparable = ({ collection, id, row }: Change) => JSON.stringify({ collection, id, row })
  for (const [index, change] of changes.entries()) {
    const actualChange = actualChanges[index]
    if (!actualChange || toComparable(actualChange) !== withAddress(toComparable(change))) {
      return `changed ${actualChange ? `${actualChange.collection} ${actualChange.id}` : 'less'} instead of ${change.collection} ${change.id}`
    }
  }
  return actualChanges.length > changes.length ? 'changed more' : undefined
}
