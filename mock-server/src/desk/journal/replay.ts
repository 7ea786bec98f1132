import * as z from 'zod/mini'
import { respond } from '../../server/requests/respond.ts'
import type { HistoryEntry } from '../../server/worlds/History.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Change } from '../../store/Collection.ts'
import { ChangeLine } from '../../store/disk/WorldFile.ts'
import { type Desk, DeskError } from '../controls/control.ts'
import { readWorldFile, toFile, WorldFile } from '../worlds/worldFile.ts'

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
  return { start: toFile(history.start), entries: history.entries.map(plain) }
}

const plain = ({ position, what, who, impersonator, at, call, changes }: HistoryEntry) => ({
  position,
  what,
  who,
  ...(impersonator === undefined ? {} : { impersonator }),
  at,
  ...(call ? { call } : {}),
  changes: changes.map(({ collection, id, row }) => ({ collection, id, row })),
})

export async function replay(
  { live: asked, worlds, site }: Desk,
  { start, entries }: z.infer<typeof JournalFile>,
) {
  const live = worlds.fork(readWorldFile(start, asked))
  if (!live) throw new DeskError(409, 'The world ID is already taken')
  const address = worlds.addressOf(live)
  const different: { position: number; what: string; why: string }[] = []
  for (const entry of entries) {
    const before = live.history.position
    const status = await play({ worlds, live, site }, entry)
    const [done] = live.history.entries.slice(before - live.history.first)
    const why = difference(entry, done?.changes ?? [], address)
    if (why) different.push({ position: entry.position, what: entry.what, why: `${why}${status}` })
  }
  return { id: live.id, address: `${address}/`, played: entries.length, different }
}

async function play(
  { worlds, live, site }: Pick<Desk, 'worlds' | 'live' | 'site'>,
  { what, who, call, changes }: Entry,
): Promise<string> {
  if (!call) {
    live.world.redo(changes)
    await live.commit(what, { who })
    return ''
  }
  const headers = { ...call.headers, 'x-heed-world': live.id }
  const { status } = await respond(worlds, { ...call, headers, origin: site })
  return `, it answered ${status}`
}

function difference({ call, changes }: Entry, done: readonly Change[], address: string): string | undefined {
  if (done.length === 0 && changes.length > 0) return 'changed nothing'
  const here = (text: string) => (call ? text.replaceAll(call.address, address) : text)
  const shape = ({ collection, id, row }: Change) => JSON.stringify({ collection, id, row })
  for (const [at, change] of changes.entries()) {
    const other = done[at]
    if (!other || shape(other) !== here(shape(change))) {
      return `changed ${other ? `${other.collection} ${other.id}` : 'less'} instead of ${change.collection} ${change.id}`
    }
  }
  return done.length > changes.length ? 'changed more' : undefined
}
