import * as z from 'zod/mini'
import {
  listSavedNames,
  readSavedValue,
  removeSavedValue,
  writeSavedValue,
} from '../../lib/storage/storage.ts'

/** Each tab has its own key, so that tabs don't overwrite each other's drafts. */
const SHARED_DRAFTS_PREFIX = 'heed.drafts.'

const RETENTION_DAYS = 14
const DAY_MS = 86_400_000

/** Larger drafts stay in the tab, because localStorage must leave room for the session. */
const MAX_CHARACTERS = 500_000

/** Written briefly by the tab that takes over the drafts. */
const TAKEN_MARK = 'taken'

const StoredInput = z.object({
  person: z.string(),
  at: z.iso.datetime(),
  drafts: z.record(z.string(), z.unknown()),
  /** Keys of typed input in `drafts`; all other keys are places, such as an open dialog. */
  typed: z.array(z.string()),
})
export type SharedDrafts = z.infer<typeof StoredInput>
export type EarlierInput = SharedDrafts & { tab: string }

const isStoredInput = (value: unknown): value is SharedDrafts => StoredInput.safeParse(value).success

const toSharedDraftsKey = (tab: string) => `${SHARED_DRAFTS_PREFIX}${tab}`

export const isSharedDraftsKey = (name: string): boolean => name.startsWith(SHARED_DRAFTS_PREFIX)

export function shareDrafts(tab: string, input: SharedDrafts): void {
  const fitsOnShelf = JSON.stringify(input).length <= MAX_CHARACTERS
  if (input.typed.length > 0 && fitsOnShelf) writeSavedValue(toSharedDraftsKey(tab), input)
  else removeSavedValue(toSharedDraftsKey(tab))
}

/** Returns newest entries first; deletes expired entries and other people's entries. */
export function readSharedDrafts(ownTab: string, person: string, now: Date): EarlierInput[] {
  const inputs: EarlierInput[] = []
  const oldestTime = now.getTime() - RETENTION_DAYS * DAY_MS
  for (const name of listSavedNames(SHARED_DRAFTS_PREFIX)) {
    const input = readSavedValue(name, isStoredInput)
    if (input?.person !== person || Date.parse(input.at) < oldestTime) removeSavedValue(name)
    else if (name !== toSharedDraftsKey(ownTab))
      inputs.push({ ...input, tab: name.slice(SHARED_DRAFTS_PREFIX.length) })
  }
  return inputs.toSorted((a, b) => b.at.localeCompare(a.at))
}

export function markSharedDraftsTaken(tab: string): void {
  writeSavedValue(toSharedDraftsKey(tab), TAKEN_MARK)
  removeSavedValue(toSharedDraftsKey(tab))
}

export const removeSharedDrafts = (tab: string): void => removeSavedValue(toSharedDraftsKey(tab))

export function clearSharedDrafts(): void {
  for (const name of listSavedNames(SHARED_DRAFTS_PREFIX)) removeSavedValue(name)
}

export const isTakenMark = (tab: string, name: string, value: unknown): boolean =>
  name === toSharedDraftsKey(tab) && value === TAKEN_MARK
