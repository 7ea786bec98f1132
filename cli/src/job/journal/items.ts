/** 'sent' is recorded before the call, so the call may or may not have changed anything. */
export type ItemState =
  | 'sent'
  | 'done'
  | 'created'
  | 'added'
  | 'existed'
  | 'updated'
  | 'deleted'
  | 'skipped'
  | 'refused'
  | 'failed'

export interface ItemEntry {
  line: number
  hash: string
  state: ItemState
  label?: string
  ids?: Readonly<Record<string, number | string>>
  /** Set if this run created the item: undo deletes only such items. */
  made?: true
  /** Hash of the created item, to detect later changes. */
  was?: string
  reason?: string
  requestIds?: readonly string[]
}

/** Keeps the earlier entry's values where the later entry has none, except for the reason. */
function mergeEntries<Entry extends ItemEntry>(before: Entry | undefined, entry: Entry): Entry {
  const label = entry.label ?? before?.label
  const requestIds = [...(before?.requestIds ?? []), ...(entry.requestIds ?? [])]
  const previousState = entry.was ?? before?.was
  return {
    ...entry,
    ...((entry.made ?? before?.made) ? { made: true } : {}),
    ...(previousState === undefined ? {} : { was: previousState }),
    ...(label === undefined ? {} : { label }),
    ids: { ...before?.ids, ...entry.ids },
    requestIds,
  }
}

export function getLatestItems<Entry extends ItemEntry>(entries: readonly Entry[]): Map<number, Entry> {
  const latestItems = new Map<number, Entry>()
  for (const entry of entries) latestItems.set(entry.line, mergeEntries(latestItems.get(entry.line), entry))
  return new Map([...latestItems].sort(([a], [b]) => a - b))
}

export function countItems(items: Iterable<ItemEntry>): Partial<Record<ItemState, number>> {
  const counts: Partial<Record<ItemState, number>> = {}
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

export const isItem = (entry: unknown): entry is ItemEntry =>
  typeof entry === 'object' && entry !== null && 'line' in entry && 'state' in entry
