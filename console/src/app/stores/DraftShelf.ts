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
export type ShelvedInput = z.infer<typeof StoredInput>
export type EarlierInput = ShelvedInput & { tab: string }

const isStoredInput = (value: unknown): value is ShelvedInput => StoredInput.safeParse(value).success

const toShelfKey = (tab: string) => `${SHELF_PREFIX}${tab}`

export const isShelfName = (name: string): boolean => name.startsWith(SHELF_PREFIX)

export function putOnShelf(tab: string, input: ShelvedInput): void {
  const fitsOnShelf = JSON.stringify(input).length <= MAX_CHARACTERS
  if (input.typed.length > 0 && fitsOnShelf) writeSaved(toShelfKey(tab), input)
  else removeSaved(toShelfKey(tab))
}

/** Returns newest entries first; deletes expired entries and other people's entries. */
export function readShelf(ownTab: string, person: string, now: Date): EarlierInput[] {
  const inputs: EarlierInput[] = []
  const oldestTime = now.getTime() - RETENTION_DAYS * DAY_MS
  for (const name of listSavedNames(SHELF_PREFIX)) {
    const input = readSaved(name, isStoredInput)
    if (input?.person !== person || Date.parse(input.at) < oldestTime) removeSaved(name)
    else if (name !== toShelfKey(ownTab)) inputs.push({ ...input, tab: name.slice(SHELF_PREFIX.length) })
  }
  return inputs.toSorted((a, b) => b.at.localeCompare(a.at))
}

export function takeFromShelf(tab: string): void {
  writeSaved(toShelfKey(tab), TAKEN_MARK)
  removeSaved(toShelfKey(tab))
}

export const removeFromShelf = (tab: string): void => removeSaved(toShelfKey(tab))

export function clearShelf(): void {
  for (const name of listSavedNames(SHELF_PREFIX)) removeSaved(name)
}

export const isTakenMark = (tab: string, name: string, value: unknown): boolean =>
  name === toShelfKey(tab) && value === TAKEN_MARK
