/** 'sent' is written before the effect: an item that stays so may or may not have been done. */
export type ItemState =
  | 'sent'
  | 'created'
  | 'added'
  | 'existed'
  | 'updated'
  | 'deleted'
  | 'skipped'
  | 'refused'
  | 'failed'

/** One thing of a run, as its journal keeps it; a later entry of a line stands in place of an earlier one. */
export interface ItemEntry {
  /** Of the input; where there is none, the place in order. From 1. */
  line: number
  /** Of what was to be done: `hashOf` the row. */
  hash: string
  state: ItemState
  /** What it is called, when it is no person. */
  label?: string
  /** Ids of what was made, as { companyId: 7 }. */
  ids?: Readonly<Record<string, number | string>>
  /** Whether this run made what the ids name, whatever became of the rest: only that may be taken back. */
  made?: true
  /** `hashOf` what was made, to notice that it was changed since. */
  was?: string
  /** Why it failed or was left out. */
  reason?: string
  requestIds?: readonly string[]
}

/** A later entry adds to what is known of its line; only the reason is that of the latest. */
function joined<Entry extends ItemEntry>(before: Entry | undefined, entry: Entry): Entry {
  const label = entry.label ?? before?.label
  const requestIds = [...(before?.requestIds ?? []), ...(entry.requestIds ?? [])]
  const was = entry.was ?? before?.was
  return {
    ...entry,
    ...((entry.made ?? before?.made) ? { made: true } : {}),
    ...(was === undefined ? {} : { was }),
    ...(label === undefined ? {} : { label }),
    ids: { ...before?.ids, ...entry.ids },
    requestIds,
  }
}

/** What is known of each line in the end, in the order of lines. */
export function latestItems<Entry extends ItemEntry>(entries: readonly Entry[]): Map<number, Entry> {
  const latest = new Map<number, Entry>()
  for (const entry of entries) latest.set(entry.line, joined(latest.get(entry.line), entry))
  return new Map([...latest].sort(([one], [other]) => one - other))
}

/** How many items are in which state. */
export function countItems(items: Iterable<ItemEntry>): Partial<Record<ItemState, number>> {
  const counts: Partial<Record<ItemState, number>> = {}
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

/** Tells items from what else a journal holds. */
export const isItem = (entry: unknown): entry is ItemEntry =>
  typeof entry === 'object' && entry !== null && 'line' in entry && 'state' in entry
