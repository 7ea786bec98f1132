import * as z from 'zod/mini'
import { listSavedNames, readSaved, removeSaved, writeSaved } from '../../lib/storage/storage.ts'

/** Each tab has its own key, so that tabs don't overwrite each other's drafts. */
const SHELF_PREFIX = 'heed.drafts.'

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

const toSharedDraftsKey = (tab: string) => `${SHELF_PREFIX}${tab}`

export const isSharedDraftsName = (name: string): boolean => name.startsWith(SHELF_PREFIX)

export function shareDrafts(tab: string, input: SharedDrafts): void {
  const fitsOnShelf = JSON.stringify(input).length <= MAX_CHARACTERS
  if (input.typed.length > 0 && fitsOnShelf) writeSaved(toSharedDraftsKey(tab), input)
  else removeSaved(toSharedDraftsKey(tab))
}

/** Returns newest entries first; deletes expired entries and other people's entries. */
export function readSharedDrafts(ownTab: string, person: string, now: Date): EarlierInput[] {
  const inputs: EarlierInput[] = []
  const oldestTime = now.getTime() - RETENTION_DAYS * DAY_MS
  for (const name of listSavedNames(SHELF_PREFIX)) {
    const input = readSaved(name, isStoredInput)
    if (input?.person !== person || Date.parse(input.at) < oldestTime) removeSaved(name)
    else if (name !== toSharedDraftsKey(ownTab))
      inputs.push({ ...input, tab: name.slice(SHELF_PREFIX.length) })
  }
  return inputs.toSorted((a, b) => b.at.localeCompare(a.at))
}

export function takeSharedDrafts(tab: string): void {
  writeSaved(toSharedDraftsKey(tab), TAKEN_MARK)
  removeSaved(toSharedDraftsKey(tab))
}

export const removeSharedDrafts = (tab: string): void => removeSaved(toSharedDraftsKey(tab))

export function clearSharedDrafts(): void {
  for (const name of listSavedNames(SHELF_PREFIX)) removeSaved(name)
}

export const isTakenMark = (tab: string, name: string, value: unknown): boolean =>
  name === toSharedDraftsKey(tab) && value === TAKEN_MARK
