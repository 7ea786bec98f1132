import * as z from 'zod/mini'
import { listSavedNames, readSaved, removeSaved, writeSaved } from '../../lib/storage/storage.ts'

/** Each tab has its own key, so that tabs don't overwrite each other's drafts. */
const SHELF = 'heed.drafts.'

const KEPT_DAYS = 14
const DAY_MS = 86_400_000

/** Larger drafts stay in the tab, because localStorage must leave room for the session. */
const MOST_CHARACTERS = 500_000

/** Written briefly by the tab that takes over the drafts. */
const TAKEN = 'taken'

const ShelvedInput = z.object({
  person: z.string(),
  at: z.iso.datetime(),
  drafts: z.record(z.string(), z.unknown()),
  /** Keys of typed input in `drafts`; all other keys are places, such as an open dialog. */
  typed: z.array(z.string()),
})
export type ShelvedInput = z.infer<typeof ShelvedInput>
export type EarlierInput = ShelvedInput & { tab: string }

const isShelved = (value: unknown): value is ShelvedInput => ShelvedInput.safeParse(value).success

const place = (tab: string) => `${SHELF}${tab}`

export const isShelfName = (name: string): boolean => name.startsWith(SHELF)

export function putOnShelf(tab: string, input: ShelvedInput): void {
  const isSmall = JSON.stringify(input).length <= MOST_CHARACTERS
  if (input.typed.length > 0 && isSmall) writeSaved(place(tab), input)
  else removeSaved(place(tab))
}

/** Returns newest entries first; deletes expired entries and other people's entries. */
export function readShelf(own: string, person: string, now: Date): EarlierInput[] {
  const found: EarlierInput[] = []
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS
  for (const name of listSavedNames(SHELF)) {
    const input = readSaved(name, isShelved)
    if (input?.person !== person || Date.parse(input.at) < oldest) removeSaved(name)
    else if (name !== place(own)) found.push({ ...input, tab: name.slice(SHELF.length) })
  }
  return found.toSorted((one, other) => other.at.localeCompare(one.at))
}

export function takeFromShelf(tab: string): void {
  writeSaved(place(tab), TAKEN)
  removeSaved(place(tab))
}

export const removeFromShelf = (tab: string): void => removeSaved(place(tab))

export function clearShelf(): void {
  for (const name of listSavedNames(SHELF)) removeSaved(name)
}

export const isTakenMark = (tab: string, name: string, value: unknown): boolean =>
  name === place(tab) && value === TAKEN
